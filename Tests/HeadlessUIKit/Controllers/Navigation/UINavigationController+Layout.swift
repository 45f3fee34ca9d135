extension UINavigationController: BarContainer {
    /// Places container and bars; called whenever the view is laid out.
    func layoutContents() {
        guard isViewLoaded else { return }
        updatePopEdge()
        placeContainer()
        layoutBars()
        guard transition == nil else { return }
        // Whoever has put the view on the screen without a word to the controller sees the top screen all the same.
        if shown == nil, isInWindow { placeTop() }
        if let shown, stack.contains(where: { $0 === shown }) { putInPlace(shown) }
    }

    /// The contents of a transition are moved by that alone.
    private func placeContainer() {
        let bounds = view.bounds
        if transition == nil {
            container.frame = bounds
        } else {
            UIView.performWithoutAnimation { container.frame = bounds }
        }
    }

    func layoutBars() {
        let bounds = view.bounds
        let safeArea = view.safeAreaInsets
        let metrics = HeadlessRuntime.current.profile.navigation
        let barTop = showsBar ? safeArea.top : -metrics.navigationBarHeight
        bar.frame = CGRect(x: 0, y: barTop, width: bounds.width, height: metrics.navigationBarHeight)
        let bottomBarTop = bounds.height - (bottomBarIsHidden ? 0 : safeArea.bottom + metrics.toolbarHeight)
        bottomBar.frame = CGRect(x: 0, y: bottomBarTop, width: bounds.width, height: metrics.toolbarHeight)
        bar.reach = safeArea.top
        bottomBar.reach = safeArea.bottom
        bar.isHidden = isNested || (barIsHidden && transition == nil)
        bottomBar.isHidden = bottomBarIsHidden && transition == nil
    }

    /// Where a screen's view lies in the container: under the bars if it extends to those edges, between them if not.
    func contentFrame(for screen: UIViewController) -> CGRect {
        var frame = viewIfLoaded?.bounds ?? UIScreen.main.bounds
        let metrics = HeadlessRuntime.current.profile.navigation
        let safeArea = viewIfLoaded?.safeAreaInsets ?? .zero
        if showsBar, !screen.edgesForExtendedLayout.contains(.top) {
            let covered = safeArea.top + metrics.navigationBarHeight
            frame.origin.y += covered
            frame.size.height -= covered
        }
        if !bottomBarIsHidden, !screen.edgesForExtendedLayout.contains(.bottom) {
            frame.size.height -= safeArea.bottom + metrics.toolbarHeight
        }
        return frame
    }

    /// The bars cover part of a screen that extends under them.
    func updateSafeArea(of screen: UIViewController) {
        let metrics = HeadlessRuntime.current.profile.navigation
        var insets = UIEdgeInsets.zero
        if showsBar, screen.edgesForExtendedLayout.contains(.top) { insets.top = metrics.navigationBarHeight }
        if !bottomBarIsHidden, screen.edgesForExtendedLayout.contains(.bottom) {
            insets.bottom = metrics.toolbarHeight
        }
        screen.containerSafeAreaInsets = insets
    }

    /// The flag changes at once; the bar slides on its own, or with the transition that is running: then it follows the
    /// finger, and goes back if the transition is cancelled.
    func barVisibilityDidChange(animated: Bool) {
        guard isViewLoaded else { return }
        if let transition {
            if let arriving = transition.viewController(forKey: .to) { updateSafeArea(of: arriving) }
            bar.isHidden = false
            transition.coordinator.animate(alongsideTransition: { [weak self] _ in self?.layoutBars() })
        } else if animated, isOnScreen {
            bar.isHidden = false
            bottomBar.isHidden = false
            UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
                slideBars()
            } completion: { [weak self] _ in
                self?.layoutBars()
            }
        } else {
            view.setNeedsLayout()
        }
    }

    /// Moves the bars without hiding them yet, so that they can be seen leaving.
    private func slideBars() {
        layoutContents()
        bar.isHidden = false
        bottomBar.isHidden = false
    }

    // MARK: With a transition

    /// The bars' contents change with the screens.
    func animateBars(with coordinator: TransitionCoordinator) {
        let items = outermostStack.barItems
        let change = shownBar.beginChange(to: items, towardsRoot: items.count < (shownBar.items?.count ?? 0))
        coordinator.animate(alongsideTransition: { _ in change.animate() }, completion: { _ in change.end() })
        bottomBar.items = stack.last?.toolbarItems
        adjustTabBar(with: coordinator)
    }

    /// `hidesBottomBarWhenPushed`: the tab bar is away as long as a screen of the stack above its root wants it so.
    func adjustTabBar(with coordinator: TransitionCoordinator?) {
        guard let tabs = tabBarController, tabs.selectedViewController === self else { return }
        let hides = stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
        tabs.setBarCovered(hides, with: coordinator)
    }
}

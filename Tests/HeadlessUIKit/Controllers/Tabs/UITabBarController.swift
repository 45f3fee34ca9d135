/// Several screens side by side, of which a bar at the bottom selects one.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, BarContainer {
    open weak var delegate: (any UITabBarControllerDelegate)?
    private let bar = UITabBar()
    private let container = NavigationTransitionView()
    private let moreScreen = MoreScreen()
    private var screens: [UIViewController] = []
    private var selected: UIViewController?
    private var shown: UIViewController?
    private var transition: TransitionContext?
    private var barIsCovered = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        connectBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        connectBar()
    }

    private func connectBar() {
        bar.itemWasTapped = { [weak self] in self?.tapped($0) }
    }

    open var tabBar: UITabBar { bar }

    // MARK: Screens

    open var viewControllers: [UIViewController]? {
        get { screens }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let before = children
        screens = viewControllers ?? []
        let tabs = tabs
        for tab in tabs where tab.parent !== self {
            addChild(tab)
            tab.didMove(toParent: self)
        }
        moreScreen.screens = screens.filter { screen in !tabs.contains { $0 === screen } }
        bar.items = tabs.map(\.tabBarItem)
        if !tabs.contains(where: { $0 === selected }) { selected = screens.first }
        placeSelected()
        for tab in before where !tabs.contains(where: { $0 === tab }) {
            tab.willMove(toParent: nil)
            tab.removeFromParent()
        }
    }

    /// Documented: it lists the screens that the bar has no room for.
    open private(set) lazy var moreNavigationController: UINavigationController = {
        let navigation = UINavigationController(rootViewController: moreScreen)
        navigation.tabBarItem.title = moreScreen.title
        return navigation
    }()

    /// What the bar shows: of more than five screens the first four, and the list of the others.
    private var tabs: [UIViewController] {
        screens.count > Self.mostTabs ? screens.prefix(Self.mostTabs - 1) + [moreNavigationController] : screens
    }

    /// Documented of a bar that is as narrow as a phone's.
    private static let mostTabs = 5

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard (screens + tabs).contains(where: { $0 === newValue }) else {
                return HeadlessRuntime.current.faults.record(.selectedNoTab(screen: newValue.screenName))
            }
            select(newValue)
        }
    }

    /// `NSNotFound` while there is none.
    open var selectedIndex: Int {
        get { screens.firstIndex { $0 === selected } ?? NSNotFound }
        set { if screens.indices.contains(newValue) { select(screens[newValue]) } }
    }

    private func tapped(_ item: UITabBarItem) {
        guard let screen = tabs.first(where: { $0.tabBarItem === item }),
            transition == nil || HeadlessRuntime.current.profile.navigation.tabBarTakesTouchesInTransitions
        else { return }
        guard OptionalRequirement.ask(delegate, { $0.tabBarController(self, shouldSelect: screen) }) ?? true else {
            return
        }
        if screen === selected {
            // Tapping the tab that is shown leads back to its beginning.
            if let navigation = screen as? UINavigationController, canPop(navigation) {
                navigation.popToRootViewController(animated: true)
            }
        } else {
            select(screen)
        }
        OptionalRequirement.ask(delegate) { $0.tabBarController(self, didSelect: screen) }
    }

    private func canPop(_ navigation: UINavigationController) -> Bool {
        navigation.transition == nil || HeadlessRuntime.current.profile.navigation.tabsPopChangingStacks
    }

    private func select(_ screen: UIViewController) {
        guard tabs.contains(where: { $0 === screen }) else {
            moreNavigationController.setViewControllers([moreScreen, screen], animated: false)
            return select(moreNavigationController)
        }
        guard screen !== selected else { return }
        selected = screen
        guard transition == nil else {
            HeadlessRuntime.current.faults.record(.unbalancedAppearance(screen: screen.screenName))  // F7
            return
        }
        if let shown, appearance.state == .appeared, let animator = animator(from: shown, to: screen) {
            startTransition(from: shown, to: screen, animator)
        } else {
            placeSelected()
        }
    }

    // MARK: On the screen

    open override func loadView() {
        let contents = UILayoutContainerView(owner: self)
        contents.frame = UIScreen.main.bounds
        contents.addSubview(container)
        contents.addSubview(bar)
        view = contents
    }

    override func prepareToAppear() {
        placeSelected()
    }

    override var childrenSharingAppearance: [UIViewController] {
        transition == nil ? [shown].compactMap { $0 } : []
    }

    private func placeSelected() {
        bar.selectedItem = selected?.tabBarItem
        guard isViewLoaded, transition == nil, shown !== selected else { return }
        let leaving = shown
        let isVisible = appearance.isShownOrComing
        // Measured by others (programmerteach.com, "the order of calls is explored"): a switch asks the new one first.
        if isVisible { selected?.beginAppearance(true, animated: false) }
        if isVisible, leaving?.appearance.isShownOrComing == true { leaving?.beginAppearance(false, animated: false) }
        shown = selected
        leaving?.viewIfLoaded?.removeFromSuperview()
        if let shown { putInPlace(shown) }
        if leaving?.appearance.isChanging == true { leaving?.endAppearance() }
        if appearance.state == .appeared {
            shown?.endAppearance()
        } else if isVisible {
            shown?.appearance.isForwarded = true
        }
        followSelectedStack()
    }

    private func putInPlace(_ screen: UIViewController) {
        let view: UIView = screen.view
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== container { container.addSubview(view) }
        updateSafeArea(of: screen)
    }

    private func updateSafeArea(of screen: UIViewController) {
        let height = HeadlessRuntime.current.profile.navigation.tabBarHeight
        screen.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: barIsCovered ? 0 : height, right: 0)
    }

    func layoutContents() {
        container.frame = view.bounds
        layoutBar()
        if transition == nil, let shown { putInPlace(shown) }
    }

    private func layoutBar() {
        let bottom = view.safeAreaInsets.bottom
        let height = HeadlessRuntime.current.profile.navigation.tabBarHeight + bottom
        let top = view.bounds.height - (barIsCovered ? 0 : height)
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        bar.bottomMargin = bottom
    }

    // MARK: hidesBottomBarWhenPushed

    /// The bar goes and comes with the transition of the selected stack.
    func setBarCovered(_ isCovered: Bool, with coordinator: TransitionCoordinator?) {
        guard barIsCovered != isCovered else { return }
        barIsCovered = isCovered
        guard isViewLoaded else { return }
        if let shown { updateSafeArea(of: shown) }
        guard let coordinator else {
            view.setNeedsLayout()
            return
        }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in self?.layoutBar() },
            completion: { [weak self] _ in self?.barHasMoved() })
    }

    /// The animation has left the bar where the transition led it; meanwhile another tab may have been selected.
    private func barHasMoved() {
        followSelectedStack()
        layoutBar()
    }

    private func followSelectedStack() {
        if let navigation = selected as? UINavigationController {
            navigation.adjustTabBar(with: nil)
        } else {
            setBarCovered(false, with: nil)
        }
    }

    // MARK: Transitions

    private func animator(
        from leaving: UIViewController, to arriving: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalRequirement.ask(delegate) {
            $0.tabBarController(self, animationControllerForTransitionFrom: leaving, to: arriving)
        }.flatMap { $0 }
    }

    private func startTransition(
        from leaving: UIViewController, to arriving: UIViewController,
        _ animator: any UIViewControllerAnimatedTransitioning
    ) {
        let interactor = OptionalRequirement.ask(delegate) {
            $0.tabBarController(self, interactionControllerFor: animator)
        }
        arriving.loadViewIfNeeded()
        arriving.view.frame = container.bounds
        let context = TransitionContext(
            container: container,
            from: .init(controller: leaving, view: leaving.view, initialFrame: leaving.view.frame),
            to: .init(controller: arriving, view: arriving.view, finalFrame: container.bounds),
            style: .none, animator: animator, interactor: interactor ?? nil, blocking: blockedInTransitions)
        context.settle = { [weak self] in self?.settleTransition(from: leaving, to: arriving, didComplete: $0) }
        transition = context
        for participant in [self, leaving, arriving] { participant.runningTransition = context }
        leaving.beginAppearance(false, animated: true)
        arriving.beginAppearance(true, animated: true)
        bar.selectedItem = arriving.tabBarItem
        context.start()
        arriving.tellIsAppearing()
    }

    /// Users of SwipeableTabBarController tap other tabs while a swipe is going on (#36, pull request 70).
    private var blockedInTransitions: [UIView] {
        HeadlessRuntime.current.profile.navigation.tabBarTakesTouchesInTransitions ? [container] : [container, bar]
    }

    private func settleTransition(from leaving: UIViewController, to arriving: UIViewController, didComplete: Bool) {
        transition = nil
        for participant in [self, leaving, arriving] { participant.runningTransition = nil }
        let stays = didComplete ? arriving : leaving
        let goes = didComplete ? leaving : arriving
        shown = stays
        goes.viewIfLoaded?.removeFromSuperview()
        putInPlace(stays)
        if didComplete {
            leaving.endAppearance()
            arriving.endAppearance()
        } else {
            // Reported: a cancelled transition sets selectedIndex back (openradar 32135966).
            selected = leaving
            arriving.changeDirection(to: false)
            leaving.changeDirection(to: true)
        }
        if selected === stays || HeadlessRuntime.current.profile.navigation.showsTabsSelectedInTransitions {
            placeSelected()
        }
    }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }
}

extension UIViewController {
    /// Turns an appearance change round and ends it: the way back of a cancelled transition.
    fileprivate func changeDirection(to isAppearing: Bool) {
        beginAppearance(isAppearing, animated: true)
        endAppearance()
    }
}

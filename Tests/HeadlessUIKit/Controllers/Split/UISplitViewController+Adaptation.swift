// What the split view makes of its size: collapsed or expanded, and in which display mode.
extension UISplitViewController {
    /// A limit of the model: while a stack in it changes, the split view stays collapsed or expanded as it is.
    func adapt() {
        guard isViewLoaded else { return }
        let mustCollapse = traitCollection.horizontalSizeClass == .compact
        if mustCollapse != isCollapsed {
            guard !isStackChanging else { return }
            endMoveAtOnce()
            adaptedSize = view.bounds.size
            UIView.performWithoutAnimation { mustCollapse ? collapse() : expand() }
        } else if !isCollapsed, adaptedSize != view.bounds.size {
            endMoveAtOnce()
            adoptDisplayMode()
        }
    }

    func preferencesDidChange() {
        guard isViewLoaded, !isCollapsed else { return }
        endMoveAtOnce()
        adoptDisplayMode()
    }

    /// A push or pop in a column is over.
    func stackDidRest() {
        HeadlessRuntime.current.performNextTurn { [weak self] in
            self?.adapt()
            self?.doPostponed()
        }
    }

    private func doPostponed() {
        guard let postponed, !isPrimaryStackChanging else { return }
        self.postponed = nil
        postponed()
    }

    private var isStackChanging: Bool { isPrimaryStackChanging || secondaryStack?.transition != nil }

    var isPrimaryStackChanging: Bool { primaryStack?.transition != nil }

    /// L2. Also when the size changes: what the person has shown or hidden counts for the former one.
    private func adoptDisplayMode() {
        adaptedSize = view.bounds.size
        let isShown =
            switch preferredDisplayMode {
            case .automatic: splitBehavior == .tile
            case .secondaryOnly: false
            default: true
            }
        if isShown != isPrimaryShown { tell(willShowPrimary: isShown) }
        isPrimaryShown = isShown
        coverage = isShown ? 1 : 0
        putColumnsInPlace()
    }

    // MARK: L5

    private func collapse() {
        let proposed: Column = secondaryStack == nil ? .primary : .secondary
        let top =
            OptionalRequirement.ask(delegate) {
                $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            } ?? proposed
        secondaryStack?.viewIfLoaded?.removeFromSuperview()
        isCollapsed = true
        if top == .secondary, let primaryStack, let secondaryStack {
            primaryStack.setColumns(primaryStack.stack + [secondaryStack], animated: false)
        }
        putColumnsInPlace()
        _ = OptionalRequirement.ask(delegate) { $0.splitViewControllerDidCollapse(self) }
    }

    private func expand() {
        isCollapsed = false
        if let primaryStack, let secondaryStack {
            primaryStack.setColumns(primaryStack.stack.filter { $0 !== secondaryStack }, animated: false)
        }
        isPrimaryShown = true
        adoptDisplayMode()
        _ = OptionalRequirement.ask(delegate) { $0.splitViewControllerDidExpand(self) }
    }
}

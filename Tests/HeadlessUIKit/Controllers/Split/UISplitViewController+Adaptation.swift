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
        guard let postponed, !areSidebarsChanging else { return }
        self.postponed = nil
        postponed()
    }

    private var isStackChanging: Bool { stacks.values.contains { $0.transition != nil } }

    var areSidebarsChanging: Bool { sidebars.contains { stacks[$0]?.transition != nil } }

    /// L2. Also when the size changes: what the person has shown or hidden counts for the former one.
    private func adoptDisplayMode() {
        adaptedSize = view.bounds.size
        let count = preferredCount
        if count != shownCount { tell(willShow: count) }
        shownCount = count
        coverage = CGFloat(count)
        putColumnsInPlace()
    }

    // MARK: L5

    /// The columns that may be on the stack of the primary one, in the order in which they lie there.
    private var upperColumns: [Column] { sidebars.dropLast() + [.secondary] }

    private func collapse() {
        let proposed = upperColumns.last { stacks[$0] != nil } ?? .primary
        let top =
            OptionalRequirement.ask(delegate) {
                $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            } ?? proposed
        for column in upperColumns { stacks[column]?.viewIfLoaded?.removeFromSuperview() }
        isCollapsed = true
        putOnStack(upTo: top, animated: false)
        putColumnsInPlace()
        OptionalRequirement.ask(delegate) { $0.splitViewControllerDidCollapse(self) }
    }

    private func expand() {
        isCollapsed = false
        putOnStack(upTo: .primary, animated: false)
        shownCount = sidebars.count
        adoptDisplayMode()
        OptionalRequirement.ask(delegate) { $0.splitViewControllerDidExpand(self) }
    }

    func showOnStack(_ column: Column) {
        guard column == .primary || stacks[column] != nil else { return }
        putOnStack(upTo: column, animated: true)
    }

    private func putOnStack(upTo top: Column, animated: Bool) {
        guard let primaryStack else { return }
        let own = primaryStack.stack.filter { screen in !upperColumns.contains { stacks[$0] === screen } }
        let end = upperColumns.firstIndex(of: top).map { $0 + 1 } ?? 0
        let screens = own + upperColumns[..<end].compactMap { stacks[$0] }
        guard !screens.elementsEqual(primaryStack.stack, by: ===) else { return }
        primaryStack.setColumns(screens, animated: animated)
    }
}

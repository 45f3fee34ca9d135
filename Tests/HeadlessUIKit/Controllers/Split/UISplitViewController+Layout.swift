// Where the columns are, and how the sidebars come and go.
extension UISplitViewController {
    /// Puts the views of the columns where they belong. Their controllers hear of it by that.
    func putColumnsInPlace() {
        UIView.performWithoutAnimation {
            if isCollapsed {
                shade.removeFromSuperview()
            } else if let secondary: UIView = secondaryStack?.view {
                if secondary.superview !== view { view.insertSubview(secondary, at: 0) }
                view.insertSubview(shade, aboveSubview: secondary)
            }
            for (place, column) in sidebars.enumerated() { put(column, at: place) }
            layoutColumns()
        }
    }

    private func put(_ column: Column, at place: Int) {
        guard let sidebar: UIView = stacks[column]?.view else { return }
        if isCollapsed {
            // The others are on the primary column's stack, or nowhere.
            if column == .primary, sidebar.superview !== view { view.addSubview(sidebar) }
        } else if place >= shownCount, !moving.contains(column) {
            sidebar.removeFromSuperview()
        } else if sidebar.superview !== view {
            view.addSubview(sidebar)
        }
    }

    func layoutColumns() {
        let bounds = view.bounds
        guard !isCollapsed else {
            primaryStack?.viewIfLoaded?.frame = bounds
            return
        }
        let end = covered(by: coverage)
        switch splitBehavior {
        case .overlay: place(.secondary, at: 0, width: bounds.width)
        case .displace: place(.secondary, at: end, width: bounds.width - covered(by: min(coverage, 1)))
        case .tile, .automatic: place(.secondary, at: end, width: bounds.width - end)
        }
        var x = end
        for column in sidebars {
            x -= width(of: column)
            place(column, at: x, width: width(of: column))
        }
        shade.frame = bounds
        let dimmed = min(max(coverage - CGFloat(fewestHiding), 0), 1)
        shade.alpha = dimmed * HeadlessRuntime.current.profile.columns.dimming
        shade.isHidden = dimmed == 0
    }

    /// - Parameter x: in points from the leading edge.
    private func place(_ column: Column, at x: CGFloat, width: CGFloat) {
        stacks[column]?.viewIfLoaded?.frame = mirrored(CGRect(x: x, y: 0, width: width, height: view.bounds.height))
    }

    /// Where the sidebars end when there is so much of them, in points from the leading edge.
    private func covered(by coverage: CGFloat) -> CGFloat {
        sidebars.enumerated().reduce(0) { end, sidebar in
            end + min(max(coverage - CGFloat(sidebar.offset), 0), 1) * width(of: sidebar.element)
        }
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        isRightToLeft ? frame.mirrored(in: view.bounds.width) : frame
    }

    var isRightToLeft: Bool { viewIfLoaded?.isRightToLeft == true }

    // MARK: Sidebars come and go

    /// A limit of the model: while a column comes or goes, none can be told to do something else.
    func setShownCount(_ count: Int) {
        guard count != shownCount, moving.isEmpty else { return }
        guard isViewLoaded, view.window != nil else {
            shownCount = count
            coverage = CGFloat(count)
            return
        }
        beginMove(to: count)
        settleMove(to: count)
    }

    func beginMove(to count: Int) {
        tell(willShow: count)
        moving = columns(between: shownCount, and: count)
        moves += 1
        show(count)
        putColumnsInPlace()
    }

    /// Moves the columns to their places, from where a finger has left them.
    func settleMove(to count: Int) {
        if count != shownCount { show(count) }
        let move = moves
        UIView.animate(withDuration: HeadlessRuntime.current.profile.columns.duration) { [self] in
            coverage = CGFloat(count)
            layoutColumns()
        } completion: { [weak self] _ in
            if self?.moves == move { self?.endMoveAtOnce() }
        }
    }

    func endMoveAtOnce() {
        guard !moving.isEmpty else { return }
        swipe.stop()
        let moved = moving
        moving = []
        coverage = CGFloat(shownCount)
        putColumnsInPlace()
        for column in moved { stacks[column]?.endAppearance() }
    }

    private func show(_ count: Int) {
        let isShown = count > shownCount
        shownCount = count
        for column in moving { stacks[column]?.beginAppearance(isShown, animated: true) }
    }

    private func columns(between first: Int, and second: Int) -> [Column] {
        Array(sidebars[min(first, second)..<max(first, second)])
    }

    func tell(willShow count: Int) {
        OptionalRequirement.ask(delegate) {
            $0.splitViewController(self, willChangeTo: displayMode(showing: count))
        }
        for column in columns(between: shownCount, and: count) {
            OptionalRequirement.ask(delegate) { delegate in
                if count > shownCount {
                    delegate.splitViewController(self, willShow: column)
                } else {
                    delegate.splitViewController(self, willHide: column)
                }
            }
        }
    }
}

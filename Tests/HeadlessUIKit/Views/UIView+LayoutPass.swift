extension UIView {
    public func setNeedsLayout() {
        needsLayout = true
        var view: UIView? = self
        while let present = view, !present.branchNeedsLayout {
            present.branchNeedsLayout = true
            view = present.superview
        }
    }

    /// Lays out this view and everything inside it that asked for it.
    public func layoutIfNeeded() {
        var topmost = self
        // Constraints come first, and may ask for layout above.
        updateConstraintsIfNeeded()
        while let superview = topmost.superview, superview.needsLayout { topmost = superview }
        topmost.layOutUntilSettled()
    }

    /// What the run loop does at the end of a turn, from the window down.
    ///
    /// Laying a view out may ask for layout above it, as a new safe area does. Views that never come to rest are left
    /// to the next turn.
    func layOutUntilSettled() {
        for _ in 0..<8 where branchNeedsLayout || layoutState.branchNeedsUpdateConstraints {
            updateConstraintsIfNeeded()
            ConstraintLayout.beginPass()
            layoutBranch()
        }
    }

    private func layoutBranch() {
        branchNeedsLayout = false
        if needsLayout {
            needsLayout = false
            isLayingOut = true
            ConstraintLayout.solve(in: self)
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
            isLayingOut = false
        }
        for view in subviews where view.branchNeedsLayout { view.layoutBranch() }
    }

    func sizeDidChange(from oldSize: CGSize) {
        let newSize = bounds.size
        guard oldSize != newSize else { return }
        if autoresizesSubviews {
            for view in subviews { AutoresizingLayout.resize(view, from: oldSize, to: newSize) }
        }
        setNeedsLayout()
        // Measured by many: a subview that changes its size lays its superview out.
        let asksAgain = HeadlessRuntime.current.profile.layout.subviewsSizedInLayoutAskAgain
        if let superview, !superview.isLayingOut || asksAgain { superview.setNeedsLayout() }
    }
}

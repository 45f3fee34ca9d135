extension UIView {
    public func setNeedsLayout() {
        needsLayout = true
    }

    /// Lays out this view and everything inside it that asked for it.
    public func layoutIfNeeded() {
        var topmost = self
        while let superview = topmost.superview, superview.needsLayout { topmost = superview }
        topmost.layoutBranch()
    }

    /// What the run loop does at the end of a turn, from the window down.
    func layoutBranch() {
        if needsLayout {
            needsLayout = false
            ConstraintLayout.solve(in: self)
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutBranch() }
    }

    func sizeDidChange(from oldSize: CGSize) {
        let newSize = bounds.size
        guard oldSize != newSize else { return }
        if autoresizesSubviews {
            for view in subviews { AutoresizingLayout.resize(view, from: oldSize, to: newSize) }
        }
        setNeedsLayout()
    }
}

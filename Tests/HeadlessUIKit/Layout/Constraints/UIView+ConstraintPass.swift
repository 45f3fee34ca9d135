// The pass before layout: from the innermost views outwards, each that has asked for it updates its constraints. DOC:
// "Auto Layout Guide", "Changing Constraints".

extension UIView {
    public func setNeedsUpdateConstraints() {
        layoutState.needsUpdateConstraints = true
        layoutState.isAskedToUpdateConstraints = true
        markConstraintBranch()
    }

    public func needsUpdateConstraints() -> Bool {
        layoutState.needsUpdateConstraints && takesPartInConstraintPass
    }

    /// Updates the constraints of this view and of all inside it that need it.
    public func updateConstraintsIfNeeded() {
        guard layoutState.branchNeedsUpdateConstraints else { return }
        layoutState.branchNeedsUpdateConstraints = false
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard needsUpdateConstraints() else { return }
        layoutState.needsUpdateConstraints = false
        layoutState.isAskedToUpdateConstraints = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    /// Has the next pass look at this view.
    func markConstraintBranch() {
        var view: UIView? = self
        while let present = view, !present.layoutState.branchNeedsUpdateConstraints {
            present.layoutState.branchNeedsUpdateConstraints = true
            view = present.superview
        }
    }

    /// Once at the beginning, a view that takes part in Auto Layout; later, one that has asked.
    private var takesPartInConstraintPass: Bool {
        if layoutState.isAskedToUpdateConstraints || type(of: self).requiresConstraintBasedLayout { return true }
        guard HeadlessRuntime.current.profile.layout.updatesConstraintsUnasked else { return false }
        return !layoutState.involving.isEmpty || !layoutState.constraints.isEmpty
    }
}

extension UIStackView {
    /// Adds what the stack view asks of its arranged subviews.
    func arrange(into requirements: inout LayoutRequirements) {
        precondition(
            alignment != .firstBaseline && alignment != .lastBaseline,
            "The model has no baselines: \(ConstraintDescription.name(of: self)) cannot align by them.")
        precondition(
            distribution != .fillProportionally,
            "The model does not distribute proportionally: \(ConstraintDescription.name(of: self)) asks for it.")
        var arrangement = StackArrangement(stack: self, requirements: requirements)
        arrangement.parkHiddenViews()
        arrangement.distribute()
        arrangement.align()
        requirements = arrangement.requirements
    }
}

@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: HeadlessRuntime.current.profile.layout.systemSpacing * multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(
            .greaterThanOrEqual, anchor, constant: HeadlessRuntime.current.profile.layout.systemSpacing * multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(
            .lessThanOrEqual, anchor, constant: HeadlessRuntime.current.profile.layout.systemSpacing * multiplier)
    }
}

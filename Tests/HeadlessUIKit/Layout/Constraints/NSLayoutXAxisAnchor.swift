@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: HeadlessRuntime.current.profile.layout.systemSpacing * multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(
            .greaterThanOrEqual, anchor, constant: HeadlessRuntime.current.profile.layout.systemSpacing * multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(
            .lessThanOrEqual, anchor, constant: HeadlessRuntime.current.profile.layout.systemSpacing * multiplier)
    }
}

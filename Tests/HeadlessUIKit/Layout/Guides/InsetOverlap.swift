/// How much of a view lies under insets of its superview.
@MainActor
enum InsetOverlap {
    static func of(_ view: UIView, under insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        let frame = view.frame
        let area = superview.bounds
        // A view that is inside the insets altogether has none of its own; one that reaches out of its superview gets
        // no more than the superview has.
        func overlap(_ inset: CGFloat, distance: CGFloat) -> CGFloat {
            min(inset, max(0, inset - distance))
        }
        return UIEdgeInsets(
            top: overlap(insets.top, distance: frame.minY - area.minY),
            left: overlap(insets.left, distance: frame.minX - area.minX),
            bottom: overlap(insets.bottom, distance: area.maxY - frame.maxY),
            right: overlap(insets.right, distance: area.maxX - frame.maxX)
        )
    }
}

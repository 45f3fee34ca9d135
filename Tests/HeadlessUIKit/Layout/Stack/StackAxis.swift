/// Start, end and length of boxes along one axis. Where the reading direction mirrors it, places count from the right,
/// as negative numbers, so that a later view always has the larger place.
struct StackAxis {
    let isHorizontal: Bool
    let isMirrored: Bool

    init(axis: NSLayoutConstraint.Axis, isMirrored: Bool) {
        isHorizontal = axis == .horizontal
        self.isMirrored = isMirrored && isHorizontal
    }

    func length(_ box: LayoutBox) -> LinearExpression {
        isHorizontal ? box.width : box.height
    }

    func start(_ box: LayoutBox) -> LinearExpression {
        guard isHorizontal else { return box.top }
        return isMirrored ? (box.left + box.width) * -1 : box.left
    }

    func end(_ box: LayoutBox) -> LinearExpression {
        guard isHorizontal else { return box.top + box.height }
        return isMirrored ? box.left * -1 : box.left + box.width
    }
}

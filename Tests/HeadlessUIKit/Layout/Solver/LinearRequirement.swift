/// An expression that is to be zero, or at least zero, and how much that matters.
struct LinearRequirement: Equatable {
    enum Relation {
        case zero
        case atLeastZero
    }

    var expression: LinearExpression
    var relation: Relation
    /// 1000 must hold; below, a higher priority is met as far as possible before a lower one is looked at.
    var priority: Float

    var isRequired: Bool { priority >= 1000 }
}

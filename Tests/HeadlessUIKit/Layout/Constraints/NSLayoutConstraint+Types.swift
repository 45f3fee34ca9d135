extension NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case notAnAttribute = 0
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind {
        /// A place along the horizontal axis, named by the side or by the reading direction.
        case horizontalSide, horizontalReading, horizontalCentre
        case vertical
        case dimension
        case none
    }

    var kind: Kind {
        switch self {
        case .left, .right: .horizontalSide
        case .leading, .trailing: .horizontalReading
        case .centerX: .horizontalCentre
        case .top, .bottom, .centerY: .vertical
        case .width, .height: .dimension
        case .notAnAttribute: .none
        }
    }

    /// Whether UIKit lets a constraint relate the two: places only along one axis, and a side never to a reading edge.
    func canRelate(to other: NSLayoutConstraint.Attribute) -> Bool {
        switch (kind, other.kind) {
        case (.horizontalSide, .horizontalReading), (.horizontalReading, .horizontalSide): false
        case (.horizontalSide, .horizontalSide), (.horizontalReading, .horizontalReading),
            (.horizontalCentre, .horizontalCentre), (.horizontalCentre, .horizontalSide),
            (.horizontalCentre, .horizontalReading), (.horizontalSide, .horizontalCentre),
            (.horizontalReading, .horizontalCentre), (.vertical, .vertical), (.dimension, .dimension):
            true
        case (.dimension, .none): true
        default: false
        }
    }
}

import Foundation

/// One of the two directions in which content moves.
enum ScrollAxis: CaseIterable, Sendable {
    case horizontal
    case vertical

    var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }
}

extension CGSize {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    /// The inset before the content along the axis: left or top.
    func before(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }
    /// The inset after the content along the axis: right or bottom.
    func after(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}

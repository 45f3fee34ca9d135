import UIKit

/// Turns distances from the leading edge, in which scenarios are written, into UIKit's distances from the left.
struct Mirror {
    let direction: LayoutDirection

    /// - Parameter width: of the view that `x` is measured in, in points.
    func x(_ x: CGFloat, in width: CGFloat) -> CGFloat {
        direction == .ltr ? x : width - x
    }

    /// Where a finger is in a window. At the very edge it is on the screen in both directions, though a point at the
    /// right edge of a rectangle is none in it.
    func touch(_ point: CGPoint, in width: CGFloat) -> CGPoint {
        let place = self.point(point, in: width)
        return place.x == width && point.x == 0 ? CGPoint(x: width - 0.001, y: place.y) : place
    }

    var leadingEdge: UIRectEdge { direction == .ltr ? .left : .right }

    func point(_ point: CGPoint, in width: CGFloat) -> CGPoint {
        CGPoint(x: x(point.x, in: width), y: point.y)
    }

    /// An angle that is clockwise in a file, in radians.
    func angle(_ angle: CGFloat) -> CGFloat {
        direction == .ltr ? angle : -angle
    }

    func frame(_ frame: CGRect, in width: CGFloat) -> CGRect {
        CGRect(
            x: direction == .ltr ? frame.minX : width - frame.maxX, y: frame.minY, width: frame.width,
            height: frame.height)
    }

    func inset(_ inset: ScrollOptions.Inset) -> UIEdgeInsets {
        UIEdgeInsets(
            top: inset.top,
            left: direction == .ltr ? inset.leading : inset.trailing,
            bottom: inset.bottom,
            right: direction == .ltr ? inset.trailing : inset.leading
        )
    }

    /// The key for what `key` is for where interfaces run from left to right.
    func key(_ key: String) -> String {
        guard direction == .rtl else { return key }
        return switch key {
        case "[": "]"
        case "]": "["
        default: key
        }
    }

    /// A scroll view's offset from its content's left top corner to one from the leading top corner, and back.
    @MainActor
    func offset(_ offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        guard direction == .rtl else { return offset }
        return CGPoint(x: scrollView.contentSize.width - scrollView.bounds.width - offset.x, y: offset.y)
    }
}

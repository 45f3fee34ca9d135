import UIKit

extension UIScrollView {
    /// How far content may be off an edge, in points, and still be at it: offsets of pages are rounded to pixels, and
    /// nobody sees what a few points more would reveal.
    private static let edgeTolerance: CGFloat = 4

    /// Whether a finger can move the content along the axis of `direction`, if only to make it bounce.
    func scrolls(along direction: SwipeDirection) -> Bool {
        guard isScrollEnabled, panGestureRecognizer.isEnabled, panGestureRecognizer.minimumNumberOfTouches == 1 else {
            return false
        }
        let room = room(along: direction)
        let alwaysBounces = direction.isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return room.last - room.first > Self.edgeTolerance || (bounces && alwaysBounces)
    }

    /// Whether a finger that moves in `direction` would reveal content. A scroll view that bounces is at its edge.
    ///
    /// - Parameter layout: of the view that the swipe belongs to, which need not be that of the scroll view.
    func canScroll(_ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> Bool {
        let room = room(along: direction)
        let offset = direction.isHorizontal ? contentOffset.x : contentOffset.y
        // The content follows the finger, so the offset goes the other way.
        let remaining = direction.sign(in: layout) > 0 ? offset - room.first : room.last - offset
        return min(remaining, room.last - room.first) > Self.edgeTolerance
    }

    /// Whether a finger that moves in `direction` scrolls this, and reveals content.
    func isMoved(_ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> Bool {
        scrolls(along: direction) && canScroll(direction, in: layout)
    }

    /// Whether the content is at the edge that a finger which moves in `direction` would come to, and not beyond it.
    func isAtEdge(towards direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> Bool {
        let room = room(along: direction)
        let offset = direction.isHorizontal ? contentOffset.x : contentOffset.y
        return abs(offset - (direction.sign(in: layout) > 0 ? room.first : room.last)) <= Self.edgeTolerance
    }

    /// The smallest and largest offset at which the content rests, insets included. Equal if everything fits.
    private func room(along direction: SwipeDirection) -> (first: CGFloat, last: CGFloat) {
        let insets = adjustedContentInset
        let first = direction.isHorizontal ? -insets.left : -insets.top
        let last =
            direction.isHorizontal
            ? contentSize.width + insets.right - bounds.width : contentSize.height + insets.bottom - bounds.height
        return (first, max(first, last))
    }
}

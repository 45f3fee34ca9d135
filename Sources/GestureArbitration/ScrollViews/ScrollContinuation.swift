import UIKit

/// Scrolls the list at whose edge a swipe up or down has begun, when the finger moves back past the place where the
/// swipe began. The list's pan has failed by then.
@MainActor
package struct ScrollContinuation {
    private weak var scrollView: UIScrollView?
    private let direction: SwipeDirection
    /// The offset of the list at its edge.
    private let edge: CGPoint
    /// The vertical offset at the other end.
    private let end: CGFloat
    private var isScrolling = false

    /// Nil if no list under the finger of `pan` could scroll, or if one keeps the finger at its edge.
    package init?(of pan: UIPanGestureRecognizer) {
        direction = pan.swipeDirection
        guard !direction.isHorizontal, let scrollView = pan.scrollViewThatYields, !scrollView.refusesDrag else {
            return nil
        }
        let (extent, sign) = (scrollView.extent(along: direction), direction.sign(in: .leftToRight))
        guard extent.isAtEdge(toward: sign), extent.distance(toward: -sign) > 0 else { return nil }
        self.scrollView = scrollView
        edge = scrollView.contentOffset
        end = extent.edge(toward: -sign)
    }

    /// Scrolls as far as the finger is beyond the place where the swipe began.
    ///
    /// - Parameter distance: How far the finger has moved in the direction of the swipe, in points.
    package mutating func follow(to distance: CGFloat) {
        guard isScrolling || distance < 0 else { return }
        isScrolling = distance < 0
        scrollView?.setContentOffset(offset(beyond: max(-distance, 0)), animated: false)
    }

    /// Lets the list continue, about as far as it would if the finger had dragged it.
    ///
    /// - Parameters:
    ///   - distance: How far the finger has moved in the direction of the swipe, in points.
    ///   - velocity: How fast it is in that direction, in points per second.
    package func coast(from distance: CGFloat, at velocity: CGFloat) {
        guard isScrolling, velocity < 0, let scrollView else { return }
        // Where a deceleration ends, as in WWDC 2018's "Designing Fluid Interfaces".
        let rate = scrollView.decelerationRate.rawValue
        let coastingDistance = velocity / 1000 * rate / (1 - rate)
        scrollView.setContentOffset(offset(beyond: -distance - coastingDistance), animated: true)
    }

    private func offset(beyond distance: CGFloat) -> CGPoint {
        let y = direction == .down ? min(edge.y + distance, end) : max(edge.y - distance, end)
        return CGPoint(x: edge.x, y: y)
    }
}

import UIKit

/// Shares a swipe with the scroll views under the finger: whoever can still scroll that way goes first.
///
/// UIKit gives a drag to the deepest recognizer, so a pager on its first page swallows every back swipe. This rule looks
/// at all scroll views from the one under the finger outwards:
///
/// - If one of them can still scroll in the direction of the swipe, the swipe is refused and that scroll view gets it.
/// - At its edge a scroll view does what its ``ViewArbitration/atLeadingEdge-swift.property`` says. By default it
///   yields: its pan waits until the swipe has failed, and goes on in the same event if the swipe is refused.
/// - A scroll view that does not scroll along the swipe at all, such as a vertical list, yields as well, so that the
///   direction of the finger decides and not who is deeper.
///
/// Insets, zooming, bouncing and right-to-left layout are taken into account; half a point counts as at the edge.
public struct ScrollEdgeRule: ArbitrationRule {
    /// The direction of the swipe that the rule is about.
    public var direction: SwipeDirection

    /// Makes a rule for swipes in one direction.
    public init(_ direction: SwipeDirection = .back) {
        self.direction = direction
    }

    /// Denies if a scroll view under the finger claims the swipe; no opinion on a pan in another direction.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        if let pan = recognizer as? UIPanGestureRecognizer, !pan.moves(direction) { return nil }
        guard let scrollView = recognizer.scrollView(claiming: direction) else { return nil }
        return .deny(scrollView.arbitration.atLeadingEdge == .keeps ? .scrollViewKeepsSwipe : .scrollViewCanScroll)
    }

    /// How a pan stands to the pan of a scroll view inside its view; no opinion on others.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> Relation? {
        guard recognizer is UIPanGestureRecognizer, let view = recognizer.view,
            let scrollView = other.pannedScrollView, scrollView.isDescendant(of: view)
        else { return nil }
        guard scrollView.scrolls(along: direction) else { return .goesFirst(.scrollsAcross) }
        if scrollView.canScroll(direction, in: view.effectiveUserInterfaceLayoutDirection) {
            return .exclusive(.scrollViewCanScroll)
        }
        switch scrollView.arbitration.atLeadingEdge {
        case .yields: return .goesFirst(.scrollViewAtEdge)
        case .simultaneous: return .simultaneous(.scrollViewAtEdge)
        case .keeps: return .exclusive(.scrollViewKeepsSwipe)
        }
    }
}

extension Reason {
    /// A scroll view under the finger has content left in the direction of the swipe.
    public static var scrollViewCanScroll: Reason { "a scroll view can still scroll that way" }

    /// A scroll view under the finger was told to keep swipes for itself.
    public static var scrollViewKeepsSwipe: Reason { "a scroll view keeps swipes along its axis" }

    /// The scroll view has nothing left to scroll in the direction of the swipe.
    public static var scrollViewAtEdge: Reason { "the scroll view is at its edge" }

    /// The scroll view does not scroll along the swipe.
    public static var scrollsAcross: Reason { "the scroll view does not scroll along the swipe" }
}

extension ArbitrationRule where Self == ScrollEdgeRule {
    /// Shares a back swipe with the scroll views under the finger.
    public static var scrollEdge: ScrollEdgeRule { ScrollEdgeRule() }

    /// Shares a swipe in `direction` with the scroll views under the finger.
    public static func scrollEdge(_ direction: SwipeDirection) -> ScrollEdgeRule { ScrollEdgeRule(direction) }
}

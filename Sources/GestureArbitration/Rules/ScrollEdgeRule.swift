import UIKit

/// Shares a swipe with the scroll views under the finger: one that can still scroll that way goes first.
///
/// UIKit gives a drag to the deepest recognizer, so a pager on its first page swallows every back swipe. With this rule
/// the pans of all scroll views under the swipe's view wait until the swipe has begun or failed:
///
/// - If one of them can still scroll in the direction of the swipe, the swipe is refused. In the same event, UIKit then
///   gives the drag to the deepest one. With a ``ScrollHandoff``, this is the one that can scroll.
/// - A scroll view at its edge lets the swipe begin, unless its ``ViewArbitration/atScrollEdge-swift.property`` is
///   ``ViewArbitration/AtScrollEdge/keeps``. With ``ViewArbitration/AtScrollEdge/simultaneous`` it does not wait.
/// - A dial, a ruler or a wheel, whose insets leave at least a third of its length free at both ends, keeps swipes even
///   at its end, where it bounces. A picture that such insets centre has nothing to turn, and does not.
/// - One that is zoomed in keeps swipes even at its edge: someone who looks at the edge of a photo isn't done with it.
///   For sideways swipes, an outer one that can still scroll goes first.
/// - One that can be zoomed, and always bounces along both axes, keeps swipes even at its edge: a picture that is being
///   cropped is dragged beyond its edges. It has insets of more than 8 points on all sides, beyond the safe area, or
///   covers less than two thirds of the swipe's view, and is in no pager, nor in a strip along the swipe; others are
///   only looked at.
/// - One with a `refreshControl` keeps swipes down, even at its top, as in UIKit's sheets: they refresh it.
/// - Content that scrolls both ways, such as a spreadsheet, keeps drags more than 20 degrees off the horizontal, even
///   at its edge. Content with pages does not.
/// - One whose class overrides `gestureRecognizerShouldBegin(_:)`, and returns false for its pan, does not refuse the
///   swipe.
/// - A scroll view that does not scroll along the swipe, such as a vertical list, does not refuse it. It waits like the
///   others, so that the direction of the finger decides, not the depth of the views.
///
/// Insets, zooming, bouncing, and right-to-left layout are taken into account. Within four points of an edge, content
/// is at the edge, and so is a strip that has only a margin left to show, an inset of up to 24 points.
public struct ScrollEdgeRule: ArbitrationRule {
    /// Denies if a scroll view under the finger claims the swipe. No opinion on a movement in a direction other than
    /// the recognizer's own, nor on recognizers that follow no movement.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard recognizer.followsMovement, let touchdown = recognizer.touchdown,
            touchdown.claimants.kinds.contains(.scrollViews)
        else { return nil }
        if recognizer.dragsDiagonally { return .deny(.scrollViewIsDraggedDiagonally) }
        guard let (scrollView, claim) = recognizer.claim(on: recognizer.swipeDirection, of: touchdown.claimants),
            recognizer.agreesWithItsDirection(since: touchdown) == true, !scrollView.refusesDrag
        else { return nil }
        return .deny(claim.reason)
    }

    /// How a pan relates to the pan of a scroll view inside its view, and to the pan of a table's rows. No opinion on
    /// others.
    ///
    /// All of them wait, even those that will get the swipe: if only some did, the others would begin before them. For
    /// the same reason, a list in a panel with a pan of its own, for which the swipe waits, does not.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view,
            let scrollView = other.view as? UIScrollView, scrollView.isDescendant(of: view)
        else { return nil }
        guard scrollView.panGestureRecognizer === other else {
            return other.pansRows && !other.isActive ? .goesFirst(.scrollViewsWait) : nil
        }
        if !scrollView.scrolls(along: pan.swipeDirection), pan.waitsForRecognizer(around: scrollView) { return nil }
        if other.isActive { return .simultaneous(.scrollViewIsLetGo) }
        return movesTogether(scrollView, with: pan) ? .simultaneous(.scrollViewAtEdge) : .goesFirst(.scrollViewsWait)
    }

    /// Whether the scroll view should move together with the swipe, is at its edge, and contains no other one that
    /// scrolls along the swipe.
    private func movesTogether(_ scrollView: UIScrollView, with pan: UIPanGestureRecognizer) -> Bool {
        scrollView.arbitration.atScrollEdge == .simultaneous
            && scrollView === pan.innermostScrollView(along: pan.swipeDirection)
            && pan.scrollView(claiming: pan.swipeDirection) == nil
    }
}

extension UIPanGestureRecognizer {
    /// Whether this waits for a recognizer of the app's on a view around `scrollView`, such as a panel. If the scroll
    /// view waited as well, that one would begin before it. Those of a stack and of other swipes have scroll views wait
    /// for them, too.
    fileprivate func waitsForRecognizer(around scrollView: UIScrollView) -> Bool {
        guard let arbiter = delegate as? GestureArbiter else { return false }
        return hasRecognizerInside(from: scrollView.superview) { other in
            other.isEnabled && !other.belongsToScrollView && !(other.delegate is GestureArbiter)
                && other.view?.ownNavigationController == nil && arbiter.makesWait(self, for: other)
        }
    }
}

extension SwipeClaim {
    fileprivate var reason: ArbitrationReason {
        switch self {
        case .canScroll: .scrollViewCanScroll
        case .keepsSwipes: .scrollViewKeepsSwipe
        case .isRefreshed: .scrollViewIsRefreshed
        case .isZoomed: .scrollViewIsZoomed
        case .isMovedFreely: .scrollViewIsMovedFreely
        }
    }
}

extension ArbitrationReason {
    /// A scroll view under the finger has content left in the direction of the swipe.
    public static var scrollViewCanScroll: ArbitrationReason { "a scroll view can still scroll that way" }

    /// A scroll view under the finger is a dial, or has ``ViewArbitration/AtScrollEdge/keeps``.
    public static var scrollViewKeepsSwipe: ArbitrationReason { "a scroll view keeps swipes along its axis" }

    /// A scroll view under the finger has a refresh control, and the swipe goes down.
    public static var scrollViewIsRefreshed: ArbitrationReason { "pulling a scroll view down refreshes it" }

    /// A scroll view under the finger is zoomed in, and keeps swipes or can still scroll.
    public static var scrollViewIsZoomed: ArbitrationReason { "a scroll view is zoomed in" }

    /// A scroll view under the finger can be zoomed, and dragged in all directions beyond its edges.
    public static var scrollViewIsMovedFreely: ArbitrationReason { "a scroll view is moved freely" }

    /// A scroll view under the finger scrolls both ways, and the finger moves diagonally.
    public static var scrollViewIsDraggedDiagonally: ArbitrationReason {
        "a scroll view that scrolls both ways is dragged diagonally"
    }

    /// The scroll view has nothing left to scroll in the direction of the swipe.
    public static var scrollViewAtEdge: ArbitrationReason {
        "the scroll view is at its edge and moves together with the swipe"
    }

    /// Another finger has dragged the scroll view, and the swipe that begins now releases it.
    public static var scrollViewIsLetGo: ArbitrationReason { "the scroll view is let go" }

    /// The scroll view waits for the swipe, which is refused if a scroll view claims it.
    public static var scrollViewsWait: ArbitrationReason { "scroll views wait until the swipe has decided" }
}

extension ArbitrationRule where Self == ScrollEdgeRule {
    /// Shares a swipe with the scroll views under the finger.
    public static var scrollEdge: ScrollEdgeRule { ScrollEdgeRule() }
}

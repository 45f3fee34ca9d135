import UIKit

/// Refuses a swipe that landed on a view whose ``ViewArbitration/backSwipe-swift.property`` does not allow it.
///
/// Of all views from the one under the finger up to the recognizer's own, the strictest counts. The rule answers when
/// the swipe begins, not when the touch lands, so that a tap is not a refused swipe. The edge is the one that the swipe
/// comes from: for a swipe forward, the trailing one.
public struct ViewOptionRule: ArbitrationRule {
    /// Denies on a blocked view, and away from the edge on an edge-only view.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        let claimants = recognizer.claimants
        guard claimants.kinds.contains(.withOptions) else { return nil }
        let isSideways = recognizer.followsMovement && recognizer.swipeDirection.isHorizontal
        var edgeOnly = false
        for claimant in claimants {
            switch claimant.options.backSwipe {
            case .allowed: continue
            case .edgeOnly: edgeOnly = isSideways
            case .blocked: return .deny(.viewBlocksSwipe)
            }
        }
        guard edgeOnly, !recognizer.landed(in: .leadingEdge, forSwipe: recognizer.swipeDirection) else { return nil }
        return .deny(.viewWantsEdge)
    }
}

extension ArbitrationReason {
    /// A view under the finger has ``ViewArbitration/BackSwipe/blocked``.
    public static var viewBlocksSwipe: ArbitrationReason { "a view under the finger blocks back swipes" }

    /// A view under the finger has ``ViewArbitration/BackSwipe/edgeOnly``, and the swipe began elsewhere.
    public static var viewWantsEdge: ArbitrationReason {
        "a view under the finger takes back swipes from the edge only"
    }
}

extension ArbitrationRule where Self == ViewOptionRule {
    /// Applies `view.arbitration.backSwipe` of the views under the finger.
    public static var viewOptions: ViewOptionRule { ViewOptionRule() }
}

import UIKit

/// Obeys ``ViewArbitration/backSwipe-swift.property``: refuses a swipe that landed on a view which wants none.
///
/// All views from the one under the finger up to the recognizer's own are looked at, and the strictest counts. The rule
/// answers when the swipe begins, not when the touch lands, so that its refusal is one of a real swipe.
public struct ViewOptionRule: ArbitrationRule {
    /// Denies on a blocked view, and away from the leading edge on an edge-only view.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        var edgeOnly = false
        for claimant in recognizer.claimants {
            switch claimant.options.backSwipe {
            case .allowed: continue
            case .edgeOnly: edgeOnly = true
            case .blocked: return .deny(.viewBlocksSwipe)
            }
        }
        return edgeOnly && !recognizer.landed(in: .leadingEdge) ? .deny(.viewWantsEdge) : nil
    }
}

extension Reason {
    /// A view under the finger takes no back swipe at all.
    public static var viewBlocksSwipe: Reason { "a view under the finger blocks back swipes" }

    /// A view under the finger takes a back swipe only from the edge.
    public static var viewWantsEdge: Reason { "a view under the finger takes back swipes from the edge only" }
}

extension ArbitrationRule where Self == ViewOptionRule {
    /// Obeys `view.arbitration.backSwipe` of the views under the finger.
    public static var viewOptions: ViewOptionRule { ViewOptionRule() }
}

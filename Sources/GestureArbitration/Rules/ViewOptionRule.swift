import UIKit

/// Obeys ``ViewArbitration/backSwipe-swift.property``: refuses a swipe that landed on a view which wants none.
///
/// All views from the one under the finger up to the recognizer's own are looked at, and the strictest counts. The rule
/// answers when the swipe begins, not when the touch lands, so that its refusal is one of a real swipe.
public struct ViewOptionRule: ArbitrationRule {
    /// How far from the leading edge of the recognizer's view a swipe may land on an `.edgeOnly` view, in points.
    public var edgeWidth: CGFloat

    /// Makes the rule. The default width is a little more than where UIKit's own edge swipe begins, so that a thumb that
    /// aims for the edge is not refused.
    public init(edgeWidth: CGFloat = 30) {
        self.edgeWidth = edgeWidth
    }

    /// Denies on a blocked view, and away from the edge on an edge-only view.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        var edgeOnly = false
        for claimant in recognizer.claimants {
            switch claimant.options.backSwipe {
            case .allowed: continue
            case .edgeOnly: edgeOnly = true
            case .blocked: return .deny(.viewBlocksSwipe)
            }
        }
        return edgeOnly && !landedAtEdge(recognizer) ? .deny(.viewWantsEdge) : nil
    }

    private func landedAtEdge(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = recognizer.view, let touchdown = recognizer.touchdown else { return false }
        return StartRegion.within(edgeWidth).contains(
            touchdown.location(in: view), in: view.bounds, direction: view.effectiveUserInterfaceLayoutDirection)
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

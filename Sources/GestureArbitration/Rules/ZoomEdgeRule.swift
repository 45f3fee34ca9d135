import UIKit

/// Shares a pinch with the scroll views under the fingers: one that can still zoom that way goes first.
///
/// The pinches of all scroll views under the recognizer's view wait until it has decided. If one of them can zoom on, the
/// recognizer refuses and they go on in the same event: a picture that was zoomed in is zoomed out first, and the next
/// pinch closes it. A scroll view that does not zoom at all is never in the way.
public struct ZoomEdgeRule: ArbitrationRule {
    /// How far from its limit, as a share of the scale, a scroll view may be and still be at it.
    private static let tolerance: CGFloat = 0.001

    /// The direction of the pinch that the rule is about.
    public var direction: PinchDirection

    /// Makes a rule for pinches in one direction.
    public init(_ direction: PinchDirection) {
        self.direction = direction
    }

    /// Denies if a scroll view under the first finger can still zoom; no opinion on a pinch the other way.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let pinch = recognizer as? UIPinchGestureRecognizer, direction.agrees(with: pinch.scale) else {
            return nil
        }
        for claimant in recognizer.claimants {
            guard let scrollView = claimant.view as? UIScrollView, canZoom(scrollView) else { continue }
            return .deny(.scrollViewCanZoom)
        }
        return nil
    }

    /// How a pinch stands to the pinch of a scroll view inside its view; no opinion on others.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> Relation? {
        guard recognizer is UIPinchGestureRecognizer, let view = recognizer.view,
            let scrollView = other.view as? UIScrollView, scrollView.pinchGestureRecognizer === other,
            scrollView.isDescendant(of: view)
        else { return nil }
        return .goesFirst(.scrollViewsWait)
    }

    private func canZoom(_ scrollView: UIScrollView) -> Bool {
        guard let pinch = scrollView.pinchGestureRecognizer, pinch.isEnabled else { return false }
        switch direction {
        case .closing: return scrollView.zoomScale > scrollView.minimumZoomScale * (1 + Self.tolerance)
        case .opening: return scrollView.zoomScale < scrollView.maximumZoomScale * (1 - Self.tolerance)
        }
    }
}

extension Reason {
    /// A scroll view under the fingers has not come to the end of its zooming.
    public static var scrollViewCanZoom: Reason { "a scroll view can still zoom that way" }
}

extension ArbitrationRule where Self == ZoomEdgeRule {
    /// Shares a pinch in `direction` with the scroll views under the fingers.
    public static func zoomEdge(_ direction: PinchDirection) -> ZoomEdgeRule { ZoomEdgeRule(direction) }
}

import UIKit

/// Shares a pinch with the scroll views under the fingers: one that can still zoom that way goes first.
///
/// The pinches of all scroll views under the recognizer's view wait until it has begun or failed. If one of them can
/// still zoom that way, the recognizer is refused, and they begin in the same event: a picture that is zoomed in is
/// zoomed out first, and the next pinch closes it.
public struct ZoomEdgeRule: ArbitrationRule {
    /// Denies if a scroll view under the first finger can still zoom. No opinion on a pinch in the other direction, nor
    /// on recognizers that are not pinches.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let pinch = recognizer as? UIPinchGestureRecognizer, pinch.movesInItsDirection else { return nil }
        for claimant in recognizer.claimants {
            guard let scrollView = claimant.view as? UIScrollView, scrollView.canZoom(pinch.pinchDirection) else {
                continue
            }
            return .deny(.scrollViewCanZoom)
        }
        return nil
    }

    /// How a pinch relates to the pinch of a scroll view inside its view. No opinion on others.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        guard recognizer is UIPinchGestureRecognizer, let view = recognizer.view,
            let scrollView = other.view as? UIScrollView, scrollView.pinchGestureRecognizer === other,
            scrollView.isDescendant(of: view)
        else { return nil }
        return .goesFirst(.scrollViewsWait)
    }
}

extension UIScrollView {
    /// Whether fingers that pinch in `direction` would zoom the content.
    fileprivate func canZoom(_ direction: PinchDirection) -> Bool {
        guard pinchGestureRecognizer?.isEnabled == true else { return false }
        switch direction {
        case .closing: return isZoomedIn
        case .opening: return zoomScale < maximumZoomScale * (1 - Self.zoomTolerance)
        }
    }
}

extension ArbitrationReason {
    /// A scroll view under the fingers can still zoom in the direction of the pinch.
    public static var scrollViewCanZoom: ArbitrationReason { "a scroll view can still zoom that way" }
}

extension ArbitrationRule where Self == ZoomEdgeRule {
    /// Shares a pinch with the scroll views under the fingers.
    public static var zoomEdge: ZoomEdgeRule { ZoomEdgeRule() }
}

import UIKit

extension UIView {
    /// Takes every scroll view in this view out of the finger's hands, because something else moves now: a drag is
    /// cancelled and free deceleration stops. A page that is snapping into place arrives. Nothing is left disabled.
    ///
    /// Call it when a swipe has begun; from then on the recognizer itself keeps new drags away, as long as it receives
    /// their touches. Scroll views that were told to move together with a swipe
    /// (``ViewArbitration/AtScrollEdge/simultaneous``) are left alone.
    public func stopScrolling() {
        if let scrollView = self as? UIScrollView, scrollView.arbitration.atScrollEdge != .simultaneous {
            scrollView.letGo()
        }
        for subview in subviews { subview.stopScrolling() }
    }
}

extension UIScrollView {
    fileprivate func letGo() {
        if isDragging || isTracking, panGestureRecognizer.isEnabled {
            // The documented way to cancel a recognizer; it can begin again with the next touch.
            panGestureRecognizer.isEnabled = false
            panGestureRecognizer.isEnabled = true
        }
        if isDecelerating, !isPagingEnabled {
            setContentOffset(contentOffset, animated: false)
        }
    }
}

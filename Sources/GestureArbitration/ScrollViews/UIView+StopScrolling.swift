import UIKit

extension UIView {
    /// Stops every scroll view in this view: drags are cancelled, and deceleration ends, except that a page which is
    /// snapping into place arrives. Nothing is left disabled.
    ///
    /// Scroll views with ``ViewArbitration/AtScrollEdge/simultaneous`` are left alone.
    package func stopScrolling() {
        if let scrollView = self as? UIScrollView, scrollView.arbitration.atScrollEdge != .simultaneous {
            scrollView.letGo()
        }
        for subview in subviews { subview.stopScrolling() }
    }
}

extension UIScrollView {
    fileprivate func letGo() {
        if isDragging || isTracking, panGestureRecognizer.isEnabled {
            panGestureRecognizer.leaveTouches()
        }
        if isDecelerating, !isPagingEnabled {
            setContentOffset(contentOffset, animated: false)
        }
    }
}

import UIKit

extension UIView {
    /// Stops every scroll view in this view: drags are cancelled, and deceleration ends. Content on its way to a
    /// resting place arrives there: a page, a section of a collection view that scrolls by itself, and content beyond
    /// its end. Nothing is left disabled.
    ///
    /// Scroll views with ``ViewArbitration/AtScrollEdge/simultaneous`` are left alone, and so is `held`, which goes on
    /// with its finger.
    package func stopScrolling(except held: UIScrollView? = nil) {
        if let scrollView = self as? UIScrollView, scrollView !== held,
            scrollView.arbitration.atScrollEdge != .simultaneous
        {
            scrollView.letGo()
        }
        for subview in subviews { subview.stopScrolling(except: held) }
    }
}

extension UIScrollView {
    fileprivate func letGo() {
        if isDragging || isTracking { panGestureRecognizer.leaveTouches() }
        if isDecelerating, !isPagingEnabled, !isOverscrolled, !isSection {
            setContentOffset(contentOffset, animated: false)
        }
    }

    /// Whether UIKit has put this into a collection view, for a section that scrolls across the others and may snap to
    /// its items.
    private var isSection: Bool { superview is UICollectionView }
}

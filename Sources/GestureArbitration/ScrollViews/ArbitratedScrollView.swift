import UIKit

/// A scroll view that can be scrolled from its buttons but not from its sliders, and can move together with any swipe.
///
/// Options of ``ViewArbitration`` work on every scroll view. For two of them a subclass can do more:
///
/// - A plain `UIScrollView` does not take a touch back from a `UIControl` that has received it. With
///   `delaysContentTouches` off, a list of buttons can hardly be scrolled. This subclass takes the touch back from
///   controls that are only tapped, and leaves it to controls that are dragged; see ``ViewArbitration/draggedAxes``.
/// - ``ViewArbitration/AtScrollEdge/simultaneous`` must be allowed by the delegate of one of the two recognizers. For a
///   governed swipe that is the arbiter. For a swipe with UIKit's own delegate only the scroll view can, as the
///   delegate of its pan.
///
/// ```swift
/// let form = ArbitratedScrollView()
/// form.arbitration.controlTouches = .touchImmediately
/// ```
open class ArbitratedScrollView: UIScrollView, UIGestureRecognizerDelegate {
    /// False for a control that is dragged, true for any other control, and `UIScrollView`'s answer for other views.
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        var isOnControl = false
        for touched in SuperviewChain(from: view, upTo: self) where touched !== self {
            if !touched.effectiveDraggedAxes.isEmpty { return false }
            isOnControl = isOnControl || touched is UIControl
        }
        return isOnControl || super.touchesShouldCancel(in: view)
    }

    /// True for the scroll view's own pan and pinch, and for its pan beside that of a view around it, if the scroll
    /// view has ``ViewArbitration/AtScrollEdge/simultaneous`` and is at its leading edge.
    open func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        if recognizer.view === self, other.view === self {
            return recognizer.belongsToScrollView && other.belongsToScrollView
        }
        guard recognizer === panGestureRecognizer, arbitration.atScrollEdge == .simultaneous,
            other is UIPanGestureRecognizer, other.pannedScrollView == nil, let around = other.view
        else { return false }
        return isDescendant(of: around) && scrolls(along: .back)
            && !canScroll(.back, in: around.effectiveUserInterfaceLayoutDirection)
    }
}

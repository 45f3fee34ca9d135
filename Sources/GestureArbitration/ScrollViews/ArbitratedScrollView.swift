import UIKit

/// A scroll view that can be scrolled from its buttons and not from its sliders, and that moves together with any
/// swipe.
///
/// Most options of ``ViewArbitration`` work on every scroll view. Two need a hook that UIKit offers to subclasses only:
///
/// - A plain `UIScrollView` never takes a touch back from a `UIControl` once the control has heard of it. With
///   `delaysContentTouches` off that is at once, so a list of buttons could hardly be scrolled any more. This one takes
///   the touch back from controls that are only tapped, and leaves it to controls that are dragged. Whether a control
///   is dragged is known of UIKit's own, and said of others in ``ViewArbitration/draggedAxes``.
/// - ``ViewArbitration/AtScrollEdge/simultaneous`` must be granted by a delegate of one of the two recognizers. For a
///   swipe that an arbiter governs that is the arbiter. For one that has UIKit's own delegate it can only be the scroll
///   view, which is the delegate of its pan.
///
/// ```swift
/// let form = ArbitratedScrollView()
/// form.arbitration.controlTouches = .touchImmediately
/// ```
open class ArbitratedScrollView: UIScrollView, UIGestureRecognizerDelegate {
    /// No for a control that is dragged, yes for any other control, and `UIScrollView`'s answer for other views.
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        var isOnControl = false
        for touched in SuperviewChain(from: view, upTo: self) where touched !== self {
            if !touched.effectiveDraggedAxes.isEmpty { return false }
            isOnControl = isOnControl || touched is UIControl
        }
        return isOnControl || super.touchesShouldCancel(in: view)
    }

    /// Yes for the scroll view's own pan and pinch, which belong together, and for its pan beside a pan around it if it
    /// is told to move simultaneously and is at its leading edge.
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

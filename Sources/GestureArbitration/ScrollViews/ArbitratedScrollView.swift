import UIKit

/// A scroll view that can be scrolled from its buttons, and not from its sliders.
///
/// A plain `UIScrollView` never takes a touch back from a `UIControl` once the control has heard of it. With
/// `delaysContentTouches` off that is at once, so a list of buttons could hardly be scrolled any more. This one takes
/// the touch back from controls that are only tapped, and leaves it to controls that are dragged. Whether a control is
/// dragged is known of UIKit's own, and said of others in ``ViewArbitration/draggedAxes``.
///
/// ```swift
/// let form = ArbitratedScrollView()
/// form.arbitration.controls = .touchImmediately
/// ```
open class ArbitratedScrollView: UIScrollView {
    /// No for a control that is dragged, yes for any other control, and `UIScrollView`'s answer for other views.
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        var isOnControl = false
        for touched in SuperviewChain(from: view, upTo: self) where touched !== self {
            if !touched.presentDraggedAxes.isEmpty { return false }
            isOnControl = isOnControl || touched is UIControl
        }
        return isOnControl || super.touchesShouldCancel(in: view)
    }
}

import UIKit

/// Options of a view for the gestures that start on it, set through ``UIKit/UIView/arbitration``.
///
/// ```swift
/// canvas.arbitration.backSwipe = .blocked
/// pager.arbitration.atScrollEdge = .simultaneous
/// knob.arbitration.draggedAxes = .horizontal
/// ```
public struct ViewArbitration: Equatable, Sendable {
    /// Where a swipe may start on a view.
    public enum BackSwipe: Equatable, Sendable {
        /// Anywhere on the view, unless a view around it allows less.
        case allowed
        /// Sideways only at the edge of the recognizer's view that the swipe comes from, as far as
        /// ``StartRegion/leadingEdge`` reaches: the leading edge for a swipe back, the trailing edge for one forward.
        /// Pulls up and down, and pinches, start anywhere.
        case edgeOnly
        /// Nowhere on the view, not even at the edge, for a drawing canvas.
        case blocked
    }

    /// What a scroll view does with a swipe of a governed recognizer when it has nothing left to scroll that way: with
    /// a back swipe at its leading edge, or a swipe down at its top.
    public enum AtScrollEdge: Equatable, Sendable {
        /// It waits for the swipe, and scrolls only if the swipe is refused.
        case yields
        /// Both recognize at the same time, so the scroll view may bounce while the screen is popped. If the swipe is
        /// UIKit's own, such as the content pop, this requires an ``ArbitratedScrollView``; others yield.
        case simultaneous
        /// It keeps the swipe, as in plain UIKit: a list at its top can be pulled to refresh it.
        case keeps
    }

    /// How a scroll view treats touches on the controls inside it.
    public enum ControlTouches: Equatable, Sendable {
        /// The scroll view is as you have set it up. By default UIKit withholds a touch from the content for a moment.
        case unchanged
        /// Controls receive a touch at once: `delaysContentTouches` is off. A drag on a control then never scrolls,
        /// because a scroll view takes no touch back from a `UIControl`. To scroll from buttons, use an
        /// ``ArbitratedScrollView``.
        case touchImmediately
        /// Controls receive a touch at once, and `isScrollEnabled` is off while a finger is on a view that is dragged.
        /// Use it for dragged views that are not `UIControl`s: a scroll view takes the touch back from them. When the
        /// finger has lifted, `isScrollEnabled` is on again, whatever was set meanwhile.
        case disablesScrolling
    }

    /// Where a swipe may start on this view and its subviews: mainly a swipe back, but also one that pushes, dismisses,
    /// or changes tabs, and a pinch. The strictest of all views under the finger counts. The default is
    /// ``BackSwipe-swift.enum/allowed``.
    public var backSwipe = BackSwipe.allowed

    /// What this scroll view does with a swipe at its edge. The default is ``AtScrollEdge-swift.enum/yields``. Ignored
    /// by other views.
    public var atScrollEdge = AtScrollEdge.yields

    /// How this scroll view treats touches on controls inside it. The default is
    /// ``ControlTouches-swift.enum/unchanged``.
    public var controlTouches = ControlTouches.unchanged

    /// The axes, in the view's own coordinates, along which a finger drags something in this view. The default is nil,
    /// which stands for the axes known for the view's type: a `UISlider` is dragged horizontally. Set it for a custom
    /// control, or to `[]` for one to be ignored.
    public var draggedAxes: DraggedAxes?

    /// Creates the default options.
    public init() {}
}

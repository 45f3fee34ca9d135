import UIKit

/// What one view asks of the gestures around it, set through ``UIKit/UIView/arbitration``.
///
/// ```swift
/// canvas.arbitration.backSwipe = .blocked
/// pager.arbitration.atScrollEdge = .simultaneous
/// form.arbitration.controlTouches = .touchImmediately
/// knob.arbitration.draggedAxes = .horizontal
/// ```
public struct ViewArbitration: Equatable, Sendable {
    /// Where a back swipe may land on a view.
    public enum BackSwipe: Equatable, Sendable {
        /// Anywhere on the view.
        case allowed
        /// Only close to the leading edge of the swipe's own view, as with UIKit's edge swipe.
        case edgeOnly
        /// Nowhere on the view: a map, a drawing canvas.
        case blocked
    }

    /// What a scroll view does with a back swipe when its content is already at its leading edge, and with any other
    /// swipe of a governed recognizer when it has nothing left to scroll that way: with one down at its top.
    public enum AtScrollEdge: Equatable, Sendable {
        /// It waits for the swipe and scrolls only if that refuses.
        case yields
        /// Both go on at the same time, so the scroll view may bounce while the screen is popped. If the swipe is
        /// UIKit's own, such as the content pop, this takes an ``ArbitratedScrollView``; others yield.
        case simultaneous
        /// It keeps the swipe, as plain UIKit does: no back swipe lands on it, and a list at its top can be pulled to
        /// be refreshed.
        case keeps
    }

    /// How a scroll view treats touches on the controls inside it.
    public enum ControlTouches: Equatable, Sendable {
        /// As the scroll view is set up: by default UIKit withholds a touch from the content for a moment.
        case unchanged
        /// Controls hear of a touch at once: `delaysContentTouches` is off. A drag on a control then never scrolls,
        /// because a scroll view takes no touch back from a `UIControl`; for scrolling from buttons use an
        /// ``ArbitratedScrollView``.
        case touchImmediately
        /// Controls hear of a touch at once, and `isScrollEnabled` is off from when a finger lands on a control that is
        /// dragged, such as a slider, until that finger is lifted or its touch is cancelled. For content that moves
        /// with a finger but is no `UIControl`, so that the scroll view would take its touch back.
        case disablesScrolling
    }

    /// Where a back swipe may land on this view and its subviews. The strictest of all views under the finger counts.
    public var backSwipe = BackSwipe.allowed

    /// Whether this scroll view lets a swipe go first at its edge. Ignored by other views.
    public var atScrollEdge = AtScrollEdge.yields

    /// How this scroll view treats touches on controls inside it. Ignored by other views.
    public var controlTouches = ControlTouches.unchanged

    /// The axes, in the view's own coordinates, along which a finger drags something in this view, so that the movement
    /// belongs to it. Nil, the default, means what is known of the view's type: a `UISlider` is dragged horizontally.
    /// Set it for a control of your own, or to `[]` for one that is not to stand in the way.
    public var draggedAxes: DraggedAxes?

    /// The defaults that every view has until it is told otherwise.
    public init() {}
}

import UIKit
import UIKitSeams

extension UIView {
    /// The axes along which a finger drags something in this view at this moment: the view's
    /// ``ViewArbitration/draggedAxes`` or, if that is nil, what is known of its type.
    var effectiveDraggedAxes: DraggedAxes {
        if let stated = statedArbitration?.draggedAxes { return stated }
        guard let control = self as? UIControl, control.isEnabled else { return [] }
        return control.draggedAxes(isTracked: control.isTracking)
    }
}

extension Claimant {
    /// The axes along which it is dragged under the finger. A control that the app has disabled since lets go of the finger, but the finger does not let
    /// go of the control.
    @MainActor
    var draggedAxes: DraggedAxes {
        if let stated = options.draggedAxes { return stated }
        guard let control = view as? UIControl else { return [] }
        return control.draggedAxes(isTracked: control.isTracking || isTakenOver || hasComeLater || !control.isEnabled)
    }
}

extension UIControl {
    /// - Parameter isTracked: Whether this tracks the finger, or would have if it had had its touch.
    fileprivate func draggedAxes(isTracked: Bool) -> DraggedAxes {
        axesOfType ?? (isDraggedByApp ? axesOfUnknownType(isTracked: isTracked) : [])
    }

    /// Whether this is a control of an unknown type that may be dragged when it gets its touch.
    var mayFollowFingers: Bool { isEnabled && axesOfType == nil && isDraggedByApp }

    /// The axes of UIKit's own controls; nil for buttons and other types.
    private var axesOfType: DraggedAxes? {
        switch self {
        case is UISlider, is UISwitch, is UISegmentedControl, is UIPageControl: .horizontal
        case is UIStepper, is UITextField, is UIDatePicker, is UIColorWell, is UIRefreshControl: []
        default: nil
        }
    }

    /// Whether the app follows fingers on the control. A button's actions for drags don't count.
    private var isDraggedByApp: Bool { followsFingers || (!(self is UIButton) && reportsDrags) }

    /// Of a control of an unknown type that is dragged. A progress bar is dragged along; others may be dragged either way.
    private func axesOfUnknownType(isTracked: Bool) -> DraggedAxes {
        if isTracked { return isWide ? .horizontal : .both }
        // The touches of a control that handles them itself are not known to be tracked.
        guard isKeptWaiting else { return followsTouches ? .both : [] }
        return isWide ? .horizontal : axesOfNarrowKeptWaiting
    }

    /// Of one that has not had its touch yet. What is not a fader leaves movements up and down to the content, which most
    /// often scrolls that way.
    private var axesOfNarrowKeptWaiting: DraggedAxes {
        switch (isTall, followsFingers) {
        case (true, true): .both
        case (true, false): .vertical
        case (false, true): .horizontal
        case (false, false): []
        }
    }

    /// Whether a scroll view may withhold a touch from the control, which then can't have tracked it yet.
    private var isKeptWaiting: Bool {
        SuperviewChain(from: superview, upTo: nil).contains { ($0 as? UIScrollView)?.delaysContentTouches == true }
    }

    /// Whether a control of an unknown type has an action for drags. One for all touches, which may count them, says nothing, and
    /// neither does one for changes: a box that is ticked changes as well.
    private var reportsDrags: Bool {
        let events = allControlEvents
        return !events.isDisjoint(with: [.touchDragInside, .touchDragOutside]) && !events.contains(.allTouchEvents)
    }

    /// Whether a class of the app's follows the finger, and may tell of it by a closure or a delegate.
    private var followsFingers: Bool { followsTouches || continuesTracking }

    /// Whether the shape is that of a progress bar.
    private var isWide: Bool { bounds.width >= 2 * bounds.height }

    /// Whether the shape is that of a fader, or of a handle that is dragged sideways.
    private var isTall: Bool { bounds.height >= 2 * bounds.width }

    /// Whether a control of an unknown type is dragged across its longer side, or has none: scroll views that can use the
    /// movement keep it then, until the control tracks the finger.
    func mayLeaveToScrollViews(_ movement: CGPoint) -> Bool {
        guard axesOfType == nil, !isTracking else { return false }
        let isHorizontal = abs(movement.x) >= abs(movement.y)
        return isHorizontal ? !isWide : !isTall
    }
}

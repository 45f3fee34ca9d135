import UIKit
import UIKitSeams

extension UIView {
    /// The axes along which a finger now drags something in this view: the view's ``ViewArbitration/draggedAxes`` or,
    /// if that is nil, the axes known for its type.
    var effectiveDraggedAxes: DraggedAxes {
        if let stated = statedArbitration?.draggedAxes { return stated }
        guard let control = self as? UIControl, control.isEnabled else { return [] }
        return control.draggedAxes(isTracked: control.isTracking)
    }

    /// The axes along which a touch of `type` would drag this if it had landed on it: a slider, a control of the app's
    /// own, or another view that follows touches or has a pan.
    func axes(onceTouchedBy type: UITouch.TouchType) -> DraggedAxes {
        if let stated = statedArbitration?.draggedAxes { return stated }
        if let control = self as? UIControl { return control.axesOnceTracked }
        return followsTouches || hasPanOfApp(for: type) ? .both : []
    }

    /// Whether the app has put a pan for one touch, such as one of `type`, on this view.
    private func hasPanOfApp(for type: UITouch.TouchType) -> Bool {
        guard !(self is UIScrollView), let gestureRecognizers else { return false }
        return gestureRecognizers.contains { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
            return pan.isEnabled && pan.minimumNumberOfTouches == 1 && pan.takes(type) && !pan.isOfPrivateUIKitClass
                && !(pan is UIScreenEdgePanGestureRecognizer) && !(pan is any RecognizingBesideAll)
                && !(pan.delegate is GestureArbiter)
        }
    }
}

extension Claimant {
    /// The axes along which it is dragged under the finger. A control disabled during the touch stops tracking, but
    /// still counts as dragged.
    @MainActor
    var draggedAxes: DraggedAxes {
        if let stated = options.draggedAxes { return stated }
        guard let control = view as? UIControl else { return [] }
        return control.draggedAxes(isTracked: control.isTracking || isTakenOver || hasComeLater || !control.isEnabled)
    }
}

extension UIControl {
    /// - Parameter isTracked: Whether this tracks the finger, or would if it had received its touch.
    fileprivate func draggedAxes(isTracked: Bool) -> DraggedAxes {
        axesOfType ?? (isDraggedByApp ? axesOfUnknownType(isTracked: isTracked) : [])
    }

    /// Whether this is a control of an unknown type that may be dragged once it receives its touch.
    var mayFollowFingers: Bool { isEnabled && axesOfType == nil && isDraggedByApp }

    /// The axes along which a finger would drag this if it had landed on it; none if this is neither a slider nor a
    /// control of the app's own.
    fileprivate var axesOnceTracked: DraggedAxes {
        isEnabled && (self is UISlider || mayFollowFingers) ? draggedAxes(isTracked: true) : []
    }

    /// The axes of UIKit's own controls; nil for buttons and other types.
    private var axesOfType: DraggedAxes? {
        switch self {
        case is UISlider, is UISwitch, is UISegmentedControl, is UIPageControl: .horizontal
        case is UIStepper, is UITextField, is UIDatePicker, is UIColorWell, is UIRefreshControl: []
        default: nil
        }
    }

    /// Whether the app follows fingers on the control. Drag actions of a button don't count.
    private var isDraggedByApp: Bool { followsFingers || (!(self is UIButton) && reportsDrags) }

    /// The axes of a dragged control of an unknown type. A progress bar is dragged lengthwise; others may be dragged
    /// either way.
    private func axesOfUnknownType(isTracked: Bool) -> DraggedAxes {
        if isTracked { return bounds.isWide ? .horizontal : .both }
        // If a control handles touches itself, it is not known whether it tracks them.
        guard isKeptWaiting else { return followsTouches ? .both : [] }
        return bounds.isWide ? .horizontal : axesOfNarrowKeptWaiting
    }

    /// The axes of such a control that has not received its touch yet. Unless it is a fader, it leaves vertical
    /// movements to the content, which usually scrolls that way.
    private var axesOfNarrowKeptWaiting: DraggedAxes {
        switch (bounds.isTall, followsFingers) {
        case (true, true): .both
        case (true, false): .vertical
        case (false, true): .horizontal
        case (false, false): []
        }
    }

    /// Whether a scroll view, or an edge pan that has a finger, may withhold a touch from the control, which then can't
    /// have tracked it yet.
    private var isKeptWaiting: Bool {
        SuperviewChain(from: superview, upTo: nil).contains { view in
            if let scrollView = view as? UIScrollView { return scrollView.delaysContentTouches }
            return view.gestureRecognizers?.contains { recognizer in
                recognizer is UIScreenEdgePanGestureRecognizer && recognizer.numberOfTouches > 0
                    && recognizer.state == .possible && recognizer.delaysTouchesBegan
            } == true
        }
    }

    /// Whether a control of an unknown type has an action for drags. One for changes says nothing: a checkbox changes
    /// as well.
    private var reportsDrags: Bool { hasAction(for: [.touchDragInside, .touchDragOutside]) }

    /// Whether one of the app's classes follows the finger, and may report it with a closure or a delegate.
    private var followsFingers: Bool { followsTouches || continuesTracking }

    /// Whether a control of an unknown type is dragged across its longer side, or has no longer side. Scroll views that
    /// can use the movement then keep it until the control tracks the finger.
    func mayLeaveToScrollViews(_ movement: CGPoint) -> Bool {
        guard axesOfType == nil, !isTracking else { return false }
        let isHorizontal = abs(movement.x) >= abs(movement.y)
        return isHorizontal ? !bounds.isWide : !bounds.isTall
    }
}

import UIKit
import UIKitSeams

extension UIGestureRecognizer {
    /// Whether the finger landed on a view that is dragged inside `container`.
    func hasDraggedControl(in container: UIView?) -> Bool {
        guard let container else { return false }
        return claimants.contains { claimant in
            claimant.view !== container && claimant.view.isDescendant(of: container) && !claimant.draggedAxes.isEmpty
        }
    }

    /// The view under the finger that is dragged along the movement. Nil if there is none, if a scroll view inside it
    /// can scroll along the movement, or if the finger landed beside the thumb of a slider or the selected segment.
    var draggedView: UIView? {
        for claimant in claimants {
            let axes = claimant.draggedAxes
            if isBesideHandle(of: claimant) { return nil }
            if isLeftToScrollViews(claimant) { return nil }
            if claimant.view.losesFingerThatLeaves, isSlanted(on: claimant.view) { continue }
            if !axes.isEmpty, axes.contains(movementOf: self, in: claimant.view) { return claimant.view }
            if isScrolled(claimant) { return nil }
        }
        return nil
    }
}

extension UIGestureRecognizer {
    /// Whether the scroll views around `dragged`, along which the finger moves, must fail: if it goes on that way, and
    /// does not turn to where one of them scrolls.
    func veto(for dragged: UIView) -> VetoDecision {
        guard let touchdown else { return .begins }
        guard let direction = directionOfMovement else {
            // The finger moves as far across as along.
            return dragged.mayBeLeftToLists && innermostScrollView(along: .down) != nil ? .fails : .begins
        }
        guard innermostScrollView(along: direction.across) != nil, !isControlDragged(along: direction.across) else {
            return .begins
        }
        // What it has followed already can't be taken back.
        if dragged.followsFinger { return .begins }
        if dragged.losesFingerThatLeaves, let view,
            touchdown.history.path.movement(in: view).length < AllowableMovement.ofTap
        {
            return hasTurnedAcross(direction, since: touchdown) ? .fails : .undecided
        }
        // What it would follow until then can't be taken back. A list leaves such a finger to a pager that can turn.
        let isLeftToList = dragged.mayBeLeftToLists && scrollView(claiming: direction) == nil
        if isLeftToList, isSlantedAcross(direction, since: touchdown) {
            // The list begins when the finger has moved as far across as it takes.
            guard let whole = wholeMovement(since: touchdown, along: direction), whole.across >= Self.hysteresis
            else { return .undecided }
            leaveFingerToContentAcross(direction)
            return .fails
        }
        // Short nudges of sliders must not be lost.
        if mayTurnAcross(direction, since: touchdown, slantedUpTo: AllowableMovement.ofTap) { return .undecided }
        return hasTurnedAcross(direction, since: touchdown) ? .fails : .begins
    }

    /// Whether a finger that lifts before it is clear where it goes was meant for `dragged`: a control that has
    /// followed it, so that nothing else must move. A slider leaves a flick to the list, and gets its value back.
    func keepsLiftedFinger(_ dragged: UIView) -> Bool {
        guard let control = dragged as? UIControl, control.isTracking else { return false }
        return !(control is UISlider) || (touchdown?.history.speed ?? 0) < FingerPace.ofFlick
    }

    /// Whether the finger landed on a slider, but not on its thumb, or on something that it drags nowhere, and no axes
    /// are stated for the control.
    private func isBesideHandle(of claimant: Claimant) -> Bool {
        guard claimant.options.draggedAxes == nil else { return false }
        if let slider = claimant.view as? UISlider { return isBesideThumb(of: slider) }
        return isDraggedNowhere(claimant)
    }

    /// Whether the finger is on an unselected segment, which can't be dragged, or drags the selected one, or the dots
    /// of a page control, to where there is no other segment or page. Not if axes are stated for the control.
    func isDraggedNowhere(_ claimant: Claimant) -> Bool {
        guard claimant.options.draggedAxes == nil else { return false }
        switch claimant.view {
        case let segments as UISegmentedControl:
            return isBesideSelection(of: segments) || dragsSelectionOut(of: segments)
        case let dots as UIPageControl: return dragsBeyondLastPage(of: dots)
        default: return false
        }
    }

    /// Whether the finger landed on an unselected segment, if all segments have the same width.
    private func isBesideSelection(of segments: UISegmentedControl) -> Bool {
        guard let landing = touchdown?.location(in: segments) else { return false }
        return segments.segment(at: landing.x) != segments.selectedSegmentIndex
    }

    /// Whether the finger, which has landed on the selected segment, moves to a side on which no other one can be
    /// selected.
    private func dragsSelectionOut(of segments: UISegmentedControl) -> Bool {
        sidewaysMovement(on: segments).map { !segments.hasSegment(toward: $0, from: segments.selectedSegmentIndex) }
            == true
    }

    /// Whether the finger moves to a side on which there is no page.
    private func dragsBeyondLastPage(of dots: UIPageControl) -> Bool {
        sidewaysMovement(on: dots).map { !dots.hasPage(toward: $0) } == true
    }

    /// How far to the right the finger has moved, in points of `control`; nil if neither to the right nor to the left.
    private func sidewaysMovement(on control: UIControl) -> CGFloat? {
        movement(in: control).flatMap { $0.x == 0 ? nil : $0.x }
    }

    /// Whether a scroll view goes before the control, for which no axes are stated.
    private func isLeftToScrollViews(_ claimant: Claimant) -> Bool {
        guard let control = claimant.view as? UIControl, claimant.options.draggedAxes == nil,
            let movement = movement(in: control)
        else { return false }
        return control.mayLeaveToScrollViews(movement) && isClaimedByScrollView
    }

    /// Whether the finger landed beside the thumb of `slider`, by more than `reach` points if that is not nil, and the
    /// slider does not track it.
    func isBesideThumb(of slider: UISlider, reach: CGFloat? = nil) -> Bool {
        guard !slider.isTracking, let landing = touchdown?.location(in: slider) else { return false }
        return !slider.hasThumb(at: landing, reach: reach)
    }

    /// Whether the finger moves more than 30 degrees off the axis of the control, so that it soon leaves the control,
    /// and a scroll view under it can use the movement.
    private func isSlanted(on control: UIView) -> Bool {
        guard let movement = movement(in: control) else { return false }
        return abs(movement.y) > Self.steepestDrag * abs(movement.x) && innermostScrollView(along: .down) != nil
    }

    /// Whether this is a scroll view that scrolls along the movement.
    private func isScrolled(_ claimant: Claimant) -> Bool {
        directionOfMovement.flatMap(claimant.scrollView) != nil
    }

    /// Whether a scroll view under the finger can use its movement to scroll.
    private var isClaimedByScrollView: Bool { directionOfMovement.flatMap(scrollView(claiming:)) != nil }

    /// The steepest drag on a low control: the tangent of 30 degrees.
    private static let steepestDrag: CGFloat = 0.577
}

extension UIView {
    /// Whether this is a control, but no slider, that does not follow the finger yet, and for which no axes are stated.
    fileprivate var mayBeLeftToLists: Bool {
        guard let control = self as? UIControl, !(control is UISlider) else { return false }
        return !control.isTracking && control.arbitration.draggedAxes == nil
    }

    /// Whether this is one of the app's own controls, and follows the finger.
    fileprivate var followsFinger: Bool {
        guard let control = self as? UIControl else { return false }
        return control.isTracking && control.mayFollowFingers
    }

    /// Whether this is a low control that ignores a finger that has left it.
    fileprivate var losesFingerThatLeaves: Bool { self is UISegmentedControl || self is UIPageControl }
}

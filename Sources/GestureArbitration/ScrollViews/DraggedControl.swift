import UIKit

extension UIGestureRecognizer {
    /// Whether the finger landed on a view in `scrollView` that is dragged.
    func hasDraggedControl(in scrollView: UIScrollView?) -> Bool {
        guard let scrollView else { return false }
        return claimants.contains { claimant in
            claimant.view !== scrollView && claimant.view.isDescendant(of: scrollView)
                && !claimant.draggedAxes.isEmpty
        }
    }

    /// The view under the finger that is dragged along the movement; nil if there is none, if a scroll view inside it can
    /// scroll along, and for a slider whose thumb is elsewhere: that does not have the finger.
    var draggedControl: UIView? {
        for claimant in claimants {
            let axes = claimant.draggedAxes
            if isBesideSlidersThumb(claimant) { return nil }
            if isLeftToScrollViews(claimant) { return nil }
            if claimant.view.losesFingerThatLeaves, isSlanted(on: claimant.view) { continue }
            if !axes.isEmpty, axes.contains(movementOf: self, in: claimant.view) { return claimant.view }
            if isScrolled(claimant) { return nil }
        }
        return nil
    }
}

extension UIGestureRecognizer {
    /// Whether the finger has landed on a slider, but not on its thumb, and nobody has said how it is dragged.
    private func isBesideSlidersThumb(_ claimant: Claimant) -> Bool {
        guard let slider = claimant.view as? UISlider, claimant.options.draggedAxes == nil else { return false }
        return isBesideThumb(of: slider, slop: Self.thumbSlop)
    }

    /// Whether a scroll view goes before the control, of which nobody has said how it is dragged.
    private func isLeftToScrollViews(_ claimant: Claimant) -> Bool {
        guard let control = claimant.view as? UIControl, claimant.options.draggedAxes == nil,
            let movement = movement(in: control)
        else { return false }
        return control.mayLeaveToScrollViews(movement) && isUsedByScrollView
    }

    /// Whether the finger has landed more than `slop` points from the thumb of `slider`, which does not track it.
    func isBesideThumb(of slider: UISlider, slop: CGFloat) -> Bool {
        guard !slider.isTracking, let landing = touchdown?.location(in: slider) else { return false }
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        return !thumb.insetBy(dx: -slop, dy: -slop).contains(landing)
    }

    /// Whether the finger moves more than 30 degrees off the axis of the control, so that it soon leaves it, and something
    /// under it can use that.
    private func isSlanted(on control: UIView) -> Bool {
        guard let movement = movement(in: control) else { return false }
        return abs(movement.y) > Self.steepestDrag * abs(movement.x) && innermostScrollView(along: .down) != nil
    }

    /// Whether this is a scroll view that scrolls along the movement.
    private func isScrolled(_ claimant: Claimant) -> Bool {
        guard let scrollView = claimant.view as? UIScrollView else { return false }
        return SwipeDirection.allCases.contains { direction in
            moves(direction) && scrollView.scrolls(along: claimant.own(direction, in: .leftToRight).direction)
        }
    }

    /// Whether a scroll view under the finger can scroll as the finger moves.
    private var isUsedByScrollView: Bool {
        SwipeDirection.allCases.contains { moves($0) && scrollView(claiming: $0) != nil }
    }

    /// How far from a slider's thumb a finger may land that drags it, in points: so that it can be hit, a control is 44
    /// points large according to Apple's Human Interface Guidelines. UIKit's own reach is not documented.
    private static let thumbSlop: CGFloat = 22

    /// How steeply a low control is dragged at most: the tangent of 30 degrees.
    private static let steepestDrag: CGFloat = 0.577
}

extension UIView {
    /// Whether this is a low control that does nothing for a finger that has left it.
    fileprivate var losesFingerThatLeaves: Bool { self is UISegmentedControl || self is UIPageControl }
}

extension UIView {
    /// Lets this view have the touches that the scroll views around it withhold, up to the one that is `last`.
    ///
    /// Touches are delayed by a recognizer that may still recognize. Disabled, it fails; it works again with the next
    /// touch.
    func endDelays(upTo last: UIView?) {
        for case let scrollView as UIScrollView in SuperviewChain(from: self, upTo: last) {
            for recognizer in scrollView.gestureRecognizers ?? []
            where recognizer.delaysTouchesBegan && recognizer.isEnabled && recognizer.state == .possible {
                recognizer.leaveTouches()
            }
        }
    }
}

import UIKit

extension UIGestureRecognizer {
    /// Whether the finger landed on a view in `scrollView` that is dragged.
    func hasDraggedControl(in scrollView: UIScrollView?) -> Bool {
        guard let scrollView else { return false }
        return claimants.contains { claimant in
            claimant.view !== scrollView && claimant.view.isDescendant(of: scrollView)
                && !axesOfDrag(on: claimant).isEmpty
        }
    }

    /// The view under the finger that is dragged along the movement; nil if there is none, or if a scroll view inside
    /// it can scroll along.
    var draggedControl: UIView? {
        for claimant in claimants {
            let axes = axesOfDrag(on: claimant)
            if !axes.isEmpty, axes.contains(movementOf: self, in: claimant.view) { return claimant.view }
            if let scrollView = claimant.view as? UIScrollView, scrollView.scrolls(along: self) { return nil }
        }
        return nil
    }
}

extension UIGestureRecognizer {
    /// The axes along which the finger drags something on `claimant`. Beside its thumb a slider is not dragged.
    private func axesOfDrag(on claimant: Claimant) -> DraggedAxes {
        let axes = claimant.view.draggedAxes(with: claimant.options)
        guard let slider = claimant.view as? UISlider, claimant.options.draggedAxes == nil, !slider.isTracking,
            let landing = touchdown?.location(in: slider)
        else { return axes }
        return slider.isThumb(at: landing, slop: Self.thumbSlop) ? axes : []
    }

    /// How far from a slider's thumb a finger may land that drags it, in points: so that it can be hit, a control is 44
    /// points large according to Apple's Human Interface Guidelines. UIKit's own reach is not documented.
    private static let thumbSlop: CGFloat = 22
}

extension UISlider {
    /// Whether the thumb is not more than `slop` points from `point`.
    func isThumb(at point: CGPoint, slop: CGFloat) -> Bool {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        return thumb.insetBy(dx: -slop, dy: -slop).contains(point)
    }
}

extension UIScrollView {
    fileprivate func scrolls(along recognizer: UIGestureRecognizer) -> Bool {
        SwipeDirection.allCases.contains { recognizer.moves($0) && scrolls(along: $0) }
    }
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
                recognizer.isEnabled = false
                recognizer.isEnabled = true
            }
        }
    }
}

import UIKit

extension UIGestureRecognizer {
    /// Whether the finger landed on a view in `scrollView` that is dragged.
    func hasDraggedControl(in scrollView: UIScrollView?) -> Bool {
        guard let scrollView else { return false }
        return claimants.contains { claimant in
            claimant.view !== scrollView && claimant.view.isDescendant(of: scrollView)
                && !claimant.view.draggedAxes(with: claimant.options).isEmpty
        }
    }

    /// The view under the finger that is dragged along the movement; nil if there is none, or if a scroll view inside
    /// it can scroll along.
    var draggedControl: UIView? {
        for claimant in claimants {
            let axes = claimant.view.draggedAxes(with: claimant.options)
            if !axes.isEmpty, axes.contains(movementOf: self, in: claimant.view) { return claimant.view }
            if let scrollView = claimant.view as? UIScrollView, scrollView.scrolls(along: self) { return nil }
        }
        return nil
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

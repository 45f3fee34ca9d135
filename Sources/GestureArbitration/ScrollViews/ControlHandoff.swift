import UIKit
import UIKitSeams

/// Gives a drag along a control to the control, also in scroll views that would take it.
///
/// A scroll view withholds a touch from its content for a moment, and takes it if it moves meanwhile: a slider in a
/// pager doesn't receive a quick drag. A handoff holds the scroll views back until the direction of the finger is
/// known, in the same event. If the finger moves along a control that is dragged, see ``ViewArbitration/draggedAxes``,
/// the scroll views around it fail, and the control receives its touch at once. FullScreenPop installs one itself.
///
/// ```swift
/// let handoff = ControlHandoff()
/// handoff.install(on: navigation.view)
/// ```
@MainActor
public final class ControlHandoff {
    private let veto: VetoGestureRecognizer
    private var action: ActionTarget?

    /// Makes a handoff, to be installed.
    public init() {
        veto = VetoGestureRecognizer(
            holdsBack: { veto, other in veto.hasDraggedControl(in: other.pannedScrollView) },
            vetoes: { $0.draggedControl != nil })
        action = veto.addAction { recognizer in
            guard recognizer.state == .began else { return }
            recognizer.draggedControl?.endDelays(upTo: recognizer.view)
        }
    }

    /// Makes the handoff work for all scroll views in `view`, and no longer for those of another view.
    public func install(on view: UIView) {
        view.addGestureRecognizer(veto)
    }

    /// Removes the handoff from its view.
    public func uninstall() {
        veto.view?.removeGestureRecognizer(veto)
    }
}

extension UIGestureRecognizer {
    /// Whether the finger landed on a view in `scrollView` that is dragged.
    fileprivate func hasDraggedControl(in scrollView: UIScrollView?) -> Bool {
        guard let scrollView else { return false }
        return claimants.contains { claimant in
            claimant.view !== scrollView && claimant.view.isDescendant(of: scrollView)
                && !claimant.view.draggedAxes(with: claimant.options).isEmpty
        }
    }

    /// The view under the finger that is dragged along the movement; nil if there is none, or if a scroll view inside
    /// it can scroll along.
    fileprivate var draggedControl: UIView? {
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
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        return SwipeDirection.allCases.contains { pan.moves($0) && scrolls(along: $0) }
    }
}

extension UIView {
    /// Lets this view have the touches that the scroll views around it withhold, up to the one that is `last`.
    ///
    /// Touches are delayed by a recognizer that may still recognize. Disabled, it fails; it works again with the next
    /// touch.
    fileprivate func endDelays(upTo last: UIView?) {
        for case let scrollView as UIScrollView in SuperviewChain(from: self, upTo: last) {
            for recognizer in scrollView.gestureRecognizers ?? []
            where recognizer.delaysTouchesBegan && recognizer.isEnabled && recognizer.state == .possible {
                recognizer.isEnabled = false
                recognizer.isEnabled = true
            }
        }
    }
}

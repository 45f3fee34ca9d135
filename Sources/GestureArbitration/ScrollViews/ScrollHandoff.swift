import UIKit

/// Passes a swipe on from a scroll view at its edge to the one around it that can still scroll: a pager in a pager.
///
/// UIKit gives a drag to the deepest scroll view, also where that has nothing left to scroll. A handoff holds all
/// scroll views of a view back until the direction of the finger is known, in the same event, and then makes those fail
/// that lie inside the one which the swipe belongs to. In every other direction, and where the innermost one can
/// scroll, nothing changes.
///
/// ```swift
/// let handoff = ScrollHandoff()
/// handoff.install(on: navigationController.view)
/// ```
@MainActor
public final class ScrollHandoff {
    /// Vetoes when the swipe belongs to an outer scroll view; those inside it wait.
    private let inner: VetoGestureRecognizer
    /// Never vetoes; the others wait for it. Without it they would begin ahead of those that wait for the other one.
    private let outer: VetoGestureRecognizer

    /// Makes a handoff for swipes in one direction; it does nothing until it is installed.
    public init(direction: SwipeDirection = .back) {
        inner = VetoGestureRecognizer(
            holdsBack: { veto, other in other.pans(insideOwnerOf: direction, seenBy: veto) },
            vetoes: { $0.moves(direction) && $0.scrollView(claiming: direction) != nil })
        outer = VetoGestureRecognizer(
            holdsBack: { veto, other in other.pansScrollView(in: veto.view) }, vetoes: { _ in false })
    }

    /// Makes the handoff work for all scroll views in `view`, and no longer for those of another view.
    public func install(on view: UIView) {
        view.addGestureRecognizer(inner)
        view.addGestureRecognizer(outer)
    }

    /// Leaves scroll views to UIKit again.
    public func uninstall() {
        inner.view?.removeGestureRecognizer(inner)
        outer.view?.removeGestureRecognizer(outer)
    }
}

extension UIGestureRecognizer {
    /// Whether this pans a scroll view in `view`.
    fileprivate func pansScrollView(in view: UIView?) -> Bool {
        guard let scrollView = pannedScrollView, let view else { return false }
        return scrollView.isDescendant(of: view)
    }

    /// Whether this pans a scroll view inside the one that a swipe in `direction` belongs to.
    fileprivate func pans(insideOwnerOf direction: SwipeDirection, seenBy veto: VetoGestureRecognizer) -> Bool {
        guard let inner = pannedScrollView, inner.scrolls(along: direction),
            let owner = veto.scrollView(claiming: direction)
        else { return false }
        return inner !== owner && inner.isDescendant(of: owner)
    }
}

import UIKit

/// Passes a swipe on from a scroll view at its edge to the one around it that can still scroll: a pager in a pager.
///
/// UIKit gives a drag to the deepest scroll view, even if that has nothing left to scroll. A handoff holds all scroll
/// views back until the direction of the finger is known, in the same event, and then makes those fail that lie inside
/// the one which can scroll. In other directions nothing changes. FullScreenPop installs one itself.
///
/// ```swift
/// let handoff = ScrollHandoff()
/// handoff.install(on: navigationController.view)
/// ```
@MainActor
public final class ScrollHandoff {
    /// Vetoes if the swipe belongs to an outer scroll view; those inside it wait.
    private let inner: VetoGestureRecognizer
    /// Never vetoes; all wait for it. Without it the others would begin before those that wait for ``inner``.
    private let outer: VetoGestureRecognizer

    /// Makes a handoff for swipes in one direction, to be installed.
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

    /// Removes the handoff from its view.
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

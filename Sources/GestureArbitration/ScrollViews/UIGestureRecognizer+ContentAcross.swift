import UIKit

extension UIGestureRecognizer {
    /// Called when this pan fails. If its finger has turned across, makes scroll views fail that have waited for it and
    /// have nothing to scroll in its direction, so that the one around them that scrolls across gets the finger: a list
    /// around a strip that shows its beginning.
    ///
    /// They have all waited, and UIKit would let the deepest one begin, in the direction that the finger had at first.
    package func leaveTurnedFingerToContentAcross() {
        guard let view, let touchdown, let whole = wholeMovement(since: touchdown, along: swipeDirection),
            whole.along > 0, hasTurnedAcross(swipeDirection, since: touchdown),
            let outer = innermostScrollView(along: swipeDirection.across)
        else { return }
        takeFinger(along: swipeDirection, in: view) { scrollView, own, options in
            scrollView !== outer && scrollView.isDescendant(of: outer)
                && scrollView.claim(on: own, of: view, with: options) == nil
        }
    }

    /// Makes scroll views under the finger, which moves along `direction`, fail if they don't scroll across. One of
    /// those, such as a list, is to get the finger, and a pager around it would begin before it.
    func leaveFingerToContentAcross(_ direction: SwipeDirection) {
        guard let view else { return }
        takeFinger(along: direction, in: view) { scrollView, own, _ in
            scrollView.scrolls(along: own.direction) && !scrollView.scrolls(along: own.direction.across)
        }
    }

    /// Takes the finger from the scroll views that have not begun, and for which `predicate` is true of the direction
    /// as they see it and of their options.
    private func takeFinger(
        along direction: SwipeDirection, in view: UIView,
        where predicate: (UIScrollView, ContentDirection, ViewArbitration) -> Bool
    ) {
        let layout = view.effectiveUserInterfaceLayoutDirection
        for claimant in claimants {
            guard let scrollView = claimant.view as? UIScrollView, scrollView.panGestureRecognizer.state == .possible,
                predicate(scrollView, claimant.own(direction, in: layout), claimant.options)
            else { continue }
            scrollView.panGestureRecognizer.leaveTouches()
        }
    }
}

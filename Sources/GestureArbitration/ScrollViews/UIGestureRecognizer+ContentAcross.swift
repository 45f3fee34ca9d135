import UIKit

extension UIGestureRecognizer {
    /// Called when this pan fails. If its finger has turned across, makes scroll views fail that have waited for it and
    /// have nothing to scroll in its direction, so that the one around them that scrolls across gets the finger: a list
    /// around a strip that shows its beginning.
    ///
    /// They have all waited, and UIKit would let the deepest one begin, in the direction that the finger had at first.
    package func leaveTurnedFingerToContentAcross() {
        guard let view, let touchdown, parts(of: touchdown.path.movement(in: view)).along > 0,
            hasTurnedAcross(swipeDirection, since: touchdown),
            let outer = innermostScrollView(along: swipeDirection.across)
        else { return }
        let layout = view.effectiveUserInterfaceLayoutDirection
        for claimant in claimants {
            guard let scrollView = claimant.view as? UIScrollView, scrollView !== outer else { continue }
            guard scrollView.isDescendant(of: outer) else { return }
            let own = claimant.own(swipeDirection, in: layout)
            if scrollView.panGestureRecognizer.state == .possible,
                scrollView.claim(on: own, with: claimant.options) == nil
            {
                scrollView.panGestureRecognizer.leaveTouches()
            }
        }
    }
}

import UIKit

extension UIGestureRecognizer {
    /// The view under the finger that follows it by itself, if no scroll view under the finger can use the movement.
    /// One around a scroll view lets it scroll: it may only watch what happens in it.
    var followingView: UIView? {
        guard let follower = claimants.first(where: { $0.isFollowingContent || $0.view is UIScrollView }),
            follower.isFollowingContent, let direction = directionOfMovement, !scrollViewUses(direction)
        else { return nil }
        return follower.view
    }

    /// Whether the finger landed on a view that follows it by itself, or on a control that may do so once it has the
    /// touch.
    var isOnFollowingView: Bool {
        claimants.contains { $0.isFollowingContent || ($0.view as? UIControl)?.mayFollowFingers == true }
    }

    /// Whether a scroll view under the finger can use its movement in `direction`.
    func scrollViewUses(_ direction: SwipeDirection) -> Bool {
        guard let layout = view?.effectiveUserInterfaceLayoutDirection else { return false }
        return claimants.contains { claimant in
            guard let scrollView = claimant.view as? UIScrollView else { return false }
            return scrollView.uses(claimant.own(direction, in: layout))
        }
    }

    /// Whether a view under the finger, in `scrollView`, may use movements that the scroll view can't. A scroll view
    /// for several fingers leaves it one anyway.
    func hasContentThatFollows(in scrollView: UIScrollView?) -> Bool {
        guard let scrollView, scrollView.panGestureRecognizer.minimumNumberOfTouches == 1 else { return false }
        return claimants.contains { claimant in
            claimant.view is UITableView || (claimant.isFollowingContent && claimant.view.isDescendant(of: scrollView))
        }
    }
}

extension Claimant {
    /// Whether this is content, neither a control nor a scroll view, that follows fingers by itself.
    @MainActor
    var isFollowingContent: Bool {
        options.draggedAxes == nil && !(view is UIControl) && view.followsTouches
    }
}

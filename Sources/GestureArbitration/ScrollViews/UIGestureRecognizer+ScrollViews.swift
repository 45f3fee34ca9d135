import UIKit

extension UIGestureRecognizer {
    /// Whether this is the pan or the pinch of a scroll view, whose delegate must remain the scroll view.
    var belongsToScrollView: Bool {
        guard let scrollView = view as? UIScrollView else { return false }
        return self === scrollView.panGestureRecognizer || self === scrollView.pinchGestureRecognizer
    }

    /// The scroll view whose pan this is.
    var pannedScrollView: UIScrollView? {
        guard let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self else { return nil }
        return scrollView
    }

    /// Whether this is a pan on a table or collection view other than the view's own, such as UIKit's that drag rows
    /// open.
    package var pansRows: Bool {
        guard self is UIPanGestureRecognizer, pannedScrollView == nil else { return false }
        return view is UITableView || view is UICollectionView
    }

    /// Whether the finger landed in a scroll view for which `predicate` is true.
    package func touchesScrollView(where predicate: (UIScrollView) -> Bool) -> Bool {
        let claimants = claimants
        return claimants.kinds.contains(.scrollViews)
            && claimants.contains { claimant in (claimant.view as? UIScrollView).map(predicate) ?? false }
    }

    /// The innermost scroll view under the finger that scrolls along the axis of `direction`.
    func innermostScrollView(along direction: SwipeDirection) -> UIScrollView? {
        let claimants = claimants
        guard claimants.kinds.contains(.scrollViews) else { return nil }
        for claimant in claimants {
            if let scrollView = claimant.scrollView(along: direction) { return scrollView }
        }
        return nil
    }

    /// Whether `scrollView` has left the finger to a control that is tapped, and does not take it back.
    func hasLeftFingerToControl(_ scrollView: UIScrollView) -> Bool {
        let claimants = claimants
        guard claimants.kinds.contains(.controls) else { return false }
        return claimants.contains { claimant in
            guard let control = claimant.view as? UIControl, control.isTracking, claimant.draggedAxes.isEmpty,
                control.isDescendant(of: scrollView)
            else { return false }
            return !scrollView.touchesShouldCancel(in: control)
        }
    }

    /// The scroll view under the finger that scrolls along the swipe, if it leaves the finger to the swipe at its edge.
    var scrollViewThatYields: UIScrollView? {
        guard let view, let scrollView = innermostScrollView(along: swipeDirection), !claimants.areTransformed,
            !scrollView.isPagingEnabled, !scrollView.isZoomedIn, !scrollView.isRefreshed(by: swipeDirection),
            !scrollView.isMovedFreely(in: view) || hasPager(around: scrollView),
            let options = claimants.first(where: { $0.view === scrollView })?.options, options.atScrollEdge == .yields
        else { return nil }
        return scrollView
    }

    /// Whether the finger is in a pager around `scrollView`.
    private func hasPager(around scrollView: UIScrollView) -> Bool {
        touchesScrollView { $0.isPagingEnabled && scrollView.isDescendant(of: $0) }
    }

    /// The innermost scroll view under the finger to which a swipe in `direction` belongs.
    func scrollView(claiming direction: SwipeDirection) -> UIScrollView? { claim(on: direction)?.scrollView }

    /// The innermost scroll view under the finger to which a swipe in `direction` belongs, because it can still scroll
    /// that way or keeps all swipes along its axis, and why. If there is none, one that is zoomed in, or moved freely
    /// in no pager or strip. It may also be one that leaves its touch to a pressed control and does not scroll: the
    /// finger meant to scroll it. `known` are the claimants, if the caller has them.
    func claim(
        on direction: SwipeDirection, of known: Claimants? = nil
    ) -> (scrollView: UIScrollView, claim: SwipeClaim)? {
        let claimants = known ?? claimants
        guard claimants.kinds.contains(.scrollViews), let view else { return nil }
        let layout = view.effectiveUserInterfaceLayoutDirection
        var zoomed: (scrollView: UIScrollView, claim: SwipeClaim)?
        for claimant in claimants {
            guard let scrollView = claimant.view as? UIScrollView else { continue }
            let own = claimant.own(direction, in: layout)
            guard let claim = scrollView.claim(on: own, of: view, with: claimant.options) else {
                if case .isMovedFreely? = zoomed?.claim, scrollView.leavesCrops(along: own.direction) { zoomed = nil }
                continue
            }
            guard claim.yieldsToOuter else { return (scrollView, claim) }
            zoomed = zoomed ?? (scrollView, claim)
        }
        return zoomed
    }
}

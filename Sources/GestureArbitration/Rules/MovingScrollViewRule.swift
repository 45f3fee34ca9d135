import UIKit

/// Leaves a touch that lands on a moving scroll view to that scroll view.
///
/// Without this rule, quick swipes through the pages of a pager would pop the screen as soon as the first page arrives.
/// Scroll views that move across the swipe are ignored, and so are those that only bounce along it, and those that have
/// reached the edge where they yield: the last points of a page take a while, and can hardly be seen. A list that
/// bounces at its top has reached it, as in UIKit's sheets; a trackpad still scrolls it. A strip, or a page, is caught
/// there and dragged back.
public struct MovingScrollViewRule: ArbitrationRule {
    /// Denies a touch that lands on a scroll view that is decelerating along the swipe. Asked when the touch lands,
    /// because the landing stops the deceleration. No opinion on recognizers that follow no movement.
    public func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard recognizer.followsMovement else { return nil }
        for view in SuperviewChain(from: touch.view, upTo: recognizer.view) {
            guard let scrollView = view as? UIScrollView, scrollView.isDecelerating,
                recognizer.isStopped(by: scrollView)
            else { continue }
            return .deny(.scrollViewMoves)
        }
        return nil
    }

    /// Denies while another finger drags a scroll view under this one. A finger that has scrolled and rests no longer
    /// drags, nor does one that has lifted. Denies a trackpad scroll over a decelerating scroll view, as it denies a
    /// touch.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let touchdown = recognizer.touchdown, touchdown.claimants.kinds.contains(.scrollViews),
            touchdown.otherFingers != .rest, touchdown.otherFingers != .absent
        else { return nil }
        for claimant in touchdown.claimants {
            guard let scrollView = claimant.view as? UIScrollView else { continue }
            let isStoppedByScroll =
                touchdown.isScroll && scrollView.isDecelerating
                && recognizer.isStopped(by: scrollView, alsoBeyondEdge: true)
            guard scrollView.isDragging || isStoppedByScroll else { continue }
            return .deny(.scrollViewMoves)
        }
        return nil
    }
}

extension UIGestureRecognizer {
    /// Whether a scroll view that coasts along the swipe's axis has not reached the edge, or, for some, is beyond it.
    fileprivate func isStopped(by scrollView: UIScrollView, alsoBeyondEdge: Bool = false) -> Bool {
        let direction = swipeDirection
        let layout = view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
        let own = scrollView.own(direction, in: layout)
        let extent = scrollView.extent(along: own.direction)
        guard scrollView.hasRoom(along: own.direction, in: extent), !extent.isAtEdge(toward: own.sign) else {
            return false
        }
        return !extent.isBeyondEdge(toward: own.sign)
            || alsoBeyondEdge || own.direction.isHorizontal || scrollView.isPagingEnabled
    }
}

extension ArbitrationReason {
    /// A scroll view under the finger was moving when the touch landed, or is being dragged.
    public static var scrollViewMoves: ArbitrationReason { "a scroll view under the finger is moving" }
}

extension ArbitrationRule where Self == MovingScrollViewRule {
    /// Leaves a touch that lands on a moving scroll view to that scroll view.
    public static var movingScrollViews: MovingScrollViewRule { MovingScrollViewRule() }
}

import UIKit

/// A direction of a swipe in the coordinates of a view, which may be turned.
struct ContentDirection {
    /// In a turned view, that of a left-to-right layout.
    let direction: SwipeDirection
    /// The sign of a movement that way, in points of the view: 1 to the right or down, -1 to the left or up.
    let sign: CGFloat
}

extension UIView {
    /// A direction of the window in the coordinates of this view, which may be rotated: some chats rotate their list by
    /// 180 degrees, and its cells again. For a tilted view, the nearest axis.
    ///
    /// - Parameter layout: The layout of `direction`.
    func own(_ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> ContentDirection {
        let sign = direction.sign(in: layout)
        let movement = convertMovementFromWindow(
            direction.isHorizontal ? CGPoint(x: sign, y: 0) : CGPoint(x: 0, y: sign))
        let own = SwipeDirection(along: movement)
        return ContentDirection(direction: own, sign: own.sign(in: .leftToRight))
    }
}

extension Claimant {
    /// A direction of the window in the coordinates of the view.
    @MainActor
    func own(_ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> ContentDirection {
        if mayBeTransformed { return view.own(direction, in: layout) }
        return ContentDirection(direction: direction, sign: direction.sign(in: layout))
    }

    /// The view, if it is a scroll view that scrolls along the axis of a direction of the window.
    @MainActor
    func scrollView(along direction: SwipeDirection) -> UIScrollView? {
        guard let scrollView = view as? UIScrollView else { return nil }
        return scrollView.scrolls(along: own(direction, in: .leftToRight).direction) ? scrollView : nil
    }
}

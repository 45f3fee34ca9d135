import UIKit

extension UIView {
    /// A direction of the window in the coordinates of this view, which may be rotated: some chats rotate their list by
    /// 180 degrees, and its cells again. For a tilted view, the nearest axis.
    ///
    /// - Parameter layout: The layout of `direction`.
    /// - Returns: A direction and its layout.
    func own(
        _ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection
    ) -> (direction: SwipeDirection, layout: UIUserInterfaceLayoutDirection) {
        let sign = direction.sign(in: layout)
        let movement = convertMovementFromWindow(
            direction.isHorizontal ? CGPoint(x: sign, y: 0) : CGPoint(x: 0, y: sign))
        return (SwipeDirection(along: movement), .leftToRight)
    }
}

extension Claimant {
    /// A direction of the window in the coordinates of the view.
    @MainActor
    func own(
        _ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection
    ) -> (direction: SwipeDirection, layout: UIUserInterfaceLayoutDirection) {
        mayBeTransformed ? view.own(direction, in: layout) : (direction, layout)
    }

    /// The view, if it is a scroll view that scrolls along the axis of a direction of the window.
    @MainActor
    func scrollView(along direction: SwipeDirection) -> UIScrollView? {
        guard let scrollView = view as? UIScrollView else { return nil }
        return scrollView.scrolls(along: own(direction, in: .leftToRight).direction) ? scrollView : nil
    }
}

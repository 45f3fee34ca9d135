import UIKit

extension UIView {
    /// A direction of the window in the coordinates of this view, which may be turned: some chats turn their list by 180
    /// degrees, and its cells again. Of a tilted view, the axis that it is nearest to.
    ///
    /// - Parameter layout: That `direction` is meant in.
    /// - Returns: A direction, and the layout that it is meant in.
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
}

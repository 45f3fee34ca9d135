import UIKit

extension UIGestureRecognizer {
    /// How far askew content is dragged that is looked around in: the tangent of 20 degrees.
    private static let askew: CGFloat = 0.364

    /// Whether the finger goes askew on content that can be dragged both ways: who looks around in a spreadsheet or on a plan moves
    /// it so, also where it ends on one side.
    var looksAround: Bool {
        guard swipeDirection.isHorizontal, touchdown?.goesFirst != true, let view, let movement = movement(in: view),
            abs(movement.y) > Self.askew * abs(movement.x)
        else { return false }
        let across: SwipeDirection = movement.y > 0 ? .down : .up
        guard let scrollView = innermostScrollView(along: across), scrollView.hasRoom(along: across),
            !scrollView.refusesDrag
        else { return false }
        return touchesScrollView { $0.isLookedAroundIn(by: scrollView) }
    }
}

extension UIScrollView {
    /// Whether this can be dragged sideways and is `scrollView`, or shows a part of that one's width. One with pages is not looked
    /// around in.
    fileprivate func isLookedAroundIn(by scrollView: UIScrollView) -> Bool {
        guard hasRoom(along: .back), !isPagingEnabled else { return false }
        return self === scrollView || scrollView.isDescendant(of: self) && scrollView.bounds.width > bounds.width
    }
}

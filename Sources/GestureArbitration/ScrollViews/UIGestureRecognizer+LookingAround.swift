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
        return scrollView.hasRoom(along: .back) && !scrollView.isPagingEnabled || scrollView.isScrolledSidewaysAsContent
    }
}

extension UIScrollView {
    /// Whether this is wider than a scroll view around it that scrolls sideways and shows a part of it.
    fileprivate var isScrolledSidewaysAsContent: Bool {
        SuperviewChain(from: superview, upTo: nil).contains { view in
            guard let scrollView = view as? UIScrollView else { return false }
            return scrollView.hasRoom(along: .back) && !scrollView.isPagingEnabled
                && bounds.width > scrollView.bounds.width
        }
    }
}

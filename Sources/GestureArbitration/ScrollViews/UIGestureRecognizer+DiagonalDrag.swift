import UIKit

extension UIGestureRecognizer {
    /// The slope from which a drag is diagonal: the tangent of 20 degrees.
    private static let diagonalSlope: CGFloat = 0.364

    /// Whether the finger moves diagonally on content that scrolls both ways. This is how a spreadsheet or a plan is
    /// moved, even where it ends on one side.
    var dragsDiagonally: Bool {
        guard swipeDirection.isHorizontal, touchdown?.precedesContent != true, let view,
            let movement = movement(in: view), abs(movement.y) > Self.diagonalSlope * abs(movement.x)
        else { return false }
        let across = swipeDirection.across
        guard let scrollView = innermostScrollView(along: across), scrollView.hasRoom(along: across),
            !scrollView.refusesDrag
        else { return false }
        return touchesScrollView { $0.isDraggedDiagonally(with: scrollView) }
    }
}

extension UIScrollView {
    /// Whether this can be dragged sideways, and is `scrollView` or shows a part of that view's width. A scroll view
    /// with pages is not dragged diagonally.
    fileprivate func isDraggedDiagonally(with scrollView: UIScrollView) -> Bool {
        guard hasRoom(along: .back), !isPagingEnabled else { return false }
        return self === scrollView || scrollView.isDescendant(of: self) && scrollView.bounds.width > bounds.width
    }
}

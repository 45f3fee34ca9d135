import UIKit

extension UIGestureRecognizer {
    /// Whether the recognizer follows the movement of fingers: a pan or a veto.
    var followsMovement: Bool { self is UIPanGestureRecognizer || self is VetoGestureRecognizer }

    /// How the fingers on a pan or a veto have moved, in points of `view`; nil for other recognizers. Of a pan whose
    /// finger has turned, only the movement since then counts.
    func movement(in view: UIView) -> CGPoint? {
        if let turn = touchdown?.turn { return turn.latestMovement(in: view) }
        if let pan = self as? UIPanGestureRecognizer { return pan.translation(in: view) }
        return (self as? VetoGestureRecognizer)?.translation(in: view)
    }

    /// Whether a view under the fingers can be moved along the axis of `direction`, if only to make it bounce.
    func isContentMoved(along direction: SwipeDirection) -> Bool {
        let axis: DraggedAxes = direction.isHorizontal ? .horizontal : .vertical
        return claimants.contains { claimant in
            if let scrollView = claimant.view as? UIScrollView, scrollView.scrolls(along: direction) { return true }
            return claimant.view.draggedAxes(with: claimant.options).contains(axis)
        }
    }
}

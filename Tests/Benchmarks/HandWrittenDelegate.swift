import GestureArbitration
import UIKit

/// What an app would write by hand to decide as the arbiter of the benchmark does, from the same facts: it honours what
/// each view was told in `view.arbitration`, but has no rules and gives no reasons.
@MainActor
final class HandWrittenDelegate: NSObject, UIGestureRecognizerDelegate {
    /// In points from the leading edge.
    let regionWidth: CGFloat
    private weak var touchedView: UIView?

    init(regionWidth: CGFloat) {
        self.regionWidth = regionWidth
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let root = gestureRecognizer.view else { return true }
        let x = touch.location(in: root).x
        let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard (isRightToLeft ? root.bounds.width - x : x) <= regionWidth else { return false }
        var view = touch.view
        while let present = view {
            if let scrollView = present as? UIScrollView, scrollView.isDecelerating, scrollsAcross(scrollView) {
                return false
            }
            view = present === root ? nil : present.superview
        }
        touchedView = touch.view
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let root = pan.view else { return true }
        let translation = pan.translation(in: root)
        let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard (isRightToLeft ? -translation.x : translation.x) > abs(translation.y) else { return false }
        var view = touchedView
        while let present = view {
            let told = present.arbitration
            if told.backSwipe == .blocked { return false }
            if let axes = told.draggedAxes {
                if axes.contains(.horizontal) { return false }
            } else if present is UISlider || present is UISwitch {
                return false
            }
            if let scrollView = present as? UIScrollView {
                if scrollView.isDragging { return false }
                if scrollsAcross(scrollView),
                    hasRoom(scrollView, isRightToLeft: isRightToLeft) || told.atScrollEdge == .keeps
                {
                    return false
                }
            }
            view = present === root ? nil : present.superview
        }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let root = gestureRecognizer.view, let scrollView = otherGestureRecognizer.view as? UIScrollView,
            otherGestureRecognizer === scrollView.panGestureRecognizer, scrollView.isDescendant(of: root)
        else { return false }
        let isActive = otherGestureRecognizer.state == .began || otherGestureRecognizer.state == .changed
        return !isActive && scrollView.arbitration.atScrollEdge != .simultaneous
    }

    private func scrollsAcross(_ scrollView: UIScrollView) -> Bool {
        let inset = scrollView.adjustedContentInset
        return scrollView.isScrollEnabled
            && (scrollView.contentSize.width + inset.left + inset.right > scrollView.bounds.width
                || scrollView.alwaysBounceHorizontal && scrollView.bounces)
    }

    /// Whether there is content left towards the leading edge, up to half a point.
    private func hasRoom(_ scrollView: UIScrollView, isRightToLeft: Bool) -> Bool {
        let inset = scrollView.adjustedContentInset
        let room =
            isRightToLeft
            ? scrollView.contentSize.width + inset.right - scrollView.bounds.width - scrollView.contentOffset.x
            : scrollView.contentOffset.x + inset.left
        return room > 0.5
    }
}

import GestureArbitration
import UIKit

/// What an app would write by hand to decide as the arbiter of the benchmark does, from the same facts: it honours what
/// each view was told in `view.arbitration`, but has no rules, gives no reasons and keeps no decisions.
///
/// It decides alike on every screen whose views are UIKit's own, not rotated, and told the same during a gesture. It
/// knows no controls of the app's, which an app would name here, and none that are dragged up and down, of which UIKit
/// has none.
@MainActor
final class HandWrittenDelegate: NSObject, UIGestureRecognizerDelegate {
    /// In points from the leading edge.
    let regionWidth: CGFloat
    private weak var touchedView: UIView?
    private var landing = CGPoint.zero

    /// How far content may be off an edge and still be at it, in points.
    private static let tolerance: CGFloat = 4
    /// How much further across than along a swipe may go where nothing is moved across: the tangent of 55 degrees.
    private static let steepest: CGFloat = 1.428

    init(regionWidth: CGFloat) {
        self.regionWidth = regionWidth
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let root = gestureRecognizer.view else { return true }
        let location = touch.location(in: root)
        let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard distanceFromLeadingEdge(location, of: root, isRightToLeft: isRightToLeft) < regionWidth else {
            return false
        }
        var view = touch.view
        while let present = view {
            if let scrollView = present as? UIScrollView, scrollView.isDecelerating,
                let room = room(of: scrollView, isRightToLeft: isRightToLeft), abs(room.ahead) > Self.tolerance
            {
                return false
            }
            view = present === root ? nil : present.superview
        }
        if gestureRecognizer.numberOfTouches == 0 {
            touchedView = touch.view
            landing = location
        }
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let root = pan.view else { return true }
        let translation = pan.translation(in: root)
        let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let along = isRightToLeft ? -translation.x : translation.x
        let across = abs(translation.y)
        guard along > across || along * Self.steepest > across && !isContentMovedUpAndDown(in: root) else {
            return false
        }
        var isEdgeOnly = false
        var view = touchedView
        while let present = view {
            let told = present.arbitration
            switch told.backSwipe {
            case .allowed: break
            case .edgeOnly: isEdgeOnly = true
            case .blocked: return false
            }
            if isDraggedAcross(present, told) { return false }
            if let scrollView = present as? UIScrollView {
                if scrollView.isDragging { return false }
                if claimsSwipe(scrollView, told, isRightToLeft: isRightToLeft) { return false }
            }
            view = present === root ? nil : present.superview
        }
        return !isEdgeOnly
            || distanceFromLeadingEdge(landing, of: root, isRightToLeft: isRightToLeft) < StartRegion.leadingEdgeWidth
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let root = gestureRecognizer.view, let scrollView = scrollView(pannedBy: otherGestureRecognizer, in: root)
        else { return false }
        return isActive(otherGestureRecognizer) || movesTogether(scrollView, with: root)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let root = gestureRecognizer.view, let scrollView = scrollView(pannedBy: otherGestureRecognizer, in: root)
        else { return false }
        return !isActive(otherGestureRecognizer) && !movesTogether(scrollView, with: root)
    }

    private func scrollView(pannedBy recognizer: UIGestureRecognizer, in root: UIView) -> UIScrollView? {
        guard let scrollView = recognizer.view as? UIScrollView, recognizer === scrollView.panGestureRecognizer,
            scrollView.isDescendant(of: root)
        else { return nil }
        return scrollView
    }

    private func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.state == .began || recognizer.state == .changed
    }

    private func distanceFromLeadingEdge(_ point: CGPoint, of root: UIView, isRightToLeft: Bool) -> CGFloat {
        isRightToLeft ? root.bounds.maxX - point.x : point.x - root.bounds.minX
    }

    /// Whether a scroll view is to go with the swipe: the innermost one that scrolls across, if none claims the swipe.
    private func movesTogether(_ scrollView: UIScrollView, with root: UIView) -> Bool {
        guard scrollView.arbitration.atScrollEdge == .simultaneous else { return false }
        let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var innermost: UIScrollView?
        var view = touchedView
        while let present = view {
            if let around = present as? UIScrollView, room(of: around, isRightToLeft: isRightToLeft) != nil {
                if innermost == nil { innermost = around }
                if claimsSwipe(around, around.arbitration, isRightToLeft: isRightToLeft) { return false }
            }
            view = present === root ? nil : present.superview
        }
        return innermost === scrollView
    }

    private func isDraggedAcross(_ view: UIView, _ told: ViewArbitration) -> Bool {
        if let axes = told.draggedAxes { return axes.contains(.horizontal) }
        guard let control = view as? UIControl, control.isEnabled else { return false }
        return control is UISlider || control is UISwitch || control is UISegmentedControl || control is UIPageControl
    }

    /// Whether something under the finger would be moved by a finger that goes up or down.
    private func isContentMovedUpAndDown(in root: UIView) -> Bool {
        var view = touchedView
        while let present = view {
            if present.arbitration.draggedAxes?.contains(.vertical) == true { return true }
            if let scrollView = present as? UIScrollView, canBePanned(scrollView) {
                let inset = scrollView.adjustedContentInset
                let span = scrollView.contentSize.height + inset.top + inset.bottom - scrollView.bounds.height
                if span > Self.tolerance || scrollView.bounces && scrollView.alwaysBounceVertical { return true }
            }
            view = present === root ? nil : present.superview
        }
        return false
    }

    private func canBePanned(_ scrollView: UIScrollView) -> Bool {
        scrollView.isScrollEnabled && scrollView.panGestureRecognizer.isEnabled
            && scrollView.panGestureRecognizer.minimumNumberOfTouches == 1
    }

    /// How far a swipe back would scroll, and how far the content goes in all, in points; nil if it does not scroll
    /// across.
    private func room(of scrollView: UIScrollView, isRightToLeft: Bool) -> (ahead: CGFloat, inAll: CGFloat)? {
        guard canBePanned(scrollView) else { return nil }
        let inset = scrollView.adjustedContentInset
        let inAll = max(scrollView.contentSize.width + inset.left + inset.right - scrollView.bounds.width, 0)
        guard inAll > Self.tolerance || scrollView.bounces && scrollView.alwaysBounceHorizontal else { return nil }
        let offset = scrollView.contentOffset.x + inset.left
        return (isRightToLeft ? inAll - offset : offset, inAll)
    }

    private func claimsSwipe(_ scrollView: UIScrollView, _ told: ViewArbitration, isRightToLeft: Bool) -> Bool {
        guard let room = room(of: scrollView, isRightToLeft: isRightToLeft) else { return false }
        return told.atScrollEdge == .keeps || min(room.ahead, room.inAll) > Self.tolerance
    }
}

import UIKit
import UIKitSeams

/// Turns off `isScrollEnabled` of its scroll view while a finger is on a view inside that is dragged, such as a
/// slider.
///
/// It is a recognizer and not a `hitTest`, because a recognizer learns how a touch ends: when the finger is lifted,
/// when the touch is cancelled, and when the recognizer is removed or disabled. Hit-testing also happens without any
/// touch. It never recognizes, so other recognizers are not affected.
final class ScrollLockGestureRecognizer: UIGestureRecognizer {
    private var touchesOnDraggedViews: Set<UITouch> = []
    private var otherTouches: Set<UITouch> = []
    private weak var scrollView: UIScrollView?
    private var hasLocked = false

    /// Creates a recognizer for one scroll view, to which it must be added.
    convenience init(locking scrollView: UIScrollView) {
        self.init(target: nil, action: nil)
        self.scrollView = scrollView
        onlyWatch()
    }

    /// Turns scrolling on again if this recognizer has turned it off.
    func unlock() {
        touchesOnDraggedViews.removeAll()
        guard hasLocked else { return }
        hasLocked = false
        scrollView?.isScrollEnabled = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches {
            if isOnDraggedView(touch) {
                touchesOnDraggedViews.insert(touch)
            } else {
                otherTouches.insert(touch)
            }
        }
        guard !touchesOnDraggedViews.isEmpty, let scrollView, scrollView.isScrollEnabled else { return }
        scrollView.isScrollEnabled = false
        hasLocked = true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        forget(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        forget(touches)
    }

    override func reset() {
        super.reset()
        otherTouches.removeAll()
        unlock()
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    private func forget(_ touches: Set<UITouch>) {
        otherTouches.subtract(touches)
        touchesOnDraggedViews.subtract(touches)
        if touchesOnDraggedViews.isEmpty { unlock() }
        // UIKit resets a recognizer that has failed, so the next touch finds it ready.
        if touchesOnDraggedViews.isEmpty, otherTouches.isEmpty { state = .failed }
    }

    private func isOnDraggedView(_ touch: UITouch) -> Bool {
        SuperviewChain(from: touch.view, upTo: scrollView).contains { !$0.effectiveDraggedAxes.isEmpty }
    }
}

import UIKit

/// The pan of a back swipe. It reports before its first touch lands, the last moment to adopt what the app has changed,
/// and when the last one has gone.
@MainActor
final class BackSwipePanGestureRecognizer: UIPanGestureRecognizer {
    var isTouchedDidChange: @MainActor () -> Void = {}
    /// Whether a touch that lands is kept from its view until it is known whether it pops, as UIKit's own edge pan does it.
    var delaysTouch: @MainActor (UITouch) -> Bool = { _ in false }

    /// Whether a finger is on the view.
    private(set) var isTouched = false {
        didSet {
            if isTouched != oldValue { isTouchedDidChange() }
        }
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        isTouched = true
        if numberOfTouches == 0 {
            delaysTouchesBegan = event.allTouches?.contains { $0.phase == .began && delaysTouch($0) } ?? false
        }
        return super.shouldReceive(event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        noteEnd(of: touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        noteEnd(of: touches)
    }

    override func reset() {
        super.reset()
        isTouched = false
    }

    private func noteEnd(of touches: Set<UITouch>) {
        if numberOfTouches <= touches.count { isTouched = false }
    }
}

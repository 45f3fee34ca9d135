import UIKit

/// The pan of a back swipe.
///
/// It also reports before its finger lands, the last moment to adopt what the app has changed, and when the finger has
/// gone. A swipe waits for the end of another one's pop that nothing may interrupt.
@MainActor
final class BackSwipePanGestureRecognizer: SwipePanGestureRecognizer {
    /// Called before a finger lands, and when it has gone.
    var isTouchedDidChange: @MainActor () -> Void = {}
    /// Whether a back swipe that starts with this touch goes before content. Its touch is then kept from its view until
    /// it is known whether it pops, as UIKit's own edge pan does it.
    var startsAtEdge: @MainActor (UITouch) -> Bool = { _ in false }
    /// Whether the screens are changing at this moment.
    var screensChange: @MainActor () -> Bool = { false }

    /// Whether a swipe has to wait for the end of such a pop.
    var waitsForTransition: @MainActor () -> Bool = { false }
    /// Called when the finger is lifted before the end of that pop, or has not moved since.
    var didLiftEarly: @MainActor () -> Void = {}

    private var hasLandedEarly = false

    private(set) var isTouched = false {
        didSet {
            if isTouched != oldValue { isTouchedDidChange() }
        }
    }

    override var goesFirst: Bool { delaysTouchesBegan }

    override var mustWait: Bool { waitsForTransition() }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard super.shouldReceive(event) else { return false }
        isTouched = true
        hasLandedEarly = screensChange()
        let landing = event.allTouches?.first { $0.phase == .began }
        delaysTouchesBegan = landing.map(startsAtEdge) ?? false
        return true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        // A finger that lands during a transition touches views that are about to go.
        if hasLandedEarly, !screensChange() {
            hasLandedEarly = false
            noteTouchedViewsAgain()
        }
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, hasWaited, fingerMovesInDirection { didLiftEarly() }
        super.touchesEnded(touches, with: event)
    }

    override func fingerHasGone() {
        super.fingerHasGone()
        isTouched = false
    }
}

import UIKit

/// The pan of a back swipe.
///
/// It also reports before its finger lands, the last moment to adopt what the app has changed, and when the finger has
/// gone. A swipe waits for the end of a push or pop that nothing may interrupt.
@MainActor
final class BackSwipePanGestureRecognizer: SwipePanGestureRecognizer {
    /// Called before a finger lands, and when it has gone.
    var onTouchedChange: @MainActor (BackSwipePanGestureRecognizer) -> Void = { _ in }
    /// Whether a back swipe that starts with this touch goes before content. Its touch is then kept from its view until
    /// it is known whether it pops, as UIKit's own edge pan does it.
    var startsAtEdge: @MainActor (UITouch) -> Bool = { _ in false }
    /// The navigation controller whose screens the pan pops.
    weak var navigationController: UINavigationController?

    /// Whether a push or pop runs for whose end a swipe has to wait.
    var mustWaitForTransition: @MainActor (BackSwipePanGestureRecognizer) -> Bool = { _ in false }

    private(set) var isTouched = false {
        didSet {
            if isTouched != oldValue { onTouchedChange(self) }
        }
    }

    override var goesFirst: Bool { delaysTouchesBegan }

    /// Whoever has waited for one transition also waits for another one, such as a change of the size.
    override var mustWait: Bool {
        flickWaits || mustWaitForTransition(self) || (attempt.wait == .forTransition && hasTransition)
    }

    override var flicksThroughAnyTransition: Bool { true }

    override var formerViewsMayBeSeen: Bool { hasTransition }

    override var screensChange: Bool { navigationController?.screensComeOrGo == true }

    private var hasTransition: Bool { navigationController?.transitionCoordinator != nil }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard super.shouldReceive(event) else { return false }
        isTouched = true
        delaysTouchesBegan = landingFinger(in: event).map(startsAtEdge) ?? false
        return true
    }

    override func fingerHasGone() {
        super.fingerHasGone()
        isTouched = false
    }
}

import UIKit

/// The pan of a back swipe.
///
/// It also reports before its finger lands, the last moment to adopt what the app has changed, and when the finger has
/// gone. A swipe waits for the end of a push or pop that nothing may interrupt.
@MainActor
final class BackSwipePanGestureRecognizer: SwipePanGestureRecognizer {
    /// Those that the pan is one of.
    weak var recognizers: BackSwipeRecognizers? {
        didSet { owner = recognizers }
    }

    /// Whether a finger is on the view that the pan has taken, or is about to take.
    private(set) var isTouched = false {
        didSet {
            if isTouched != oldValue { recognizers?.touchedDidChange(of: self) }
        }
    }

    override var precedesContent: Bool { delaysTouchesBegan }

    /// Whoever has waited for one transition also waits for another one, such as a change of the size.
    override var mustWait: Bool {
        flickWaits || recognizers?.mustWaitForTransition(with: self) == true
            || (attempt.wait == .forTransition && hasTransition)
    }

    override var flicksThroughAnyTransition: Bool { true }

    override var formerViewsMayBeSeen: Bool { hasTransition }

    override var screensChange: Bool { navigationController?.screensComeOrGo == true }

    private var hasTransition: Bool { navigationController?.transitionCoordinator != nil }

    private var navigationController: UINavigationController? { recognizers?.options.navigationController }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard super.shouldReceive(event) else { return false }
        isTouched = true
        // The touch is kept from its view until it is known whether it pops, as UIKit's own edge pan does it.
        delaysTouchesBegan = landingFinger(in: event).map { recognizers?.startsAtEdge($0) == true } ?? false
        return true
    }

    override func fingerHasGone() {
        super.fingerHasGone()
        isTouched = false
    }
}

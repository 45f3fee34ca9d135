import UIKit

/// The current gesture of a back swipe, once the arbiter has decided on it.
@MainActor
struct DecidedGesture {
    /// The recognizer whose movement decided it.
    private(set) weak var recognizer: UIGestureRecognizer?
    /// The driver of the pop; nil if nothing pops by the gesture: it is refused, also later than it was decided, or
    /// comes during a transition that only UIKit's own recognizers can interrupt, and they can't follow it. Its flick
    /// waits then (``interrupted``).
    var driver: ChosenDriver?
    /// The screen that it would pop.
    private(set) weak var screen: UIViewController?
    /// The first responder of that screen when the gesture was allowed to pop it.
    let leavingResponder: LeavingResponder?
    /// The transition during which it was decided, if UIKit's own recognizers may interrupt it.
    let interrupted: InterruptedTransition?
    /// Whether a pop has begun since.
    var hasBegunPop = false
    /// Whether the recognizer has begun, and has not reported its end yet.
    var isFollowed = false

    /// A gesture that is allowed to pop `screen`.
    init(
        of recognizer: UIGestureRecognizer, popping screen: UIViewController?, driver: ChosenDriver,
        interrupting interrupted: InterruptedTransition?
    ) {
        self.recognizer = recognizer
        self.screen = screen
        // Only UIKit's own recognizers can interrupt.
        self.driver = interrupted != nil && !driver.isContentPop ? nil : driver
        leavingResponder = LeavingResponder(in: screen)
        self.interrupted = interrupted
    }

    /// A gesture that is refused.
    init(refusing recognizer: UIGestureRecognizer, on screen: UIViewController?) {
        self.recognizer = recognizer
        self.screen = screen
        (leavingResponder, interrupted) = (nil, nil)
    }

    /// Whether UIKit's own recognizers pop by the gesture, or are to.
    var isLeftToSystem: Bool { driver?.isContentPop == true }

    /// Whether they have begun to.
    var systemHasBegun: Bool { isLeftToSystem && hasBegunPop }
}

/// A transition during which a gesture was decided, and which UIKit's own recognizers may interrupt by that gesture.
struct InterruptedTransition {
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?

    /// Whether no other transition has begun: `running` is this one, or none is running any more.
    @MainActor
    func isLast(before running: (any UIViewControllerTransitionCoordinator)?) -> Bool {
        running == nil || running === coordinator
    }
}

import Foundation
import GestureArbitration

/// What a pan that waits knows about its current finger, from its landing on.
@MainActor
struct SwipeAttempt {
    /// Why the pan has not received movements; each reason outweighs those before it.
    enum Wait: Comparable {
        case none
        /// The finger may be a thumb that rolls before it drags something another way, or swipe a view; or another
        /// finger has to show what it does.
        case briefly
        /// The finger may be tapping a control.
        case forTap
        /// The finger has moved another way, and may turn; or it may pinch, or be a palm that rolls; or another finger
        /// may be about to hold something.
        case forTurn
        /// A transition is running.
        case forTransition
    }

    /// What is known of a finger that may be one whose contact was lost.
    enum Continuation {
        /// It does something of its own.
        case none
        /// It has landed where that one would have gone, and has not moved yet.
        case possible(LiftedMovement)
        /// Its movement has shown that it is the same.
        case certain(LiftedMovement)

        /// The movement with which it goes on, or may go on.
        var movement: LiftedMovement? {
            switch self {
            case .none: nil
            case .possible(let movement), .certain(let movement): movement
            }
        }
    }

    /// How fast a finger is that is lifted. Of the average and the last movement, the faster one counts.
    enum FlickVelocity {
        /// As fast as it was last.
        case latest
        /// As fast as on the average since it landed, unless it has turned back in the end: the pan has ended soon
        /// after it had begun, having waited until then, or the end of the screen has slowed the finger down.
        case average
        /// None in the direction of the pan: on the whole, or in the end, it has moved another way, or it has flung a
        /// list that was at its end.
        case onlyBack
    }

    /// The weightiest reason so far.
    private(set) var wait = Wait.none

    /// Whether the pan has not received some movement.
    var hasWaited: Bool { wait > .none }

    /// Whether the swipe had to wait for a transition until the last movement: a flick may be lifted in the same event.
    var waitsForTransition = false

    /// Whether the finger has been down during another swipe's transition. Nobody has touched the screen that it
    /// brings.
    var overlapsSwipeTransition = false

    /// Whether the finger landed on the content of the screen while no other screen came or went there. The view that
    /// it touched then keeps it, even during a transition that has begun since, or runs over the screen.
    var landedOnSettledScreen = false

    /// Whether the finger landed on a screen, and began to move while the app removed that.
    var isMeantForLeavingScreen = false

    /// Whether the finger landed, or has waited, during a transition: it touches views that are about to go.
    var mayTouchDisappearedViews = false

    /// Since when another finger of the same hand has moved that swipes; nil if there is none.
    var sameHandSwipesSince: TimeInterval?

    /// Whether another finger, which rested, has lost its swipe to this one. It had hardly moved the screen, so this
    /// finger means what it has landed on.
    var isYieldedTo = false

    /// How the pan catches up with the finger; nil if it has nothing to catch up with.
    var lag: MovementLag?

    /// What scrolls when the finger moves back past the place where the pan began; nil before that, and if nothing
    /// would.
    var scrollContinuation: ScrollContinuation?

    /// When the pan began, by the time of its finger; nil before that.
    var beganAt: TimeInterval?

    /// Whether the finger goes on with a movement whose contact was lost.
    var continuation = Continuation.none

    /// Whether the finger is left to something else, because of its movement.
    var isLeftToOthers = false

    /// Whether the finger lifts in the current event.
    var isLifting = false

    /// The velocity of the finger when it lifts.
    var flickVelocity = FlickVelocity.latest {
        didSet {
            // The last movement says little about the flick.
            if flickVelocity != .latest { lag = nil }
        }
    }

    /// How fast the finger was before it lifted, in points of the window per second; nil if UIKit's velocity counts.
    var velocityBeforeLift: CGPoint?

    /// The shared knowledge of the pans that followed the finger, if it has lifted and may have swiped.
    var liftedFinger: SharedFinger?

    /// Notes why the pan does not receive a movement.
    mutating func note(_ wait: Wait) { self.wait = max(self.wait, wait) }

    /// Whether the pan, which has waited, has only just begun at `time`: the finger's movement since then says little
    /// about a flick.
    func hasJustBegun(at time: TimeInterval) -> Bool {
        guard hasWaited, let beganAt else { return false }
        return time - beganAt < SwipePanGestureRecognizer.restingTime
    }
}

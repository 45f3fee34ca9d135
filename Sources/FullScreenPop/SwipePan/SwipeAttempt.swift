import Foundation
import GestureArbitration

/// What a pan that waits knows of its present finger, from the landing on.
@MainActor
struct SwipeAttempt {
    /// Why the pan has not been told of movements; each reason outweighs those before it.
    enum Wait: Comparable {
        case none
        /// Another finger has to show what it does.
        case forOtherFinger
        /// The finger may be a thumb that rolls before it drags something another way.
        case forRoll
        /// The finger may be tapping a control.
        case forTap
        /// The finger has moved another way, and may turn; or it may pinch, or be a palm that rolls.
        case forTurn
        /// A transition runs.
        case forTransition
    }

    /// How fast a finger is that is lifted. Of the average and the last movement, the faster one counts.
    enum FlickVelocity {
        /// As fast as it was last.
        case latest
        /// As fast as on the average since it landed: it has rolled as it was lifted.
        case average
        /// The same, unless it has turned back in the end: the pan has ended soon after it had begun, having waited until then, or the
        /// end of the screen has slowed the finger down.
        case averageUnlessTurned
    }

    /// The weightiest reason so far.
    private(set) var wait = Wait.none

    /// Whether the swipe has had to wait for a transition until the last movement: a flick may be lifted in the same event.
    var waitsForTransition = false

    /// Whether the finger has been down during another swipe's transition. Nobody has touched what that brings.
    var hasFollowedSwipe = false

    /// Whether the finger has landed on what the screen shows while no other one came or went there. What it has touched then
    /// keeps it, also during a transition that has begun since, or runs over the screen.
    var touchesScreen = false

    /// Whether the finger has landed, or has waited, during a transition: it touches views that are about to go.
    var touchesFormerViews = false

    /// How the pan catches up with the finger; nil if it has nothing to catch up with.
    var lag: MovementLag?

    /// What scrolls when the finger goes back beyond the place where the pan began; nil before that, and where nothing would.
    var scrollContinuation: ScrollContinuation?

    /// When the pan has begun, by the time of its finger; nil before that.
    var beganAt: TimeInterval?

    /// How fast the finger is taken to be when it is lifted.
    private(set) var flickVelocity = FlickVelocity.latest

    /// What the pans know together that have followed the finger, if that has gone and may have swiped.
    var liftedFinger: SharedFinger?

    /// The pan is not told of a movement.
    mutating func note(_ wait: Wait) { self.wait = max(self.wait, wait) }

    /// The last movement says little about the flick.
    mutating func measureFlick(by velocity: FlickVelocity) {
        flickVelocity = velocity
        lag = nil
    }

    /// The finger is lifted at `time`. What it has done since the pan began says little about a flick if that was less than
    /// `shortly` ago, in seconds.
    mutating func end(at time: TimeInterval, shortly: TimeInterval) {
        guard wait > .none, let beganAt else { return }
        if time - beganAt < shortly { measureFlick(by: .averageUnlessTurned) }
    }
}

import UIKit

/// What the other fingers on the screen do beside that of a swipe.
package enum OtherFingers {
    /// It is not known.
    case unknown
    /// There are none.
    case absent
    /// They rest.
    case rest
    /// One of them moves as well.
    case move
    /// One of them has moved, but too little to tell whether it taps, swipes as well, or is about to drag something.
    case mayHold
    /// One of them holds something: a control, a list, a line on a canvas, a push-to-talk button.
    case hold
    /// One of them moves against this one, as when two fingers pinch, spread, or turn something.
    case oppose
    /// Two or more of them move.
    case areSeveral
}

extension Touchdown {
    /// Notes that another finger has landed beside this one. From now on the two may be a pair.
    package func noteOtherFinger() { history.noteOtherFinger() }

    /// The movement since another finger joined this one, or this one joined another, in points of the window.
    package var movementBesideAnother: CGPoint { history.path.movementBesideAnother }

    /// Whether this finger and `other` pinch, spread or turn something.
    package func opposes(_ other: Touchdown) -> Bool {
        FingerPairing(
            mine: movementBesideAnother, theirs: other.movementBesideAnother,
            way: history.path.way(to: other.history.path),
            landedTogether: abs(time - other.time) < FingerTiming.together,
            hasJoinedMovement: other.time > time && history.path.hadMovedBeforeAnother,
            precedesContent: precedesContent, isBesideEdge: other.precedesContent, recognizers: fingerRecognizers,
            otherRecognizers: other.fingerRecognizers
        ).areOpposed
    }
}

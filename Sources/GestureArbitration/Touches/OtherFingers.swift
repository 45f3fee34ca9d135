import UIKit

/// What the fingers do that are on the screen beside the one of a swipe.
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
    /// One of them holds something: a control, a list, a line on a canvas, a button for as long as one speaks.
    case hold
    /// One of them moves against this one, as when two fingers pinch, spread, or turn something.
    case oppose
    /// Two or more of them move.
    case areSeveral
}

extension Touchdown {
    /// Another finger has landed beside this one. From now on the two may be a pair.
    package func noteOtherFinger() { course.markPlace() }

    /// The movement since another finger has joined this one, or this one another, in points of the window.
    package var movementBesideAnother: CGPoint { course.movementBesideAnother }

    /// Whether this finger and `other` pinch, spread or turn something.
    package func opposes(_ other: Touchdown) -> Bool {
        FingerPairing(
            mine: movementBesideAnother, theirs: other.movementBesideAnother,
            way: course.way(to: other.course), landedTogether: abs(time - other.time) < FingerPair.joiningTime,
            precedesContent: precedesContent, recognizers: fingerRecognizers, otherRecognizers: other.fingerRecognizers
        ).areOpposed
    }
}

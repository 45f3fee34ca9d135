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

/// What makes a pair of two fingers.
package enum FingerPair {
    /// How far a finger has moved that does not rest, in points.
    package static let tremble: CGFloat = 3
    /// Two that land within this time belong together, in seconds.
    package static let joiningTime: TimeInterval = 0.15
    /// How straight one moves to or from another that rests when the two pinch or spread, and across the line between them
    /// when they turn something: the cosine of 37 degrees.
    static let straightness: CGFloat = 0.8
    /// How near to each other the fingers of a hand begin to spread, also on what can't be pinched, in points.
    static let spreadBeginning: CGFloat = 120
}

extension Touchdown {
    /// Another finger has landed beside this one. From now on the two may be a pair.
    package func noteOtherFinger() { course.markPlace() }

    /// Whether this finger and `other` pinch, spread or turn something.
    ///
    /// They do if they move against each other, neither more than twice as far as the other: a thumb that yields moves less. On what
    /// can be pinched or turned, they also do in directions that merely differ, or one only half as far as the other. They also do if the other has landed with this one and rests, and this one moves straight to or
    /// from it, on what can be pinched, or away from close by, or round it, on what can be turned. On what can be neither, a swipe
    /// from the edge is a swipe.
    package func opposes(_ other: Touchdown) -> Bool {
        let (mine, theirs) = (course.movementBesideAnother, other.course.movementBesideAnother)
        let isPinched = sharesRecognizer(with: other) { $0 is UIPinchGestureRecognizer }
        let isTurned = sharesRecognizer(with: other) { $0 is UIRotationGestureRecognizer }
        guard theirs.length < FingerPair.tremble else {
            if isPinched || isTurned { return !mine.isBeside(theirs) || !mine.isAsFar(as: theirs) }
            return mine.isAgainst(theirs) && mine.isAsFar(as: theirs) && !goesFirst
        }
        guard abs(age - other.age) < FingerPair.joiningTime else { return false }
        let way = course.way(to: other.course)
        // Whichever way it goes, it does one of both.
        if isPinched, isTurned { return true }
        let straight = FingerPair.straightness * mine.length * way.length
        if isTurned, abs(mine.cross(way)) > straight { return true }
        let towards = mine.dot(way)
        guard abs(towards) > straight else { return false }
        // A thumb that swipes beside a resting palm moves straight to or from that, too.
        return isPinched || (towards < 0 && !goesFirst && way.length - mine.length < FingerPair.spreadBeginning)
    }

    /// Whether a recognizer of this kind, of something under the two, follows both.
    private func sharesRecognizer(with other: Touchdown, where isOfKind: (UIGestureRecognizer) -> Bool) -> Bool {
        fingerRecognizers.contains { isOfKind($0) && other.fingerRecognizers.contains($0) }
    }
}

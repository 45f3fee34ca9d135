import UIKit

/// What makes a pair of two fingers.
package enum FingerPair {
    /// A second finger that lands within this time of one that flicks already is of the same hand, and no swipe of its own, in
    /// seconds.
    package static let sameHandTime: TimeInterval = 0.11
    /// How far from the other one it lands, at most, in points: thumbs that swipe in turn land further apart.
    package static let sameHandReach: CGFloat = 90
    /// Two that land within this time belong together, in seconds.
    package static let joiningTime: TimeInterval = 0.15
    /// How straight one moves to or from another that rests when the two pinch or spread, and across the line between them
    /// when they turn something: the cosine of 37 degrees.
    fileprivate static let straightness: CGFloat = 0.8
    /// How near to each other the fingers of a hand begin to spread, also on what can't be pinched, in points.
    fileprivate static let spreadBeginning: CGFloat = 120
}

/// Two fingers, by what they have done beside each other, in points of the window.
@MainActor
package struct FingerPairing {
    /// How the one of a swipe has moved.
    private let mine: CGPoint
    /// How the other one has moved.
    private let theirs: CGPoint
    /// The way from the one to the other.
    private let way: CGPoint
    /// Whether they have landed together.
    private let landedTogether: Bool
    /// Whether the swipe goes before content that would keep it.
    private let precedesContent: Bool
    /// Whether something that both are on can be pinched.
    private let isPinched: Bool
    /// Whether something that both are on can be turned.
    private let isTurned: Bool

    /// The recognizers are those that have the fingers.
    package init(
        mine: CGPoint, theirs: CGPoint, way: CGPoint, landedTogether: Bool, precedesContent: Bool,
        recognizers: [UIGestureRecognizer], otherRecognizers: [UIGestureRecognizer]
    ) {
        (self.mine, self.theirs, self.way) = (mine, theirs, way)
        (self.landedTogether, self.precedesContent) = (landedTogether, precedesContent)
        isPinched = recognizers.contains { $0 is UIPinchGestureRecognizer && otherRecognizers.contains($0) }
        isTurned = recognizers.contains { $0 is UIRotationGestureRecognizer && otherRecognizers.contains($0) }
    }

    /// Whether they pinch, spread or turn something.
    ///
    /// They do if they move against each other, and have landed together, or neither moves more than twice as far as the other: a
    /// thumb that yields has been there before, and moves less. On what can be pinched or turned, they also do in directions that
    /// merely differ, or one only half as far as the other. They also do if the other has landed with this one and rests, and this
    /// one moves straight to or from it, on what can be pinched, or away from close by, or round it, on what can be turned. On what
    /// can be neither, a swipe from the edge is a swipe.
    package var areOpposed: Bool {
        guard theirs.length < Slip.whileResting else {
            if isPinched || isTurned { return !mine.isBeside(theirs) || !mine.isAsFar(as: theirs) }
            return mine.isAgainst(theirs) && (landedTogether || mine.isAsFar(as: theirs)) && !precedesContent
        }
        guard landedTogether else { return false }
        // Whichever way it goes, it does one of both.
        if isPinched, isTurned { return true }
        let straight = FingerPair.straightness * mine.length * way.length
        if isTurned, abs(mine.cross(way)) > straight { return true }
        let towards = mine.dot(way)
        guard abs(towards) > straight else { return false }
        // A thumb that swipes beside a resting palm moves straight to or from that, too.
        return isPinched || (towards < 0 && !precedesContent && way.length - mine.length < FingerPair.spreadBeginning)
    }
}

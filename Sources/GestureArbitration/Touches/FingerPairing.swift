import UIKit

/// Two fingers, by their movements beside each other, in points of the window.
@MainActor
package struct FingerPairing {
    /// How straight a finger moves to or from a resting one when the two pinch or spread, and across the line between
    /// them when they turn something: the cosine of 37 degrees.
    private static let straightness: CGFloat = 0.8
    /// How close together the fingers of a hand begin to spread, even on something that can't be pinched, in points.
    private static let spreadBeginning: CGFloat = 120

    /// The movement of the swipe's finger.
    private let mine: CGPoint
    /// The movement of the other finger.
    private let theirs: CGPoint
    /// The vector from the first to the other.
    private let way: CGPoint
    /// Whether they landed together.
    private let landedTogether: Bool
    /// Whether the other landed while the first was already moving.
    private let hasJoinedMovement: Bool
    /// Whether the swipe goes before content that would keep it.
    private let precedesContent: Bool
    /// Whether the other landed at the edge, where a hand holds the device.
    private let isBesideEdge: Bool
    /// Whether something under both can be pinched.
    private let isPinched: Bool
    /// Whether something under both can be turned.
    private let isTurned: Bool

    /// The recognizers are those that receive the fingers.
    package init(
        mine: CGPoint, theirs: CGPoint, way: CGPoint, landedTogether: Bool, hasJoinedMovement: Bool,
        precedesContent: Bool, isBesideEdge: Bool, recognizers: [UIGestureRecognizer],
        otherRecognizers: [UIGestureRecognizer]
    ) {
        (self.mine, self.theirs, self.way) = (mine, theirs, way)
        (self.landedTogether, self.hasJoinedMovement) = (landedTogether, hasJoinedMovement)
        (self.precedesContent, self.isBesideEdge) = (precedesContent, isBesideEdge)
        isPinched = recognizers.contains { $0 is UIPinchGestureRecognizer && otherRecognizers.contains($0) }
        isTurned = recognizers.contains { $0 is UIRotationGestureRecognizer && otherRecognizers.contains($0) }
    }

    /// Whether they pinch, spread or turn something.
    ///
    /// They do if they move against each other, and either landed together, or neither moves more than twice as far as
    /// the other: a thumb that yields was there before, and moves less. On something that can be pinched or turned,
    /// they also do if their directions are 60 degrees or more apart, or if one moves less than half as far as the
    /// other.
    ///
    /// They also do if the other landed with this one and rests, and this one moves straight to or from it, on
    /// something that can be pinched, or away from close by, or around it, on something that can be turned. On
    /// something that can be neither, a swipe from the edge is a swipe, and a finger that rests at the edge holds the
    /// device.
    package var areOpposed: Bool {
        guard theirs.length < AllowableMovement.whileResting else {
            if isPinched || isTurned { return !mine.isBeside(theirs) || !mine.isAsFar(as: theirs) }
            return mine.isAgainst(theirs) && (landedTogether || mine.isAsFar(as: theirs)) && !precedesContent
        }
        guard landedTogether else { return false }
        // Whichever way it moves, it pinches or turns.
        if isPinched, isTurned { return true }
        let straight = Self.straightness * mine.length * way.length
        if isTurned, abs(mine.cross(way)) > straight { return true }
        let towards = mine.dot(way)
        guard abs(towards) > straight else { return false }
        // A thumb that swipes beside a resting palm moves straight to or from it, too.
        if isPinched { return true }
        guard towards < 0, !precedesContent, !isBesideEdge, !hasJoinedMovement else { return false }
        return way.length - mine.length < Self.spreadBeginning
    }
}

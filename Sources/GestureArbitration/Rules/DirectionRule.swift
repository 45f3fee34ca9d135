import UIKit

/// Lets a pan begin only in its ``RecognizerArbitration/swipeDirection``, and a pinch in its
/// ``RecognizerArbitration/pinchDirection``.
///
/// A finger has to move farther along the direction of the pan than across it. On something that can be moved across,
/// such as a list, it also has to continue in that direction: a finger that rolls sideways before it scrolls makes no
/// swipe.
///
/// A thumb that swipes rarely moves straight. So a finger may be up to 55 degrees off if neither something under it can
/// be moved across nor another governed pan wants a swipe across. A sheet as a whole can be moved across. At an edge
/// that goes first, other pans do not count. If a finger landed while screens were changing, what lies under it is not
/// known.
///
/// Fingers that have not moved at all are refused.
public struct DirectionRule: ArbitrationRule {
    /// Denies any other direction. Also denies while another finger moves against the swipe, and while several others
    /// move. No opinion on recognizers that are neither pans, vetoes nor pinches.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        let touchdown = recognizer.touchdown
        switch touchdown?.otherFingers {
        case .oppose: return .deny(.otherFingerOpposes)
        case .areSeveral: return .deny(.severalFingersMove)
        default: break
        }
        guard let agrees = recognizer.agreesWithItsDirection(since: touchdown) else { return nil }
        return agrees ? nil : .deny(.otherDirection)
    }
}

extension ArbitrationReason {
    /// Another finger moves against this one: the two pinch, spread or turn something.
    public static var otherFingerOpposes: ArbitrationReason {
        "another finger pinches, spreads or turns something together with this one"
    }

    /// Three or more fingers move, as in a gesture of the system.
    public static var severalFingersMove: ArbitrationReason { "three or more fingers move" }

    /// The fingers move in another direction, or more across than along, or not at all.
    public static var otherDirection: ArbitrationReason { "the finger moves in another direction" }
}

extension ArbitrationRule where Self == DirectionRule {
    /// Lets a pan or a pinch begin only in its own direction.
    public static var direction: DirectionRule { DirectionRule() }
}

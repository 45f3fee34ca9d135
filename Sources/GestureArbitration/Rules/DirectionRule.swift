import UIKit

/// Lets a pan begin only in its ``UIKit/UIPanGestureRecognizer/swipeDirection``, and a pinch in its
/// ``UIKit/UIPinchGestureRecognizer/pinchDirection``.
///
/// A pan has to move more along its direction than across. Fingers that have not moved at all are refused.
public struct DirectionRule: ArbitrationRule {
    /// Denies any other direction. No opinion on recognizers that are neither pans nor pinches.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let agrees = recognizer.agreesWithItsDirection else { return nil }
        return agrees ? nil : .deny(.otherDirection)
    }
}

extension UIGestureRecognizer {
    /// Whether the fingers on a pan or a pinch move in its direction; nil for other recognizers.
    package var agreesWithItsDirection: Bool? {
        if let pan = self as? UIPanGestureRecognizer { return pan.moves(pan.swipeDirection) }
        return (self as? UIPinchGestureRecognizer)?.movesInItsDirection
    }
}

extension Reason {
    /// The fingers move in another direction, or more across than along, or not at all.
    public static var otherDirection: Reason { "the finger moves in another direction" }
}

extension ArbitrationRule where Self == DirectionRule {
    /// Lets a pan or a pinch begin only in its own direction.
    public static var direction: DirectionRule { DirectionRule() }
}

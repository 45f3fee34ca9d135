import UIKit

/// Lets a pan or a pinch begin only if the fingers move its own way, see
/// ``UIKit/UIPanGestureRecognizer/swipeDirection`` and ``UIKit/UIPinchGestureRecognizer/pinchDirection``.
///
/// A pan has to move more along its direction than across; for a back swipe that is from leading to trailing: to the
/// right, or to the left where the recognizer's view is laid out from right to left. Fingers that have not moved at all
/// are refused.
public struct DirectionRule: ArbitrationRule {
    /// Makes the rule.
    public init() {}

    /// Denies any other way; has no opinion on recognizers that are neither pans nor pinches.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let agrees = recognizer.agreesWithItsDirection else { return nil }
        return agrees ? nil : .deny(.otherDirection)
    }
}

extension UIGestureRecognizer {
    /// Whether the fingers on a pan or a pinch move as it says; nil for other recognizers.
    package var agreesWithItsDirection: Bool? {
        if let pan = self as? UIPanGestureRecognizer { return pan.moves(pan.swipeDirection) }
        return (self as? UIPinchGestureRecognizer).map { $0.pinchDirection.agrees(with: $0.scale) }
    }
}

extension Reason {
    /// The fingers move another way, or more across than along, or not at all.
    public static var otherDirection: Reason { "the finger moves in another direction" }
}

extension ArbitrationRule where Self == DirectionRule {
    /// Lets a pan or a pinch begin only if the fingers move its own way.
    public static var direction: DirectionRule { DirectionRule() }
}

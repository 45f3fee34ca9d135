import UIKit

/// Lets a pinch begin only if its fingers come closer to each other, or only if they move apart.
public struct PinchRule: ArbitrationRule {
    /// The one direction that is let through.
    public var direction: PinchDirection

    /// Makes a rule for one direction.
    public init(_ direction: PinchDirection) {
        self.direction = direction
    }

    /// Denies a pinch the other way; has no opinion on recognizers that are not pinches.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let pinch = recognizer as? UIPinchGestureRecognizer else { return nil }
        return direction.agrees(with: pinch.scale) ? nil : .deny(.otherDirection)
    }
}

extension ArbitrationRule where Self == PinchRule {
    /// Lets a pinch begin only if its fingers move in `direction`.
    public static func pinch(_ direction: PinchDirection) -> PinchRule { PinchRule(direction) }
}

import UIKit

/// Lets a pan begin only if it moves in one direction, and more along than across.
///
/// For a back swipe that is from leading to trailing: to the right, or to the left where the recognizer's view is laid
/// out from right to left. A pan that has not moved at all is refused, so a still finger never starts anything.
public struct DirectionRule: ArbitrationRule {
    /// The one direction that is let through.
    public var direction: SwipeDirection

    /// Makes a rule for one direction.
    public init(_ direction: SwipeDirection) {
        self.direction = direction
    }

    /// Denies a pan in any other direction; has no opinion on recognizers that are not pans.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return nil }
        return pan.moves(direction) ? nil : .deny(.otherDirection)
    }
}

extension Reason {
    /// The finger moves another way, or more across than along, or not at all.
    public static var otherDirection: Reason { "the finger moves in another direction" }
}

extension ArbitrationRule where Self == DirectionRule {
    /// Lets a pan begin only if it moves from leading to trailing, and more along than across.
    public static var backDirection: DirectionRule { DirectionRule(.back) }

    /// Lets a pan begin only if it moves in `direction`, and more along than across.
    public static func direction(_ direction: SwipeDirection) -> DirectionRule { DirectionRule(direction) }
}

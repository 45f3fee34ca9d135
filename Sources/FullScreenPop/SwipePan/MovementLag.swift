import GestureArbitration
import UIKit

/// How a pan that did not receive the beginning of a movement catches up with the finger: not at once, or the screen
/// would jump.
struct MovementLag {
    /// The longest movement of the finger until it has caught up, in points. After a shorter movement it has caught
    /// up when the finger has moved as far again, at twice the finger's speed: a short swipe ends as it would have.
    private static let longestCatchUp: CGFloat = 50

    /// The movement that the pan did not receive, in points of the window.
    private let withheld: CGPoint

    /// Nil for no movement.
    init?(of withheld: CGPoint) {
        guard withheld != .zero else { return nil }
        self.withheld = withheld
    }

    /// The movement that the pan reports if the finger has moved by `whole`, both in points of the window.
    func movement(of whole: CGPoint) -> CGPoint {
        let length = withheld.length
        let since = withheld.movement(to: whole)
        let progress = since.dot(withheld) / length
        let share = 1 - min(max(progress / min(length, Self.longestCatchUp), 0), 1)
        return CGPoint(x: whole.x - withheld.x * share, y: whole.y - withheld.y * share)
    }
}

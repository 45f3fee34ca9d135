import UIKit

/// Movements of fingers as points.
extension CGPoint {
    package var length: CGFloat { hypot(x, y) }

    /// The movement from this point to another one.
    package func movement(to end: CGPoint) -> CGPoint { CGPoint(x: end.x - x, y: end.y - y) }

    /// Whether this movement is against another one, and not that of a finger that rests or merely yields.
    @MainActor
    package func opposes(_ other: CGPoint) -> Bool {
        length >= UIGestureRecognizer.hysteresis && isAgainst(other) && isAsFar(as: other)
    }

    /// Whether the angle between two movements is more than 120 degrees. If one finger goes back and one scrolls, it is
    /// about 90.
    func isAgainst(_ other: CGPoint) -> Bool { dot(other) < -0.5 * length * other.length }

    /// Whether the angle between two movements is less than 60 degrees, as for two fingers that swipe together.
    func isBeside(_ other: CGPoint) -> Bool { dot(other) > 0.5 * length * other.length }

    /// Whether neither of two movements is more than twice as long as the other.
    func isAsFar(as other: CGPoint) -> Bool {
        max(length, other.length) <= 2 * min(length, other.length)
    }

    package func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

    package func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
}

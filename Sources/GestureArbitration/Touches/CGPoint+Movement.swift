import UIKit

/// Points as movements of fingers.
extension CGPoint {
    package var length: CGFloat { hypot(x, y) }

    /// The movement from this point to another one.
    package func movement(to end: CGPoint) -> CGPoint { CGPoint(x: end.x - x, y: end.y - y) }

    /// Whether this movement, of a finger that neither rests nor merely yields, is against another one.
    @MainActor
    package func opposes(_ other: CGPoint) -> Bool {
        length >= UIGestureRecognizer.hysteresis && isAgainst(other) && isAsFar(as: other)
    }

    /// Whether two movements are at more than 120 degrees. One finger that goes back and one that scrolls are at about 90.
    func isAgainst(_ other: CGPoint) -> Bool { dot(other) < -0.5 * length * other.length }

    /// Whether two movements are at less than 60 degrees, as those of two fingers that swipe together.
    func isBeside(_ other: CGPoint) -> Bool { dot(other) > 0.5 * length * other.length }

    /// Whether of two movements neither is more than twice as long as the other.
    func isAsFar(as other: CGPoint) -> Bool {
        max(length, other.length) <= 2 * min(length, other.length)
    }

    package func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

    func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
}

import UIKit

/// What fingers do, as far as XCUITest can do it: each step begins when nothing moves any more after the one before.
/// Places are in points from the left top corner of the window.
public enum FingerStep: Sendable, Equatable {
    case tap(CGPoint)
    /// Rests for so many seconds, and lifts.
    case press(CGPoint, seconds: TimeInterval)
    /// Rests, moves in a straight line at so many points per second, rests again, and lifts.
    case drag(CGPoint, to: CGPoint, pressing: TimeInterval, velocity: CGFloat, holding: TimeInterval)
    /// Two fingers in the middle of the screen move to a multiple of their distance, at so much of it per second.
    case pinch(scale: CGFloat, velocity: CGFloat)
}

extension FingerStep {
    /// A drag along the screen that ends at rest.
    static func drag(
        _ x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat = 0, pressing: TimeInterval = 0,
        velocity: CGFloat = 600, holding: TimeInterval = 0.2
    ) -> FingerStep {
        .drag(
            CGPoint(x: x, y: y), to: CGPoint(x: x + dx, y: y + dy), pressing: pressing, velocity: velocity,
            holding: holding)
    }

    /// A quick drag that ends in motion.
    static func flick(
        _ x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat = 0, velocity: CGFloat = 1200
    ) -> FingerStep {
        drag(x, y, by: dx, dy, velocity: velocity, holding: 0)
    }

    static func tap(_ x: CGFloat, _ y: CGFloat) -> FingerStep { .tap(CGPoint(x: x, y: y)) }

    static func press(_ x: CGFloat, _ y: CGFloat, seconds: TimeInterval) -> FingerStep {
        .press(CGPoint(x: x, y: y), seconds: seconds)
    }
}

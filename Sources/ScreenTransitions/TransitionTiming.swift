import UIKit

/// How long a transition takes and how its progress goes along.
public struct TransitionTiming: Equatable, Sendable {
    /// How progress follows time.
    public enum Curve: Equatable, Sendable {
        /// A cubic Bézier curve from (0, 0) to (1, 1) with these two control points; their x lies between 0 and 1.
        case cubic(CGPoint, CGPoint)
        /// A spring with this damping ratio, more than 0: 1 does not swing, less does.
        case spring(dampingRatio: CGFloat)
    }

    /// Seconds, more than 0.
    public var duration: TimeInterval

    /// How progress follows time when no finger leads. A finger always leads linearly.
    public var curve: Curve

    /// Makes a timing.
    public init(duration: TimeInterval, curve: Curve) {
        precondition(duration > 0, "A transition cannot take \(duration) seconds.")
        self.duration = duration
        self.curve = curve
    }

    /// Slow, fast, slow: the control points that UIKit documents for ease-in-out.
    public static func easeInOut(_ duration: TimeInterval) -> TransitionTiming {
        TransitionTiming(duration: duration, curve: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)))
    }

    /// The same speed all the way.
    public static func linear(_ duration: TimeInterval) -> TransitionTiming {
        TransitionTiming(duration: duration, curve: .cubic(.zero, CGPoint(x: 1, y: 1)))
    }

    /// A quick start and a long rest: Material Design's standard curve, (.4, 0), (.2, 1).
    public static func standard(_ duration: TimeInterval) -> TransitionTiming {
        TransitionTiming(duration: duration, curve: .cubic(CGPoint(x: 0.4, y: 0), CGPoint(x: 0.2, y: 1)))
    }

    /// A spring that starts at rest.
    public static func spring(_ duration: TimeInterval, dampingRatio: CGFloat) -> TransitionTiming {
        precondition(dampingRatio > 0, "A spring needs a damping ratio of more than 0, not \(dampingRatio).")
        return TransitionTiming(duration: duration, curve: .spring(dampingRatio: dampingRatio))
    }
}

import UIKit

/// How long a transition takes, and how its progress follows time.
///
/// An interactive transition follows the finger linearly, whatever its timing. With a duration or a curve outside of
/// the ranges below, the app stops.
public struct TransitionTiming: Equatable, Sendable {
    /// How progress follows time.
    public enum Curve: Equatable, Sendable {
        /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose x is between 0 and 1.
        case cubic(CGPoint, CGPoint)
        /// A spring. A damping ratio of 1 reaches the end without oscillating; a smaller one, more than 0, overshoots.
        case spring(dampingRatio: CGFloat)
    }

    /// The duration in seconds, more than 0, and finite.
    public var duration: TimeInterval {
        didSet { checkDuration() }
    }

    /// How progress follows time.
    public var curve: Curve {
        didSet { checkCurve() }
    }

    /// Creates a timing. The duration is in seconds, more than 0, and finite.
    public init(duration: TimeInterval, curve: Curve) {
        self.duration = duration
        self.curve = curve
        checkDuration()
        checkCurve()
    }

    private func checkDuration() {
        precondition(duration > 0 && duration.isFinite, "A transition cannot take \(duration) seconds.")
    }

    private func checkCurve() {
        switch curve {
        case .cubic(let first, let second):
            precondition(
                (0...1).contains(first.x) && (0...1).contains(second.x),
                "Time cannot run backward: the control points' x are between 0 and 1, not \(first.x) and \(second.x).")
        case .spring(let dampingRatio):
            precondition(dampingRatio > 0, "A spring needs a damping ratio of more than 0, not \(dampingRatio).")
        }
    }

    /// Begins and ends slowly. The control points, (0.42, 0) and (0.58, 1), are those that UIKit documents for
    /// ease-in-out. The duration is in seconds, more than 0, and finite.
    public static func easeInOut(_ duration: TimeInterval) -> TransitionTiming {
        TransitionTiming(duration: duration, curve: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)))
    }

    /// A constant speed. The duration is in seconds, more than 0, and finite.
    public static func linear(_ duration: TimeInterval) -> TransitionTiming {
        TransitionTiming(duration: duration, curve: .cubic(.zero, CGPoint(x: 1, y: 1)))
    }

    /// Begins quickly and ends slowly. The control points, (0.4, 0) and (0.2, 1), are those of Material Design's
    /// standard curve. The duration is in seconds, more than 0, and finite.
    public static func standard(_ duration: TimeInterval) -> TransitionTiming {
        TransitionTiming(duration: duration, curve: .cubic(CGPoint(x: 0.4, y: 0), CGPoint(x: 0.2, y: 1)))
    }

    /// A spring that starts at rest. The duration is in seconds, more than 0, and finite. The damping ratio is more
    /// than 0; less than 1 overshoots.
    public static func spring(_ duration: TimeInterval, dampingRatio: CGFloat) -> TransitionTiming {
        TransitionTiming(duration: duration, curve: .spring(dampingRatio: dampingRatio))
    }
}

import UIKit

/// Whether a transition runs on to its end or back to its beginning when the fingers let go.
///
/// ```swift
/// profile.modalTransition = ModalTransition(
///     .bounce, gesture: .verticalPan(.down).completing(.distance(beyond: 0.3)))
/// ```
///
/// A transition whose gesture the system cancels, because of a phone call for example, always runs back.
public struct CompletionPolicy: Sendable {
    private enum Kind: Sendable {
        case projection(TimeInterval)
        case distance(CGFloat)
        case velocity
        case custom(@Sendable (_ progress: CGFloat, _ velocity: CGFloat) -> Bool)
    }

    private let kind: Kind

    /// For lists and logs.
    public var name: String {
        switch kind {
        case .projection: "projection"
        case .distance: "distance"
        case .velocity: "velocity"
        case .custom: "custom"
        }
    }

    /// Whether the transition runs on to its end.
    ///
    /// - Parameters:
    ///   - progress: How far the transition is, from 0 to 1. Values outside are clamped.
    ///   - velocity: How fast it continues, in progress per second; negative on the way back. If either value is not a
    ///     number, the transition runs back.
    public func finishes(progress: CGFloat, velocity: CGFloat) -> Bool {
        guard !progress.isNaN, !velocity.isNaN else { return false }
        let progress = min(max(progress, 0), 1)
        switch kind {
        case .projection(let seconds):
            let time = CGFloat(seconds)
            // Zero times an infinite velocity is not a number.
            let projected = time == 0 ? 0 : min(max(time * velocity, -1), 1)
            return progress + projected > 0.5
        case .distance(let fraction): return progress > fraction
        case .velocity: return velocity > 0
        case .custom(let decide): return decide(progress, velocity)
        }
    }

    /// Whether this is ``projection``, the default.
    var isDefault: Bool {
        if case .projection(Self.projectionTime) = kind { true } else { false }
    }
}

extension CompletionPolicy {
    /// The default time over which a movement is projected, in seconds.
    ///
    /// A scroll view that coasts at UIKit's normal rate, 0.998 per millisecond, moves as far as its velocity would
    /// carry it in 0.5 s; at the fast rate, 0.99, as in 0.1 s. This time lies between them.
    public static let projectionTime: TimeInterval = 0.3

    /// ``projection(over:)`` with ``projectionTime``. This is the default policy of every gesture.
    public static let projection = projection(over: projectionTime)

    /// Finishes if the fingers, continuing at their velocity for `seconds`, would pass the middle:
    /// progress + seconds · velocity > ½. The projected distance is at most one whole transition, there or back.
    ///
    /// The idea is from Apple's "Designing Fluid Interfaces", WWDC 2018.
    ///
    /// - Parameter seconds: Not negative, and finite; otherwise the app stops. At 0 only the distance decides.
    public static func projection(over seconds: TimeInterval) -> CompletionPolicy {
        precondition(seconds >= 0 && seconds.isFinite, "Fingers cannot go on for \(seconds) seconds.")
        return CompletionPolicy(kind: .projection(seconds))
    }

    /// Finishes if the transition is more than half done.
    public static let distance = distance(beyond: 0.5)

    /// Finishes if the progress is more than `fraction`, at any velocity.
    ///
    /// - Parameter fraction: From 0 to less than 1; otherwise the app stops.
    public static func distance(beyond fraction: CGFloat) -> CompletionPolicy {
        precondition((0..<1).contains(fraction), "No progress is just beyond \(fraction): it goes from 0 to 1.")
        return CompletionPolicy(kind: .distance(fraction))
    }

    /// Finishes if the fingers were moving forward when they let go. If they rested or moved back, it runs back.
    public static let velocity = CompletionPolicy(kind: .velocity)

    /// Finishes if `decide` returns true for the progress, from 0 to 1, and the velocity, in progress per second.
    public static func custom(
        _ decide: @escaping @Sendable (_ progress: CGFloat, _ velocity: CGFloat) -> Bool
    ) -> CompletionPolicy {
        CompletionPolicy(kind: .custom(decide))
    }
}

import UIKit

/// Decides whether a transition runs on to its end or back to its beginning when the fingers let go of it.
///
/// ```swift
/// profile.modalTransition = ModalTransition(
///     .bounce, gesture: .verticalPan(.down).completing(.distance(beyond: 0.3)))
/// ```
///
/// A gesture that the system cancels, because of a call, say, always runs back and asks nobody.
public struct CompletionPolicy: Sendable {
    /// For lists and logs.
    public let name: String

    private let decide: @Sendable (_ progress: CGFloat, _ velocity: CGFloat) -> Bool

    private init(_ name: String, _ decide: @escaping @Sendable (_ progress: CGFloat, _ velocity: CGFloat) -> Bool) {
        self.name = name
        self.decide = decide
    }

    /// Whether the transition runs on to its end.
    ///
    /// - Parameters:
    ///   - progress: How far the transition is, from 0 to 1; what lies outside is taken as the nearer end.
    ///   - velocity: How fast it goes on, in units of progress per second; negative on the way back. Without two
    ///     numbers, for want of any way to measure by, the transition runs back.
    public func finishes(progress: CGFloat, velocity: CGFloat) -> Bool {
        guard !progress.isNaN, !velocity.isNaN else { return false }
        return decide(min(max(progress, 0), 1), velocity)
    }
}

extension CompletionPolicy {
    /// How long fingers are thought to go on by themselves, in seconds, unless it is said otherwise.
    ///
    /// A scroll view that coasts at UIKit's normal rate, 0.998 per millisecond, comes as far as its speed would carry it
    /// in 0.5 s, and at the fast rate, 0.99, as in 0.1 s; this lies between them.
    public static let projectionTime: TimeInterval = 0.3

    /// ``projection(over:)`` at ``projectionTime``: what holds unless it is said otherwise.
    public static var projection: CompletionPolicy { projection(over: projectionTime) }

    /// Finishes if the fingers, going on at their speed for so many seconds, would come past the middle:
    /// progress + seconds · velocity > ½.
    ///
    /// The way they are thought to go on is at most one whole transition, there or back. The idea of judging by where a
    /// movement would come to rest is from Apple's "Designing Fluid Interfaces", WWDC 2018.
    ///
    /// - Parameter seconds: Not negative. 0 leaves the distance alone to decide.
    public static func projection(over seconds: TimeInterval) -> CompletionPolicy {
        precondition(seconds >= 0, "Fingers cannot go on for \(seconds) seconds.")
        let time = CGFloat(seconds)
        return CompletionPolicy("projection") { progress, velocity in
            // Without any time not even an endless velocity gets anywhere; a product of the two would be no number.
            let projected = time == 0 ? 0 : min(max(time * velocity, -1), 1)
            return progress + projected > 0.5
        }
    }

    /// Finishes if the transition is more than half done.
    public static var distance: CompletionPolicy { distance(beyond: 0.5) }

    /// Finishes if more of the transition is done than this fraction of it, from 0 to 1, however fast it went.
    public static func distance(beyond fraction: CGFloat) -> CompletionPolicy {
        CompletionPolicy("distance") { progress, _ in progress > fraction }
    }

    /// Finishes if the fingers were moving on when they let go. Fingers that rested or moved back take it back.
    public static let velocity = CompletionPolicy("velocity") { _, velocity in velocity > 0 }

    /// Finishes if `decide` says so, which is given the progress, from 0 to 1, and the velocity in progress per second.
    public static func custom(
        _ decide: @escaping @Sendable (_ progress: CGFloat, _ velocity: CGFloat) -> Bool
    ) -> CompletionPolicy {
        CompletionPolicy("custom", decide)
    }
}

import Foundation

/// How content goes on after the finger has left it (D9). Velocities are in points per millisecond.
struct Deceleration: Equatable, Sendable {
    /// A lift slower than this starts no deceleration.
    static let startVelocity: CGFloat = 0.25
    /// Slower than this the content stands.
    static let stopVelocity: CGFloat = 0.01

    /// The part of its velocity that the content keeps in a millisecond: `UIScrollView.DecelerationRate.rawValue`.
    let rate: CGFloat

    /// Moves on by `milliseconds`: returns the distance covered, and takes the loss off `velocity`.
    func step(_ velocity: inout CGFloat, milliseconds: CGFloat) -> CGFloat {
        let kept = pow(rate, milliseconds)
        defer { velocity *= kept }
        return velocity * rate * (1 - kept) / (1 - rate)
    }

    /// The distance covered from `velocity` until the content stands, stepping `milliseconds` at a time.
    func steppedTravel(from velocity: CGFloat, milliseconds: CGFloat) -> (distance: CGFloat, steps: Int) {
        var velocity = velocity
        var distance: CGFloat = 0
        var steps = 0
        while abs(velocity) >= Self.stopVelocity {
            distance += step(&velocity, milliseconds: milliseconds)
            steps += 1
        }
        return (distance, steps)
    }

    /// The distance covered from `velocity` in continuous time until the content stands.
    func travel(from velocity: CGFloat) -> CGFloat {
        let lost = abs(velocity) - Self.stopVelocity
        guard lost > 0 else { return 0 }
        return (velocity < 0 ? lost : -lost) / log(rate)
    }
}

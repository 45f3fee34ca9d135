import UIKit

/// How a transition continues when the finger lets go: with a spring that takes over the finger's speed, and does not
/// oscillate.
struct TransitionContinuation: Equatable {
    /// The initial speed, in multiples of the remaining distance per second: the relative velocity of UIKit's springs.
    let relativeVelocity: CGFloat

    /// The remaining time, as a fraction of the duration of the whole transition: more than 0, at most 1.
    let durationFactor: CGFloat

    /// How many times faster than the whole transition the remaining distance is covered on average; more than 0. UIKit
    /// uses it to keep the navigation bar in step.
    let completionSpeed: CGFloat

    /// The shortest distance that is animated, in progress. UIKit does not complete an animation without any distance.
    static let shortestDistance: CGFloat = 0.05

    /// The limit of the relative velocity in either direction. A fast finger just before the end must not cause a large
    /// oscillation.
    static let fastest: CGFloat = 30

    /// - Parameters:
    ///   - distance: The remaining distance, in progress from 0 to 1.
    ///   - velocity: The velocity of the finger, in progress per second; negative if it moves away from the end that
    ///     the transition continues to. A value that isn't finite counts as 0.
    ///   - duration: The duration of the whole transition, in seconds.
    init(distance: CGFloat, velocity: CGFloat, duration: TimeInterval) {
        let speed = velocity.isFinite && distance > 0 ? velocity / distance : 0
        relativeVelocity = min(max(speed, -Self.fastest), Self.fastest)
        // Such a spring covers nine tenths of its distance in two fifths of its time, so it gets twice the time that
        // the distance would take at the transition's own speed.
        var factor = min(2 * max(distance, Self.shortestDistance), 1)
        if relativeVelocity > 0, duration > 0 {
            // A spring whose time constant is longer than 1 / velocity overshoots.
            factor = min(factor, CGFloat(SpringCurve.timeConstantsToRest) / (relativeVelocity * CGFloat(duration)))
        }
        durationFactor = factor
        completionSpeed = max(distance, Self.shortestDistance) / factor
    }

    /// The spring as UIKit's parameters.
    @MainActor
    var timing: UISpringTimingParameters {
        UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))
    }
}

import UIKit

/// What a transition still has to do when the finger has let go: how far, how fast to begin with, and in what time.
///
/// It is played by a spring that does not swing, which takes over the finger's speed.
struct TransitionRest: Equatable {
    /// The speed at the beginning, in ways per second towards where the transition goes on to, where one way is all
    /// that is left of it. What UIKit calls the relative velocity of a spring.
    let relativeVelocity: CGFloat

    /// The time that is left, as a fraction of the duration of the whole transition: more than 0, at most 1.
    let durationFactor: CGFloat

    /// The shortest rest that is played, in progress. With none at all UIKit has nothing to play, and what is not played
    /// does not end.
    static let shortestDistance: CGFloat = 0.05

    /// What the relative velocity is limited to, in either direction. The last points of a way that a fast finger has left
    /// are no reason for a wild swing.
    static let fastest: CGFloat = 30

    /// The rest of a transition that goes on to an end.
    ///
    /// - Parameters:
    ///   - distance: What is left, in progress from 0 to 1.
    ///   - velocity: Of the finger towards that end, in progress per second; less than 0 if it moves away from it. What is
    ///     no number counts as 0.
    ///   - duration: Of the whole transition, in seconds.
    init(distance: CGFloat, velocity: CGFloat, duration: TimeInterval) {
        let speed = velocity.isFinite && distance > 0 ? velocity / distance : 0
        relativeVelocity = min(max(speed, -Self.fastest), Self.fastest)
        // Nine tenths of its way take such a spring two fifths of its time, so it gets twice the time that the distance
        // would take at the transition's own pace.
        var factor = min(2 * max(distance, Self.shortestDistance), 1)
        if relativeVelocity > 0, duration > 0 {
            // A spring whose time constant is longer than 1 / velocity is thrown past its end.
            factor = min(factor, CGFloat(SpringCurve.timeConstantsToRest) / (relativeVelocity * CGFloat(duration)))
        }
        durationFactor = factor
        completionSpeed = max(distance, Self.shortestDistance) / factor
    }

    /// How many times faster than the transition's own pace the rest is played, on average; more than 0. UIKit lets
    /// what accompanies the transition, such as the bar, keep up with it.
    let completionSpeed: CGFloat

    /// How the rest goes along, as UIKit takes it.
    @MainActor
    var timing: UISpringTimingParameters {
        UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))
    }
}

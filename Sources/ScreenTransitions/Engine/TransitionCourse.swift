import UIKit

/// How a property animator plays a transition: through which moments, and on which curve between them.
///
/// At the moments the poses are exact, between them every property goes straight. A transition that needs one step only
/// leaves everything to the curve. So does one with more steps, unless the curve is a spring that nobody leads: key
/// frames end at the last one, however far the spring would swing past it. Such a transition is played at an even pace,
/// through moments that lie on the spring's way themselves. Whoever catches it on its way leads it through the same.
/// So is a spring with shared views: straight on past its end, a view would swing past a small place to less than no
/// size.
struct TransitionCourse: Equatable {
    /// The end of one step.
    struct Moment: Equatable {
        /// From 0, the beginning of the transition, to 1.
        let time: Double
        /// Of the transition; on a spring's way it may lie beyond 1.
        let progress: CGFloat
    }

    /// Of the animator.
    let timing: TransitionTiming

    /// One for each step, the first at the end of the first step, the last at 1.
    let moments: [Moment]

    /// How many moments a second of a spring gets.
    private static let momentsPerSecond: Double = 60

    /// - Parameter isInteractive: Whether a finger leads, which does so linearly and past nothing.
    init(of transition: ScreenTransition, isInteractive: Bool) {
        let timing = transition.timing
        guard transition.steps > 1 || transition.sharesElements, !isInteractive,
            case .spring(let dampingRatio) = timing.curve
        else {
            self.timing = timing
            moments = Self.evenMoments(transition.steps)
            return
        }
        let spring = SpringCurve(dampingRatio: dampingRatio, duration: timing.duration)
        let count = max(transition.steps, Int((timing.duration * Self.momentsPerSecond).rounded(.up)))
        self.timing = .linear(timing.duration)
        moments = Self.evenMoments(count).map { moment in
            moment.time < 1
                ? Moment(time: moment.time, progress: spring.progress(at: moment.time * timing.duration)) : moment
        }
    }

    private static func evenMoments(_ count: Int) -> [Moment] {
        (1...count).map { Moment(time: Double($0) / Double(count), progress: CGFloat($0) / CGFloat(count)) }
    }
}

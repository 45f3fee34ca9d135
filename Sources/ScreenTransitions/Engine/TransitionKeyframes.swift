import UIKit

/// The keyframes with which a property animator animates a transition, and the timing of that animator.
///
/// Poses are exact at the keyframes, and every property changes linearly between them. The animator's timing curve
/// applies to all keyframes together, with one exception: a keyframe animation ends at the last keyframe, so a spring
/// cannot overshoot it. A transition with a spring and several keyframes is therefore animated linearly, through
/// keyframes whose progress is that of the spring. An interactive transition follows the finger and has no spring.
///
/// A transition with shared views is animated in the same way: extrapolated past the end, a view that becomes much
/// smaller would get a negative size.
struct TransitionKeyframes: Equatable {
    /// The end of one keyframe.
    struct Keyframe: Equatable {
        /// From 0, the beginning of the animation, to 1.
        let time: Double
        /// The progress of the transition. With a spring it may exceed 1.
        let progress: CGFloat
    }

    /// The timing of the animator.
    let timing: TransitionTiming

    /// The keyframes in order. The last one ends at 1.
    let keyframes: [Keyframe]

    /// The number of keyframes for each second of a spring.
    private static let springKeyframesPerSecond: Double = 60

    /// - Parameter isInteractive: Whether the transition follows a finger.
    init(of transition: ScreenTransition, isInteractive: Bool) {
        let timing = transition.timing
        guard transition.steps > 1 || transition.sharesElements, !isInteractive,
            case .spring(let dampingRatio) = timing.curve
        else {
            self.timing = timing
            keyframes = transition.stepProgress.dropFirst().map { Keyframe(time: Double($0), progress: $0) }
            return
        }
        let spring = SpringCurve(dampingRatio: dampingRatio, duration: timing.duration)
        let count = max(transition.steps, Int((timing.duration * Self.springKeyframesPerSecond).rounded(.up)))
        self.timing = .linear(timing.duration)
        keyframes = (1...count).map { step in
            let time = Double(step) / Double(count)
            return Keyframe(time: time, progress: step < count ? spring.progress(at: time * timing.duration) : 1)
        }
    }
}

extension ScreenTransition {
    /// The progress at the beginning and at every keyframe.
    var stepProgress: [CGFloat] {
        (0...steps).map { step in
            let fraction = CGFloat(step) / CGFloat(steps)
            switch spacing {
            case .even: return fraction
            case .denseAtBothEnds:
                // An angle that is the square root of the progress differs from linear changes equally everywhere.
                let (before, after) = (pow(fraction, 4), pow(1 - fraction, 4))
                return before / (before + after)
            }
        }
    }
}

import UIKit
import UIKitSeams

/// Leads the animator that is handed out by `interruptibleAnimator(using:)`.
@MainActor
final class PropertyAnimatorCourse: AnimatorCourse {
    private let player: any UIViewImplicitlyAnimating
    private let duration: TimeInterval
    private var progress: CGFloat = 0

    /// - Parameter duration: Of the whole transition, in seconds.
    init(_ player: any UIViewImplicitlyAnimating, duration: TimeInterval) {
        self.player = player
        self.duration = duration
        player.pauseAnimation()
    }

    var isLed: Bool { player.state == .active }

    func show(_ progress: CGFloat) {
        self.progress = progress
        player.fractionComplete = progress
    }

    func completionSpeed(to end: AnimatorCourseEnd, velocity: CGFloat) -> CGFloat {
        rest(to: end, velocity: velocity).completionSpeed
    }

    func run(to end: AnimatorCourseEnd, velocity: CGFloat) {
        let rest = rest(to: end, velocity: velocity)
        player.isReversed = end == .start
        if !player.continueIfAble(withTimingParameters: rest.timing, durationFactor: rest.durationFactor) {
            player.startAnimation()
        }
    }

    func transitionDidEnd(cancelled: Bool) {}

    private func rest(to end: AnimatorCourseEnd, velocity: CGFloat) -> TransitionRest {
        switch end {
        case .end: TransitionRest(distance: 1 - progress, velocity: velocity, duration: duration)
        case .start: TransitionRest(distance: progress, velocity: -velocity, duration: duration)
        }
    }
}

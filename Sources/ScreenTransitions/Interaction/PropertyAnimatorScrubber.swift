import UIKit
import UIKitSeams

/// Scrubs the animator that `interruptibleAnimator(using:)` returns.
@MainActor
final class PropertyAnimatorScrubber: AnimationScrubber {
    private let animator: any UIViewImplicitlyAnimating
    private let duration: TimeInterval
    private var progress: CGFloat = 0

    /// - Parameter duration: The duration of the whole transition, in seconds.
    init(_ animator: any UIViewImplicitlyAnimating, duration: TimeInterval) {
        self.animator = animator
        self.duration = duration
        animator.pauseAnimation()
    }

    var isScrubbing: Bool { animator.state == .active }

    func scrub(to progress: CGFloat) {
        self.progress = progress
        animator.fractionComplete = progress
    }

    func completionSpeed(for outcome: TransitionOutcome, velocity: CGFloat) -> CGFloat {
        continuation(to: outcome, velocity: velocity).completionSpeed
    }

    func complete(with outcome: TransitionOutcome, velocity: CGFloat) {
        let continuation = continuation(to: outcome, velocity: velocity)
        animator.isReversed = outcome == .cancel
        if !animator.continueIfAble(
            withTimingParameters: continuation.timing, durationFactor: continuation.durationFactor)
        {
            animator.startAnimation()
        }
    }

    var isInterruptible: Bool { true }

    func pause() -> CGFloat? {
        guard animator.state == .active, animator.isRunning else { return nil }
        animator.pauseAnimation()
        let progress = min(max(animator.progress, 0), 1)
        animator.isReversed = false
        scrub(to: progress)
        return progress
    }

    func transitionDidEnd(cancelled: Bool) {}

    private func continuation(to outcome: TransitionOutcome, velocity: CGFloat) -> TransitionContinuation {
        switch outcome {
        case .finish: TransitionContinuation(distance: 1 - progress, velocity: velocity, duration: duration)
        case .cancel: TransitionContinuation(distance: progress, velocity: -velocity, duration: duration)
        }
    }
}

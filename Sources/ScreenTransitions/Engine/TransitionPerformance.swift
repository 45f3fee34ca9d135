import UIKit

/// One run of a transition: its stage, its property animator, and its end, which comes once.
@MainActor
final class TransitionPerformance {
    let animator: TransitionPropertyAnimator

    private let context: any UIViewControllerContextTransitioning
    private let stage: TransitionStage
    private let course: TransitionCourse
    private var hasEnded = false

    init(
        transition: ScreenTransition, direction: TransitionDirection, context: any UIViewControllerContextTransitioning
    ) {
        self.context = context
        course = TransitionCourse(of: transition.played(direction), isInteractive: context.isInteractive)
        stage = TransitionStage(transition: transition, direction: direction, context: context)
        animator = TransitionPropertyAnimator(
            duration: course.timing.duration, timingParameters: course.timing.parameters)
        animator.wasStopped = { [weak self] in self?.end(at: .current) }
        stage.sizeDidChange = { [weak self] in self?.playForNewSize() }
        rehearse()
    }

    private func rehearse() {
        animator.addAnimations { [stage, course] in stage.play(course) }
        // Keeps the performance until its end, whoever lets it go before.
        animator.addCompletion { position in self.end(at: position) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        guard !hasEnded else { return }
        hasEnded = true
        stage.sizeDidChange = {}
        if position == .current, context.isInteractive {
            // Somebody has taken the animator from the finger, and nobody has said how it is to end.
            context.cancelInteractiveTransition()
        }
        let isComplete = position != .start && !context.transitionWasCancelled
        stage.strike(completed: isComplete)
        context.completeTransition(isComplete)
    }

    // The poses are in points of the container, and the animator cannot be told of others. It is therefore stopped, given
    // the poses for the new size, and taken to where it was: the same animator, for UIKit may hold it.
    private func playForNewSize() {
        guard !hasEnded else { return }
        guard animator.state == .active else {
            return stage.fitContainer()
        }
        let (isRunning, isReversed) = (animator.isRunning, animator.isReversed)
        animator.pauseAnimation()
        // UIKit counts in the direction in which the animator runs.
        let progress = isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
        animator.stopForNewAnimations()
        stage.fitContainer()
        rehearse()
        animator.pauseAnimation()
        animator.fractionComplete = progress
        guard isRunning else { return }
        animator.isReversed = isReversed
        let rest = TransitionRest(
            distance: isReversed ? progress : 1 - progress, velocity: 0, duration: animator.duration)
        animator.continueAnimation(withTimingParameters: rest.timing, durationFactor: rest.durationFactor)
    }
}

extension TransitionTiming {
    /// The timing as UIKit takes it.
    @MainActor
    fileprivate var parameters: any UITimingCurveProvider {
        switch curve {
        case .cubic(let first, let second): UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
        case .spring(let dampingRatio): UISpringTimingParameters(dampingRatio: dampingRatio)
        }
    }
}

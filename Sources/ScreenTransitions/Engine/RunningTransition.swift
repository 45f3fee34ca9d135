import UIKit

/// One run of a transition: its views, its property animator, and its completion.
@MainActor
final class RunningTransition {
    let animator: TransitionPropertyAnimator

    private let context: any UIViewControllerContextTransitioning
    private let hierarchy: TransitionHierarchy
    private var hasEnded = false

    init(
        transition: ScreenTransition, direction: TransitionDirection, context: any UIViewControllerContextTransitioning
    ) {
        self.context = context
        let keyframes = TransitionKeyframes(of: transition.played(direction), isInteractive: context.isInteractive)
        hierarchy = TransitionHierarchy(
            transition: transition, direction: direction, keyframes: keyframes.keyframes, context: context)
        animator = TransitionPropertyAnimator(
            duration: keyframes.timing.duration, timingParameters: keyframes.timing.parameters)
        animator.wasStopped = { [weak self] in self?.end(at: .current) }
        hierarchy.root.sizeDidChange = { [weak self] in self?.fitContainer() }
        addAnimations()
    }

    private func addAnimations() {
        animator.addAnimations { [hierarchy] in hierarchy.animate() }
        // Keeps this run alive until its end.
        animator.addCompletion { position in self.end(at: position) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        guard !hasEnded else { return }
        hasEnded = true
        hierarchy.root.sizeDidChange = {}
        if position == .current, context.isInteractive {
            // The animator was stopped under the finger, before the outcome was known.
            context.cancelInteractiveTransition()
        }
        let isComplete = position != .start && !context.transitionWasCancelled
        hierarchy.restoreScreens(completed: isComplete)
        context.completeTransition(isComplete)
    }

    // Poses are in points of the container, and the animations of an animator cannot be changed. So the animator is
    // stopped, given animations for the new size, and set to its former progress. It is reused, since UIKit may hold
    // it.
    private func fitContainer() {
        guard !hasEnded else { return }
        guard animator.state == .active else {
            return hierarchy.fitContainer()
        }
        let (isRunning, isReversed) = (animator.isRunning, animator.isReversed)
        animator.pauseAnimation()
        let progress = animator.progress
        animator.stopForNewAnimations()
        hierarchy.fitContainer()
        addAnimations()
        animator.pauseAnimation()
        animator.fractionComplete = progress
        guard isRunning else { return }
        animator.isReversed = isReversed
        let continuation = TransitionContinuation(
            distance: isReversed ? progress : 1 - progress, velocity: 0, duration: animator.duration)
        animator.continueAnimation(
            withTimingParameters: continuation.timing, durationFactor: continuation.durationFactor)
    }
}

extension TransitionTiming {
    /// The timing as UIKit's parameters.
    @MainActor
    fileprivate var parameters: any UITimingCurveProvider {
        switch curve {
        case .cubic(let first, let second): UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
        case .spring(let dampingRatio): UISpringTimingParameters(dampingRatio: dampingRatio)
        }
    }
}

import UIKit

/// Plays a ``Transition``, by itself or led by a ``TransitionInteraction``.
///
/// One animator plays one transition. Where the person prefers less motion, a transition that is ``Transition/Motion``
/// `intense` is replaced by ``Transition/crossfade``.
@MainActor
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let transition: Transition
    private let direction: TransitionDirection
    private var running: UIViewPropertyAnimator?

    /// Makes an animator for one run of `transition` in `direction`.
    public init(transition: Transition, direction: TransitionDirection) {
        let played = transition.played(direction)
        let prefersLessMotion = UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
        self.transition = prefersLessMotion && played.motion == .intense ? .crossfade : transition
        self.direction = direction
    }

    /// How long the transition takes, in seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        transition.played(direction).timing.duration
    }

    /// Runs the whole transition without a finger.
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        propertyAnimator(using: transitionContext).startAnimation()
    }

    /// The one animator of the transition, the same however often it is asked for.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        propertyAnimator(using: transitionContext)
    }

    func propertyAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let running { return running }
        let played = transition.played(direction)
        let stage = TransitionStage(transition: transition, direction: direction, context: context)
        let animator = UIViewPropertyAnimator(
            duration: played.timing.duration, timingParameters: played.timing.parameters)
        animator.addAnimations { stage.play(inSteps: played.steps) }
        animator.addCompletion { [weak self] position in
            self?.running = nil
            let isComplete = position == .end && !context.transitionWasCancelled
            stage.strike(completed: isComplete)
            context.completeTransition(isComplete)
        }
        running = animator
        return animator
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

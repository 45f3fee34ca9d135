import UIKit

/// Plays a ``ScreenTransition``, by itself or led by an ``AnimatorInteraction``.
///
/// One animator plays one transition. Where the person prefers less motion, a transition that is ``ScreenTransition/Motion``
/// `intense` is replaced by ``ScreenTransition/crossfade``.
///
/// If the container takes another size meanwhile, the transition goes on from where it is, in poses for the new size.
/// However it ends, it is completed once, and the screens are given back as they were lent before that.
@MainActor
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let transition: ScreenTransition
    private let direction: TransitionDirection
    private var performance: TransitionPerformance?

    /// Makes an animator for one run of `transition` in `direction`.
    public init(transition: ScreenTransition, direction: TransitionDirection) {
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
    ///
    /// An animator that is stopped ends the transition where it stands: under a finger it is cancelled, otherwise it has
    /// come to its end.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        propertyAnimator(using: transitionContext)
    }

    /// Called by UIKit when everything is over.
    public func animationEnded(_ transitionCompleted: Bool) {
        performance = nil
    }

    func propertyAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let performance { return performance.animator }
        let performance = TransitionPerformance(transition: transition, direction: direction, context: context)
        self.performance = performance
        return performance.animator
    }
}

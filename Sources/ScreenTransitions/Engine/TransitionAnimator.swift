import UIKit

/// An animation controller that plays a ``ScreenTransition``.
///
/// Return one from a navigation controller's delegate or a transitioning delegate. To make the transition interactive,
/// also return an ``AnimatorInteraction``. Each animator plays one transition.
///
/// - If Reduce Motion is on, ``ScreenTransition/crossfade`` replaces a transition whose motion is
///   ``ScreenTransition/Motion/intense``, and every transition if the person also prefers cross-fades.
/// - If the container's size changes, the transition continues from where it is, with poses for the new size.
/// - However the transition ends, it is completed once, after both screens have their former superviews and properties
///   again.
@MainActor
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let transition: ScreenTransition
    private let direction: TransitionDirection
    private var running: RunningTransition?

    /// Creates an animator that plays `transition` in `direction` once.
    public init(transition: ScreenTransition, direction: TransitionDirection) {
        let isIntense = transition.played(direction).motion == .intense
        let crossfades =
            UIAccessibility.prefersCrossFadeTransitions || (UIAccessibility.isReduceMotionEnabled && isIntense)
        self.transition = crossfades ? .crossfade : transition
        self.direction = direction
    }

    /// The duration of the transition, in seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        transition.played(direction).timing.duration
    }

    /// Plays the transition. It ends at once if the app has disabled animations (`UIView.setAnimationsEnabled(_:)`).
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let animator = propertyAnimator(using: transitionContext)
        animator.startAnimation()
        // The animator may have ended by itself, and then can't be stopped.
        guard !UIView.areAnimationsEnabled, animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
    }

    /// Returns the transition's property animator, always the same one.
    ///
    /// Stopping it ends the transition where it is: an interactive transition is cancelled, any other is completed.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        propertyAnimator(using: transitionContext)
    }

    /// Called by UIKit when the transition has ended.
    public func animationEnded(_ transitionCompleted: Bool) {
        running = nil
    }

    private func propertyAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let running { return running.animator }
        let running = RunningTransition(transition: transition, direction: direction, context: context)
        self.running = running
        return running.animator
    }
}

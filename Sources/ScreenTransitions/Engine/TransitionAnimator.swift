import UIKit

/// An animation controller that plays a ``ScreenTransition``.
///
/// Return one from a navigation controller's or a transitioning delegate, and an ``AnimatorInteraction`` beside it to
/// make the transition interactive. Each animator plays one transition.
///
/// - If Reduce Motion is on, a transition whose motion is ``ScreenTransition/Motion/intense`` is replaced by
///   ``ScreenTransition/crossfade``, and every transition if the person also prefers cross-fades.
/// - If the container changes its size, the transition continues from where it is, with poses for the new size.
/// - However the transition ends, it is completed once, after both screens have their former superviews and properties.
@MainActor
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let transition: ScreenTransition
    private let direction: TransitionDirection
    private var running: RunningTransition?

    /// Makes an animator that plays `transition` in `direction` once.
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

    /// Plays the transition. It is over at once while the app has disabled animations (`UIView.setAnimationsEnabled(_:)`).
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let animator = propertyAnimator(using: transitionContext)
        animator.startAnimation()
        guard !UIView.areAnimationsEnabled else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
    }

    /// Returns the property animator of the transition, always the same one.
    ///
    /// Stopping it ends the transition where it is: an interactive transition is cancelled, any other one completed.
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

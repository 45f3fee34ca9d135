import UIKit

/// The crossfade that an app would write by hand, for a `UIPercentDrivenInteractiveTransition`.
@MainActor
final class HandWrittenFade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 0.35, curve: .easeInOut)
        if let arriving = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(arriving)
            arriving.alpha = 0
            animator.addAnimations { arriving.alpha = 1 }
        }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }
}

import UIKit

/// Fades the leaving screen out over half a second.
final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Hears of the context before anything is done with it.
    var willAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    /// What the animator tells its context when it is done; nil for what is right.
    var claimsCompletion: Bool?
    private let log: QuestionLog

    init(_ log: QuestionLog = QuestionLog()) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.note("animateTransition")
        willAnimate(transitionContext)
        transitionContext.placeArrivingView()
        let leaving = transitionContext.view(forKey: .from)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            leaving?.alpha = 0
        } completion: { _ in
            leaving?.alpha = 1
            transitionContext.completeTransition(self.claimsCompletion ?? !transitionContext.transitionWasCancelled)
            self.log.note("completed")
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.note("animationEnded")
    }
}

/// The same with a property animator, which UIKit may interrupt.
final class InterruptibleFadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var animator: UIViewPropertyAnimator?
    private let log: QuestionLog

    init(_ log: QuestionLog = QuestionLog()) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.note("animateTransition")
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        log.note("interruptibleAnimator")
        transitionContext.placeArrivingView()
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
        let leaving = transitionContext.view(forKey: .from)
        animator.addAnimations { leaving?.alpha = 0 }
        animator.addCompletion { _ in
            leaving?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }
}

extension UIViewControllerContextTransitioning {
    /// Puts the arriving screen below the leaving one, where it belongs in the end.
    fileprivate func placeArrivingView() {
        guard let arriving = view(forKey: .to) else { return }
        containerView.insertSubview(arriving, at: 0)
        if let screen = viewController(forKey: .to) { arriving.frame = finalFrame(for: screen) }
    }
}

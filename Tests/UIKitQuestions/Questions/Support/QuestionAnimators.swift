import UIKit

/// Fades the leaving screen out over half a second.
final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Hears of the context before anything is done with it.
    var willAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    /// Of the fade, in seconds.
    var delay: TimeInterval = 0
    /// Whether it adds an animation to the layer instead of animating the view.
    var fadesLayer = false
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
        if fadesLayer, let leaving { return fadeLayer(of: leaving, transitionContext) }
        UIView.animate(withDuration: 0.5, delay: delay, options: .curveLinear) {
            leaving?.alpha = 0
        } completion: { _ in
            leaving?.alpha = 1
            self.complete(transitionContext)
        }
    }

    private func fadeLayer(of view: UIView, _ transitionContext: any UIViewControllerContextTransitioning) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { self.complete(transitionContext) } }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 0.5
        view.layer.add(fade, forKey: "fade")
        CATransaction.commit()
    }

    private func complete(_ transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(claimsCompletion ?? !transitionContext.transitionWasCancelled)
        log.note("completed")
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

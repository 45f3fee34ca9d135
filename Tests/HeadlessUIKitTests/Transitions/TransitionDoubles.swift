@testable @_spi(Headless) import UIKit

/// Fades the arriving screen in over `duration` seconds, and writes down what it is asked.
class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    let duration: TimeInterval
    weak var context: (any UIViewControllerContextTransitioning)?

    init(_ log: CallLog = CallLog(), duration: TimeInterval = 1) {
        self.log = log
        self.duration = duration
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        log.add("transitionDuration")
        return duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        context = transitionContext
        animate(transitionContext) { [log] _ in
            log.add("completeTransition")
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animate(
        _ transitionContext: any UIViewControllerContextTransitioning, completion: @escaping (Bool) -> Void
    ) {
        guard let arriving = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from) else {
            return
        }
        if arriving === transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(arriving) }
        UIView.performWithoutAnimation { arriving.alpha = 0 }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            arriving.alpha = 1
        } completion: { finished in
            arriving.alpha = 1
            completion(finished)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.add("animationEnded \(transitionCompleted)")
    }
}

/// Never completes what it has been given.
final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }
}

/// Hands out one property animator per transition.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var animator: UIViewPropertyAnimator?
    private(set) var timesAnimated = 0

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        timesAnimated += 1
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        if let arriving = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(arriving)
            arriving.alpha = 0
            animator.addAnimations { arriving.alpha = 1 }
        }
        animator.addCompletion { _ in
            transitionContext.view(forKey: .to)?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}

/// A percent-driven interaction that writes down its start.
final class LoggingInteraction: UIPercentDrivenInteractiveTransition {
    let log: CallLog

    init(_ log: CallLog = CallLog()) {
        self.log = log
        super.init()
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log.add("startInteractiveTransition")
        super.startInteractiveTransition(transitionContext)
    }
}

import UIKit

/// The article's bounce and drop: the screen comes up from below with a swing, and falls out again.
@MainActor
final class RecipeModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presents: Bool

    init(presents: Bool) {
        self.presents = presents
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        presents ? 0.8 : 0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        presents ? bounce(transitionContext) : drop(transitionContext)
    }

    private func bounce(_ context: any UIViewControllerContextTransitioning) {
        guard let screen = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        let frame = context.finalFrame(for: screen)
        view.frame = frame.offsetBy(dx: 0, dy: context.containerView.bounds.height)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
            view.frame = frame
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func drop(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return }
        if let screen = context.viewController(forKey: .to), let below = context.view(forKey: .to) {
            below.frame = context.finalFrame(for: screen)
            context.containerView.insertSubview(below, belowSubview: view)
        }
        UIView.animate(withDuration: 0.4) {
            view.frame = view.frame.offsetBy(dx: 0, dy: context.containerView.bounds.height)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

import UIKit

/// An app with a percent-driven pop of its own, as tutorials write it.
@MainActor
final class PercentPopContender: HandWrittenOptions {
    var record: (SwipeKind, String) -> Void = { _, _ in }

    func makeNavigationController() -> UINavigationController {
        PercentPopNavigationController()
    }

    func popRecognizer(of navigationController: UINavigationController) -> UIGestureRecognizer? {
        (navigationController as? PercentPopNavigationController)?.pan
    }
}

/// Is its own delegate, so that it can answer with an animator; whoever was the delegate before is not called any more.
private final class PercentPopNavigationController: UINavigationController, UINavigationControllerDelegate,
    UIGestureRecognizerDelegate
{
    let pan = UIPanGestureRecognizer()
    private var action: GestureAction?
    private var interaction: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        pan.delegate = self
        action = GestureAction(of: pan) { [weak self] _ in self?.follow() }
        view.addGestureRecognizer(pan)
        interactivePopGestureRecognizer?.isEnabled = false
    }

    private func follow() {
        let progress = min(max(pan.translation(in: view).x * back / view.bounds.width, 0), 1)
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended where progress > 0.5 || pan.velocity(in: view).x * back > 500:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }

    private var back: CGFloat { view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && transitionCoordinator == nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .pop && interaction != nil ? PercentPopAnimator() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

/// Slides the top screen off. It takes the frames that hold when it begins, and says that it has completed whether or
/// not the finger has taken the pop back.
private final class PercentPopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let leaving = transitionContext.view(forKey: .from), let arriving = transitionContext.view(forKey: .to)
        else { return }
        let isMirrored = leaving.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let offset = leaving.bounds.width * (isMirrored ? -1 : 1)
        transitionContext.containerView.insertSubview(arriving, belowSubview: leaving)
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveLinear) {
            leaving.frame = leaving.frame.offsetBy(dx: offset, dy: 0)
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}

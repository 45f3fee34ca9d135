import UIKit

/// A push that a finger leads, as libraries for it write it: a pan on the screen's view that begins with any movement
/// to the left, and drives a percent-driven transition as the delegate of the navigation controller.
///
/// Nothing is said about what lies under the finger, nor about right-to-left interfaces.
@MainActor
final class HandWrittenPush: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private weak var screen: ScreenViewController?
    private weak var appDelegate: (any UINavigationControllerDelegate)?
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var action: GestureAction?

    /// Adds the pan to the view of `screen`, which must be loaded, and whose options name what comes next.
    init(on screen: ScreenViewController) {
        self.screen = screen
        super.init()
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        action = GestureAction(of: pan) { [weak self] in self?.follow($0) }
        screen.view.addGestureRecognizer(pan)
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = screen?.navigationController?.view else {
            return
        }
        let progress = min(max(-pan.translation(in: view).x / view.bounds.width, 0), 1)
        switch pan.state {
        case .began: push()
        case .changed: interaction?.update(progress)
        case .ended where progress > 0.5 || pan.velocity(in: view).x < -500: interaction?.finish()
        case .ended, .cancelled, .failed: interaction?.cancel()
        default: break
        }
    }

    private func push() {
        guard let navigationController = screen?.navigationController, let next = screen?.nextScreen else { return }
        appDelegate = navigationController.delegate
        navigationController.delegate = self
        interaction = UIPercentDrivenInteractiveTransition()
        navigationController.pushViewController(next, animated: true)
        navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            self?.interaction = nil
            navigationController.delegate = self?.appDelegate
        }
    }

    // MARK: What UIKit asks

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        let translation = pan.translation(in: pan.view)
        return translation.x < 0 && abs(translation.x) > abs(translation.y)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .push && interaction != nil ? HandWrittenSlide() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

/// The new screen comes in from the right.
@MainActor
private final class HandWrittenSlide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let screen = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        let frame = context.finalFrame(for: screen)
        view.frame = frame.offsetBy(dx: frame.width, dy: 0)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.3) {
            view.frame = frame
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

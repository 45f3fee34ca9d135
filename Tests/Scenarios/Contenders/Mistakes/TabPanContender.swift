import UIKit

/// An app on UIKit's own stacks with a percent-driven change of tabs, as tutorials write it.
@MainActor
final class TabPanContender: HandWrittenOptions {
    var record: (SwipeKind, String) -> Void = { _, _ in }
    private var tabPan: TabPan?

    func makeNavigationController() -> UINavigationController {
        UINavigationController()
    }

    func popRecognizer(of navigationController: UINavigationController) -> UIGestureRecognizer? {
        navigationController.interactivePopGestureRecognizer
    }

    func addSwipes(to tabBarController: UITabBarController) {
        tabPan = TabPan(on: tabBarController)
    }
}

/// A pan to the left selects the next tab, and one to the right the one before, whatever is under the finger.
private final class TabPan: NSObject, UITabBarControllerDelegate, UIGestureRecognizerDelegate {
    private unowned let tabBarController: UITabBarController
    private let pan = UIPanGestureRecognizer()
    private var action: GestureAction?
    private var interaction: UIPercentDrivenInteractiveTransition?
    /// 1 towards tabs of greater index.
    private var direction: CGFloat = 1

    init(on tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
        super.init()
        tabBarController.delegate = self
        pan.delegate = self
        action = GestureAction(of: pan) { [weak self] _ in self?.follow() }
        tabBarController.view.addGestureRecognizer(pan)
    }

    private func follow() {
        guard let view = tabBarController.view else { return }
        let progress = min(max(-pan.translation(in: view).x * direction / view.bounds.width, 0), 1)
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            tabBarController.selectedIndex += Int(direction)
        case .changed:
            interaction?.update(progress)
        case .ended where progress > 0.4:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: tabBarController.view)
        direction = velocity.x < 0 ? 1 : -1
        let next = tabBarController.selectedIndex + Int(direction)
        return abs(velocity.x) > abs(velocity.y) && tabBarController.viewControllers?.indices.contains(next) == true
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        interaction == nil ? nil : TabPanAnimator(direction: direction)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

/// Slides both screens side by side.
private final class TabPanAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: CGFloat

    init(direction: CGFloat) {
        self.direction = direction
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let leaving = transitionContext.view(forKey: .from), let arriving = transitionContext.view(forKey: .to)
        else { return }
        let (frame, offset) = (leaving.frame, leaving.frame.width * direction)
        arriving.frame = frame.offsetBy(dx: offset, dy: 0)
        transitionContext.containerView.addSubview(arriving)
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
            arriving.frame = frame
            leaving.frame = frame.offsetBy(dx: -offset, dy: 0)
        } completion: { _ in
            leaving.frame = frame
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

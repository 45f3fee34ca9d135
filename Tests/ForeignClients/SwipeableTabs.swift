import UIKit
import UIKitSeams

/// Tabs that a horizontal drag over the whole screen changes.
///
/// In the manner of swipeable tab bar libraries: a pan on the tab bar controller's view sets the selected index, and
/// the delegate hands out an animator and a percent-driven interactor.
package class SwipeableTabs: UITabBarController {
    private let pan = UIPanGestureRecognizer()
    private var action: ActionTarget?
    private var interaction: UIPercentDrivenInteractiveTransition?
    /// 1 towards tabs of greater index.
    private var direction: CGFloat = 1

    package override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        pan.delegate = self
        action = pan.addAction { [unowned self] _ in handlePan() }
        view.addGestureRecognizer(pan)
    }

    private func handlePan() {
        let progress = -pan.translation(in: view).x * direction / view.bounds.width
        switch pan.state {
        case .began:
            direction = pan.velocity(in: view).x < 0 ? 1 : -1
            interaction = UIPercentDrivenInteractiveTransition()
            selectedIndex += Int(direction)
        case .changed:
            interaction?.update(progress)
        case .ended where progress > 0.3:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }
}

extension SwipeableTabs: UIGestureRecognizerDelegate {
    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: view)
        let next = selectedIndex + (velocity.x < 0 ? 1 : -1)
        let isTop = (selectedViewController as? UINavigationController)?.viewControllers.count ?? 1 == 1
        return isTop && abs(velocity.x) > abs(velocity.y) && viewControllers?.indices.contains(next) == true
    }
}

extension SwipeableTabs: UITabBarControllerDelegate {
    package func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        interaction == nil ? nil : TabAnimator(direction: direction)
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction
    }
}

private class TabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: CGFloat

    init(direction: CGFloat) {
        self.direction = direction
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        let width = context.containerView.bounds.width * direction
        to.frame = from.frame.offsetBy(dx: width, dy: 0)
        context.containerView.addSubview(to)
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .curveLinear,
            animations: {
                to.frame = from.frame
                from.frame = from.frame.offsetBy(dx: -width, dy: 0)
            },
            completion: { _ in
                from.frame.origin.x = 0
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

import UIKit
import UIKitSeams

/// The front that also hands out animators and interactions, see ``NavigationDelegateProxy``.
@MainActor
final class AnimatingNavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        (navigationController as? FullScreenPopNavigationController)?
            .screenWillShow(viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        (navigationController as? FullScreenPopNavigationController)?
            .screenDidShow(viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        (navigationController as? FullScreenPopNavigationController)?
            .animationController(for: operation, from: fromVC, to: toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (navigationController as? FullScreenPopNavigationController)?
            .interactionController(for: animationController)
    }
}

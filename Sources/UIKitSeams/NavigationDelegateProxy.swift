import UIKit

/// What a ``NavigationDelegateProxy`` calls.
@MainActor
package protocol NavigationDelegateProxyHandler: AnyObject {
    func willShow(_ screen: UIViewController, animated: Bool)
    func didShow(_ screen: UIViewController, animated: Bool)
    func animationController(
        for operation: UINavigationController.Operation, from leaving: UIViewController, to arriving: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The delegate that UIKit is given. It calls its handler, and forwards everything else to the app's own.
@MainActor
package final class NavigationDelegateProxy: DelegateProxy, UINavigationControllerDelegate {
    package weak var handler: (any NavigationDelegateProxyHandler)?

    package func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        handler?.willShow(viewController, animated: animated)
    }

    package func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        handler?.didShow(viewController, animated: animated)
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        handler?.animationController(for: operation, from: fromVC, to: toVC)
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        handler?.interactionController(for: animationController)
    }
}

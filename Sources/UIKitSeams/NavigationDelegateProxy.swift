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
package final class NavigationDelegateProxy: DelegateProxy, ReplaceableProxy, UINavigationControllerDelegate {
    package weak var handler: (any NavigationDelegateProxyHandler)?

    package func replacement() -> NavigationDelegateProxy {
        let proxy = NavigationDelegateProxy()
        proxy.handler = handler
        proxy.hiddenSelectors = hiddenSelectors
        handler = nil
        return proxy
    }

    /// The app's delegate, for a proxy that only forwards.
    private var forwarded: (any UINavigationControllerDelegate)? {
        handler == nil ? base as? any UINavigationControllerDelegate : nil
    }

    package func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        // The handler may adopt another delegate, and leave only forwarding to this one.
        let forwarded = forwarded
        handler?.willShow(viewController, animated: animated)
        forwarded?.willShow(viewController, in: navigationController, animated: animated)
    }

    package func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let forwarded = forwarded
        handler?.didShow(viewController, animated: animated)
        forwarded?.didShow(viewController, in: navigationController, animated: animated)
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if let handler { return handler.animationController(for: operation, from: fromVC, to: toVC) }
        let answer = forwarded?.animationController(for: operation, from: fromVC, to: toVC, in: navigationController)
        if case .answered(let animator) = answer { return animator }
        return nil
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let handler { return handler.interactionController(for: animationController) }
        return forwarded?.interactionController(for: animationController, in: navigationController)
    }
}

import UIKit

/// What a ``NavigationDelegateProxy`` calls.
@MainActor
package protocol NavigationDelegateProxyHandler: AnyObject {
    /// Puts the proxy in front of a delegate that the app has set since.
    func adoptDelegate()
    func willShow(_ screen: UIViewController, animated: Bool)
    func didShow(_ screen: UIViewController, animated: Bool)
    /// The animator; `delegate` is the one behind the proxy.
    func animationController(
        for operation: UINavigationController.Operation, from leaving: UIViewController, to arriving: UIViewController,
        before delegate: (any UINavigationControllerDelegate)?
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning, before delegate: (any UINavigationControllerDelegate)?
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The delegate that UIKit is given. It calls its handler, and forwards everything else to the app's own delegate.
@MainActor
package final class NavigationDelegateProxy: DelegateProxy, ReplaceableProxy, UINavigationControllerDelegate {
    package typealias Delegate = any UINavigationControllerDelegate

    package weak var handler: (any NavigationDelegateProxyHandler)?

    package func replacement() -> NavigationDelegateProxy {
        let proxy = NavigationDelegateProxy()
        proxy.handler = handler
        proxy.hiddenSelectors = hiddenSelectors
        handler = nil
        return proxy
    }

    package override func adoptDelegate() { handler?.adoptDelegate() }

    package func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        pass { handler, delegate in
            handler?.willShow(viewController, animated: animated)
            delegate?.willShow(viewController, in: navigationController, animated: animated)
        }
    }

    package func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        pass { handler, delegate in
            handler?.didShow(viewController, animated: animated)
            delegate?.didShow(viewController, in: navigationController, animated: animated)
        }
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        pass { handler, delegate in
            if let handler {
                return handler.animationController(for: operation, from: fromVC, to: toVC, before: delegate)
            }
            let answer = delegate?.animationController(for: operation, from: fromVC, to: toVC, in: navigationController)
            if case .answered(let animator) = answer { return animator }
            return nil
        }
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        pass { handler, delegate in
            if let handler { return handler.interactionController(for: animationController, before: delegate) }
            return delegate?.interactionController(for: animationController, in: navigationController)
        }
    }
}

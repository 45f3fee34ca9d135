import UIKit

/// What a ``TabBarDelegateProxy`` calls.
@MainActor
package protocol TabBarDelegateProxyHandler: AnyObject {
    /// Puts the proxy in front of a delegate that the app has set since.
    func adoptDelegate()
    /// Whether a tab may be selected now; `screen` creates its screen, if needed.
    func maySelect(_ screen: () -> UIViewController?) -> Bool
    /// The animator; `delegate` is the one behind the proxy.
    func animationController(
        from leaving: UIViewController, to arriving: UIViewController,
        before delegate: (any UITabBarControllerDelegate)?
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning, before delegate: (any UITabBarControllerDelegate)?
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The delegate that UIKit is given. It calls its handler, and forwards everything else to the app's own delegate.
@MainActor
package final class TabBarDelegateProxy: DelegateProxy, ReplaceableProxy, UITabBarControllerDelegate {
    package typealias Delegate = any UITabBarControllerDelegate

    package weak var handler: (any TabBarDelegateProxyHandler)?

    package func replacement() -> TabBarDelegateProxy {
        let proxy = TabBarDelegateProxy()
        proxy.handler = handler
        handler = nil
        return proxy
    }

    package override func adoptDelegate() { handler?.adoptDelegate() }

    package override func maySelect(_ screen: () -> UIViewController?) -> Bool {
        pass { handler, _ in handler?.maySelect(screen) ?? true }
    }

    package func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        guard maySelect({ viewController }) else { return false }
        return (base as? any UITabBarControllerDelegate)?.answersSelection(of: viewController, in: tabBarController)
            ?? true
    }

    package func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        pass { handler, delegate in
            if let handler { return handler.animationController(from: fromVC, to: toVC, before: delegate) }
            return delegate?.animationController(from: fromVC, to: toVC, in: tabBarController)
        }
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        pass { handler, delegate in
            if let handler { return handler.interactionController(for: animationController, before: delegate) }
            return delegate?.interactionController(for: animationController, in: tabBarController)
        }
    }
}

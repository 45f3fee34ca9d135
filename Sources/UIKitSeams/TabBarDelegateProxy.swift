import UIKit

/// What a ``TabBarDelegateProxy`` calls.
@MainActor
package protocol TabBarDelegateProxyHandler: AnyObject {
    /// Whether a tab may be selected at this moment; `screen` makes its screen, if that is needed.
    func maySelect(_ screen: () -> UIViewController?) -> Bool
    func animationController(
        from leaving: UIViewController, to arriving: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The delegate that UIKit is given. It calls its handler, and forwards everything else to the app's own.
@MainActor
package final class TabBarDelegateProxy: DelegateProxy, ReplaceableProxy, UITabBarControllerDelegate {
    package weak var handler: (any TabBarDelegateProxyHandler)?

    package func replacement() -> TabBarDelegateProxy {
        let proxy = TabBarDelegateProxy()
        proxy.handler = handler
        handler = nil
        return proxy
    }

    /// The app's delegate, for a proxy that only forwards.
    private var forwarded: (any UITabBarControllerDelegate)? {
        handler == nil ? base as? any UITabBarControllerDelegate : nil
    }

    package override func maySelect(_ screen: () -> UIViewController?) -> Bool { handler?.maySelect(screen) ?? true }

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
        if let handler { return handler.animationController(from: fromVC, to: toVC) }
        return forwarded?.animationController(from: fromVC, to: toVC, in: tabBarController)
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let handler { return handler.interactionController(for: animationController) }
        return forwarded?.interactionController(for: animationController, in: tabBarController)
    }
}

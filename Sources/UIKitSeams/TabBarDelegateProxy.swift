import UIKit

/// What a ``TabBarDelegateProxy`` calls.
@MainActor
package protocol TabBarDelegateProxyHandler: AnyObject {
    func shouldSelect(_ tab: UIViewController) -> Bool
    func animationController(
        from leaving: UIViewController, to arriving: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The delegate that UIKit is given. It calls its handler, and forwards everything else to the app's own.
@MainActor
package final class TabBarDelegateProxy: DelegateProxy, UITabBarControllerDelegate {
    package weak var handler: (any TabBarDelegateProxyHandler)?

    package func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        handler?.shouldSelect(viewController) ?? true
    }

    package func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        handler?.animationController(from: fromVC, to: toVC)
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        handler?.interactionController(for: animationController)
    }
}

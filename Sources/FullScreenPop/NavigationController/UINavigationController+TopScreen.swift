import UIKit

extension UINavigationController {
    /// Shows the screen on top of the stack, if the stack has changed during the transition that has left `shown` on the
    /// screen. UIKit then leaves the two in disagreement.
    func showTopScreen(insteadOf shown: UIViewController?) {
        guard let shown, shown !== topViewController, transitionCoordinator == nil else { return }
        let stack = viewControllers
        // UIKit does nothing about a stack that stays as it is.
        setViewControllers([shown], animated: false)
        setViewControllers(stack, animated: false)
    }
}

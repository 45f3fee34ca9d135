import UIKit

extension UINavigationController {
    /// Shows the top of the stack, if the stack has changed during the transition that has left `shown` on the screen:
    /// UIKit then leaves the two in disagreement.
    func showTopScreen(insteadOf shown: UIViewController?) {
        guard let shown, shown !== topViewController, transitionCoordinator == nil else { return }
        let stack = viewControllers
        // UIKit does nothing if the stack stays the same.
        setViewControllers([shown], animated: false)
        setViewControllers(stack, animated: false)
    }
}

import UIKit

extension UINavigationController {
    /// Shows the top of the stack after a transition that has left the two in disagreement: because the stack has changed
    /// meanwhile, or because its animator has completed it against its outcome.
    ///
    /// - Parameters:
    ///   - shown: The screen that the transition has left on the screen.
    ///   - gone: The other screen of the transition.
    func showTopScreen(insteadOf shown: UIViewController?, gone: UIViewController?) {
        if let transitionCoordinator {
            // The device is being turned, say.
            transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in
                if self?.transitionCoordinator == nil { self?.showTopScreen(insteadOf: shown, gone: gone) }
            }
            return
        }
        guard let top = topViewController, shown !== top || isMissing(top),
            let other = [shown, gone].compactMap(\.self).first(where: { $0 !== top })
        else { return }
        let stack = viewControllers
        // UIKit does nothing if the stack stays the same.
        setViewControllers([other], animated: false)
        setViewControllers(stack, animated: false)
    }

    private func isMissing(_ screen: UIViewController) -> Bool {
        viewIfLoaded?.window != nil && screen.viewIfLoaded?.window == nil
    }
}

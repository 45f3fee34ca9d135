import UIKit

extension UINavigationController {
    /// Shows the top of the stack after a transition that has left stack and screen in disagreement: because the stack
    /// has changed meanwhile, or because the animator has completed the transition against its outcome.
    ///
    /// - Parameters:
    ///   - leaving: The screen that was to go.
    ///   - arriving: The screen that was to come.
    ///   - isCancelled: Whether the transition has kept the screen that was to go.
    func restoreTopScreen(
        afterTransitionFrom leaving: UIViewController?, to arriving: UIViewController?, isCancelled: Bool
    ) {
        let (shown, gone) = isCancelled ? (leaving, arriving) : (arriving, leaving)
        guard let top = topViewController,
            let other = [shown, gone].compactMap(\.self).first(where: { $0 !== top })
        else { return }
        let isShown = !isMissing(top) && shown.map(isMissing) == true
        if transitionCoordinator == nil, shown !== top, !isShown { return rebuildStack(through: other) }
        restoreTopScreen(through: other)
    }

    /// Shows the top screen if another push or pop may have ended the transition without it, once nothing is in
    /// progress.
    func restoreMissingTopScreen(
        afterTransitionFrom leaving: UIViewController?, to arriving: UIViewController?
    ) {
        guard let other = [arriving, leaving].compactMap(\.self).first(where: { $0 !== topViewController }) else {
            return
        }
        restoreTopScreen(through: other)
    }

    /// Acts when nothing is in progress any more: another push or pop shows the top screen by itself, but a device
    /// rotation does not, nor do several of them.
    ///
    /// - Parameters:
    ///   - other: A screen that is not the top of the stack.
    ///   - ended: A transition that counts as over.
    private func restoreTopScreen(
        through other: UIViewController, ignoring ended: (any UIViewControllerTransitionCoordinator)? = nil
    ) {
        if let running = transitionCoordinator, running !== ended {
            let isFollowed = running.animate(alongsideTransition: nil) { [weak self, weak running] _ in
                self?.restoreTopScreen(through: other, ignoring: running)
            }
            // It has ended, and UIKit still makes its last calls about it.
            if !isFollowed { restoreTopScreen(through: other, ignoring: running) }
        } else if topViewController.map(isMissing) == true {
            rebuildStack(through: other)
        }
    }

    /// UIKit does nothing if the stack stays the same. Only the top screen leaves it for a moment.
    private func rebuildStack(through other: UIViewController) {
        let stack = viewControllers
        setViewControllers(stack.contains(other) ? stack.dropLast() : stack + [other], animated: false)
        setViewControllers(stack, animated: false)
    }

    private func isMissing(_ screen: UIViewController) -> Bool {
        viewIfLoaded?.window != nil && screen.viewIfLoaded?.window == nil
    }
}

extension UIViewController {
    /// This screen or, for a navigation controller, its top screen, through all nested navigation controllers. UIKit
    /// puts a navigation controller on the stack when a split view collapses.
    var shownOnStack: UIViewController { (self as? UINavigationController)?.topViewController?.shownOnStack ?? self }
}

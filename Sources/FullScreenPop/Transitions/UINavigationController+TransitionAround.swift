import UIKit

extension UINavigationController {
    /// The transition between two tabs in which this stack may be taking part; the push or pop by which it comes onto
    /// or leaves the stack that contains it, like a column of a collapsed split view; or the dismissal by which fingers
    /// uncover it.
    var transitionAround: (any UIViewControllerTransitionCoordinator)? {
        tabBarController?.transitionOfTabs ?? transitionOfStackAround ?? interactiveDismissalAbove
    }

    private var interactiveDismissalAbove: (any UIViewControllerTransitionCoordinator)? {
        presentedViewController?.runningDismissal.flatMap { $0.initiallyInteractive ? $0 : nil }
    }

    private var transitionOfStackAround: (any UIViewControllerTransitionCoordinator)? {
        guard let around = navigationController?.transitionCoordinator else { return nil }
        return isShown(in: around.viewController(forKey: .from)) || isShown(in: around.viewController(forKey: .to))
            ? around : nil
    }

    /// Whether this stack is on screen, and is or lies in `screen`, which is one of a stack.
    private func isShown(in screen: UIViewController?) -> Bool {
        guard let screen, screen.parent is UINavigationController, viewIfLoaded?.window != nil else { return false }
        return isDescendant(of: screen)
    }
}

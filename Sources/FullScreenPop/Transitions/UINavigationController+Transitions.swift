import UIKit
import UIKitSeams

extension UINavigationController {
    /// The running transition; after one of the stack, also the dismissal that has begun together with it and takes
    /// longer.
    var runningTransition: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator ?? presentedViewController?.runningDismissal
    }

    /// Whether a transition that leads to this stack runs by itself: a push, a pop, the dismissal of a presented
    /// screen, a search that begins or ends, or a device rotation. Also true for the transition of a swipe in a stack
    /// inside: a flick may be the first to leave the inner stack.
    var transitionSettles: Bool {
        if topViewController?.searchComesOrGoes == true { return true }
        guard let transition = runningTransition else { return topViewController?.swipeSettles == true }
        return !transition.isInteractive && transition.viewController(forKey: .from).map(isDescendant(of:)) != true
    }

    /// The screen that the pop of `transition` removes. Nil for other transitions reported to a stack: those of a
    /// modal, or of a container around the navigation controller.
    func screenPopped(by transition: any UIViewControllerTransitionCoordinator) -> UIViewController? {
        guard transition.viewController(forKey: .to) === topViewController,
            let leaving = transition.viewController(forKey: .from), !viewControllers.contains(leaving)
        else { return nil }
        return leaving
    }

    /// Whether the running transition is a pop that no fingers have begun.
    var popsForApp: Bool {
        guard let transition = transitionCoordinator, !transition.initiallyInteractive,
            let leaving = screenPopped(by: transition)
        else { return false }
        return leaving !== screenPoppedForFlick
    }

    /// Whether screens come or go on the stack, or by a swipe on a stack inside.
    var screensComeOrGo: Bool {
        guard let transition = transitionCoordinator else { return topViewController?.swipeSettles == true }
        guard let leaving = transition.viewController(forKey: .from) else { return false }
        return leaving !== self && leaving.isDescendant(of: self)
    }
}

extension UIViewController {
    /// The dismissal of this presented screen; nil while it is not being dismissed.
    var runningDismissal: (any UIViewControllerTransitionCoordinator)? {
        isBeingDismissed ? transitionCoordinator : nil
    }
}

import UIKit

extension UINavigationController {
    /// The transition that runs; after one of the stack also the dismissal that has begun together with it and takes longer.
    var runningTransition: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator ?? presentedViewController?.runningDismissal
    }

    /// Whether a transition goes on by itself after which the stack is there: a push, a pop, the dismissal of what was presented,
    /// a search that begins or ends, or a turn of the device. Or that of a swipe in a stack inside: a flick may be the first
    /// to leave that.
    var transitionSettles: Bool {
        if topViewController?.searchComesOrGoes == true { return true }
        guard let transition = runningTransition else { return topViewController?.swipeSettles == true }
        return !transition.isInteractive && transition.viewController(forKey: .from).map(isDescendant(of:)) != true
    }

    /// Whether screens come or go on the stack, or by a swipe on one inside.
    var screensComeOrGo: Bool {
        guard let transition = transitionCoordinator else { return topViewController?.swipeSettles == true }
        guard let leaving = transition.viewController(forKey: .from) else { return false }
        return leaving !== self && leaving.isDescendant(of: self)
    }
}

extension UIViewController {
    /// The dismissal by which this screen goes that is presented; nil while it does not.
    var runningDismissal: (any UIViewControllerTransitionCoordinator)? {
        isBeingDismissed ? transitionCoordinator : nil
    }
}

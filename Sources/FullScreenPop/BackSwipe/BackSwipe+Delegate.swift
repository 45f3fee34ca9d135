import ScreenTransitions
import UIKit
import UIKitSeams

/// UIKit's calls to the delegate of the navigation controller.
extension BackSwipe: NavigationDelegateProxyHandler {
    package func adoptDelegate() { delegates.adopt() }

    package func willShow(_ screen: UIViewController, animated: Bool) {
        // It is back on the stack, and the next pop may be the app's.
        if screen === navigationController?.screenPoppedForFlick { navigationController?.screenPoppedForFlick = nil }
        let formerBar = bar.adapt(toComing: screen, animated: animated)
        // A finger may land while the screen arrives.
        if isInstalled { pushSwipe.addIfNeeded() }
        // The screen that was below comes back if the transition is cancelled.
        navigationController?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            self?.bar.adapt(after: formerBar)
        }
        let animatorRequest = transitions.takeAnimatorRequest()
        let coordinator = transitions.transition(to: screen)
        reportEnd(ofPopBefore: coordinator)
        drivers.transitionBegins(coordinator, hasAnimator: animatorRequest?.hasAnimator == true)
        if let coordinator {
            if animated {
                transitions.follow(coordinator, to: screen, hasAnimator: animatorRequest?.hasAnimator == true)
            }
            followInteractivePop(by: coordinator, animatorRequest: animatorRequest)
        }
        // UIKit has asked for animators, and may be interrupted only if there seem to be none.
        if drivers.systemMayInterrupt { adoptChanges() }
    }

    package func didShow(_ screen: UIViewController, animated: Bool) {
        if navigationController?.transitionCoordinator == nil { drivers.percentDriven.end() }
        confirmation.forgetScreensOffStack()
        adoptChanges()
    }

    package func animationController(
        for operation: UINavigationController.Operation, from leaving: UIViewController, to arriving: UIViewController,
        before delegate: (any UINavigationControllerDelegate)?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = animator(
            delegates.animator(of: delegate, for: operation, from: leaving, to: arriving)
                ?? screenAnimator(for: operation, from: leaving, to: arriving),
            for: operation, from: leaving)
        // A delegate that is adopted during this call may give UIKit another animator.
        let mayBeOther = delegate !== delegates.appDelegate
        transitions.note(AnimatorRequest(operation: operation, hasAnimator: animator != nil || mayBeOther))
        return animator
    }

    /// The animator of the app's delegate or of the screen; for a transition that fingers drive, otherwise one that
    /// looks like UIKit's.
    private func animator(
        _ animator: (any UIViewControllerAnimatedTransitioning)?, for operation: UINavigationController.Operation,
        from leaving: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push where transitions.push != nil: return animator ?? InteractivePush.defaultAnimator
        case .pop where drivers.percentDriven.pops(leaving): return drivers.percentDriven.animator(preferring: animator)
        default: return animator
        }
    }

    /// The animator in the options of the screen that is pushed or popped.
    private func screenAnimator(
        for operation: UINavigationController.Operation, from leaving: UIViewController, to arriving: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: options.options(for: arriving).transition?.makeAnimator(.forward)
        case .pop: options.options(for: leaving).transition?.makeAnimator(.backward)
        default: nil
        }
    }

    package func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning, before delegate: (any UINavigationControllerDelegate)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let interaction = transitions.push?.interaction(for: animator) { return interaction }
        if drivers.percentDriven.isRunning { return drivers.percentDriven.interaction(for: animator) }
        guard let navigationController else { return nil }
        return delegate?.interactionController(for: animator, in: navigationController)
    }
}

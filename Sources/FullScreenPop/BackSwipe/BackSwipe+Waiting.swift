import GestureArbitration
import UIKit
import UIKitSeams

/// Actions that wait for the end of a transition on the stack.
extension BackSwipe: TransitionHost {
    /// Whether a transition is running on the stack, its presented screen is being dismissed, a search of the top
    /// screen begins or ends, or the transition of a swipe is running on a stack inside the top screen: a flick may be
    /// the first to leave the inner stack.
    var isBusy: Bool {
        transitions.mustNotBeDisturbed || navigationController?.runningTransition != nil || swipeInsideSettles
            || navigationController?.topViewController?.searchComesOrGoes == true
    }

    var fingersDrive: Bool { navigationController?.runningTransition?.isInteractive == true }

    /// Whether the transition of a swipe whose fingers have let go is running, on the stack or inside the top screen.
    var swipeSettles: Bool { transitions.swipeSettles || swipeInsideSettles }

    private var swipeInsideSettles: Bool { navigationController?.topViewController?.swipeSettles == true }

    var screenToCome: UIViewController? { transitions.screenToCome }

    /// Pops for a flick whose finger has lifted.
    func popForFlick() {
        isPoppingForFlick = true
        navigationController?.screenPoppedForFlick = navigationController?.topViewController
        navigationController?.popViewController(animated: true)
        isPoppingForFlick = false
    }

    /// The top screen, if there is one to go back to, and nothing is presented over it.
    var screenToLeave: UIViewController? {
        guard let navigationController, navigationController.canGoBack,
            let screen = navigationController.topViewController,
            screen.presentedOverItself?.leavesPresenterInUse != false
        else { return nil }
        return screen
    }

    /// Returns whether the top screen was asked.
    func popAfterAsking() -> Bool {
        guard let screen = screenToLeave else { return false }
        // The app may change the stack when asked.
        if confirmation.ask(toLeave: screen) == nil, screen === screenToLeave {
            navigationController?.popViewController(animated: true)
        }
        return true
    }

    /// Pops `screen`, which the person has agreed to leave: now, or after the running transition, usually the dismissal
    /// of the screen that asked.
    func pop(confirmed screen: UIViewController) {
        guard screen === navigationController?.topViewController else { return }
        guard let transition = navigationController?.transitionCoordinator else { return _ = popConfirmed() }
        let isFollowed = transition.animate(alongsideTransition: nil) { [weak self, weak screen] _ in
            if let self, let screen { popFirst(confirmed: screen) }
        }
        // It has ended, and UIKit still makes its last calls about it.
        if !isFollowed { popFirst(confirmed: screen) }
    }

    private func popFirst(confirmed screen: UIViewController) {
        queue.goFirst(from: screen) { [weak self] in self?.popConfirmed() == true }
    }

    private func popConfirmed() -> Bool {
        guard let navigationController, navigationController.canGoBack,
            navigationController.refusalUnlessIdle() == nil
        else { return false }
        navigationController.popViewController(animated: true)
        return true
    }
}

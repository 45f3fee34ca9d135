import GestureArbitration
import UIKit
import UIKitSeams

/// What waits for the end of a transition on the stack.
extension BackSwipe: TransitionHost {
    /// Whether a transition runs on the stack, or what it presents goes, or a search of the screen on top begins or ends, or the
    /// transition of a swipe on a stack inside that runs: a flick may be the first to leave it.
    var isBusy: Bool {
        transitions.mustNotBeDisturbed || navigationController?.runningTransition != nil || swipeInsideSettles
            || navigationController?.topViewController?.searchComesOrGoes == true
    }

    var fingersDrive: Bool { navigationController?.runningTransition?.isInteractive == true }

    /// Whether the transition of a swipe runs whose fingers have let go, on the stack or inside the screen on top.
    var swipeSettles: Bool { transitions.swipeSettles || swipeInsideSettles }

    private var swipeInsideSettles: Bool { navigationController?.topViewController?.swipeSettles == true }

    var screenToCome: UIViewController? { transitions.screenToCome }

    /// Pops for a flick whose finger has gone.
    func popForFlick() {
        isPoppingForFlick = true
        navigationController?.screenPoppedForFlick = navigationController?.topViewController
        navigationController?.popViewController(animated: true)
        isPoppingForFlick = false
    }

    /// The screen on top, if there is one to go back to, and nothing is presented over it.
    var screenToLeave: UIViewController? {
        guard let navigationController, navigationController.canGoBack,
            let screen = navigationController.topViewController,
            screen.presentedOverItself?.leavesPresenterInUse != false
        else { return nil }
        return screen
    }

    /// Returns whether the screen on top was asked.
    func popAfterAsking() -> Bool {
        guard let screen = screenToLeave else { return false }
        // The app may change the stack when it is asked.
        if confirmation.ask(toLeave: screen) == nil, screen === screenToLeave {
            navigationController?.popViewController(animated: true)
        }
        return true
    }

    /// Pops `screen`, which the person has agreed to leave: now, or after the transition that runs, most of all the dismissal of
    /// what has asked.
    func pop(confirmed screen: UIViewController) {
        guard screen === navigationController?.topViewController else { return }
        guard let transition = navigationController?.transitionCoordinator else { return _ = popConfirmed() }
        transition.animate(alongsideTransition: nil) { [weak self, weak screen] _ in
            guard let self, let screen else { return }
            queue.goFirst(from: screen) { [weak self] in self?.popConfirmed() == true }
        }
    }

    private func popConfirmed() -> Bool {
        guard let navigationController, navigationController.canGoBack,
            navigationController.refusalUnlessIdle() == nil
        else { return false }
        navigationController.popViewController(animated: true)
        return true
    }
}

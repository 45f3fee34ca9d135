import UIKit

/// Pops that wait for the end of a transition: after a question that was answered with yes, and of flicks that came early.
@MainActor
final class WaitingPops {
    /// The flicks, while the back swipe is installed.
    weak var flicks: EarlyFlicks?
    /// Whether a pop begins that belongs to a swipe whose finger has gone.
    private(set) var isPoppingForFlick = false

    private weak var navigationController: UINavigationController?
    /// Whether a transition runs that the stack must not change in.
    private let isInTransition: @MainActor () -> Bool
    /// The screen that the person has agreed to leave while a transition was running; until the next screen is shown.
    private weak var confirmedScreen: UIViewController?
    private let nextFrame = NextFrame()

    init(of navigationController: UINavigationController?, isInTransition: @escaping @MainActor () -> Bool) {
        self.navigationController = navigationController
        self.isInTransition = isInTransition
    }

    /// Pops what has waited for the end of the transition, if that is over by the next frame.
    ///
    /// On iOS 26 it may end because UIKit is about to push, which shows in the next frame only: the stack must not change
    /// in the middle of that. UIKit does not say either whether a transition is over in the completions of its coordinator
    /// or in `didShow`, so both call this.
    func transitionMayHaveEnded() {
        guard confirmedScreen != nil || flicks?.isWaiting == true else { return }
        nextFrame.perform { [weak self] in self?.popIfIdle() }
    }

    /// Pops what waits when `transition` has ended. The delegate hears of that as well, but the app may set another one meanwhile.
    func wait(forEndOf transition: any UIViewControllerTransitionCoordinator) {
        transition.animate(alongsideTransition: nil) { [weak self] _ in self?.transitionMayHaveEnded() }
    }

    /// Pops `screen`, which the person has agreed to leave: now, or after the transition that runs.
    func pop(confirmed screen: UIViewController) {
        guard let navigationController, screen === navigationController.topViewController,
            navigationController.viewControllers.count > 1
        else { return }
        if let transition = navigationController.transitionCoordinator {
            // Most of all the dismissal of what has asked.
            confirmedScreen = screen
            wait(forEndOf: transition)
        } else if navigationController.refusalUnlessIdle == nil {
            navigationController.popViewController(animated: true)
        }
    }

    /// Pops for a swipe whose finger has gone.
    func popForFlick() {
        isPoppingForFlick = true
        navigationController?.popViewController(animated: true)
        isPoppingForFlick = false
    }

    /// A swipe pops `screen` now. What the fingers do to it from now on is what counts.
    func swipeBegins(of screen: UIViewController) {
        if screen === confirmedScreen { confirmedScreen = nil }
    }

    private func popIfIdle() {
        // Another one may have begun, of which nobody tells, such as a change of the size.
        guard !isInTransition(), navigationController?.transitionCoordinator == nil
        else { return transitionMayHaveEnded() }
        if let confirmedScreen {
            self.confirmedScreen = nil
            pop(confirmed: confirmedScreen)
        }
        flicks?.transitionDidEnd()
    }
}

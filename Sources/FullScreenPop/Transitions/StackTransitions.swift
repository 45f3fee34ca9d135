import GestureArbitration
import UIKit
import UIKitSeams

/// The pushes and pops of one stack: which one is running, whether fingers drive it, and what the screen shows when it
/// ends.
///
/// UIKit reports each of them in pieces: it asks the delegate for an animator, tells it which screen is about to be
/// shown, and has a coordinator from some moment in between.
@MainActor
final class StackTransitions {
    /// Called when a transition during which the stack must not have changed has ended.
    var didEnd: @MainActor () -> Void = {}

    /// What UIKit has asked about the transition that begins now.
    private var animatorRequest: AnimatorRequest?

    private weak var navigationController: UINavigationController?
    private var followedPop: FollowedTransition?
    private var followedPush: InteractivePush?
    /// The current push or pop, if UIKit does not end it early for another one.
    private weak var uninterruptible: (any UIViewControllerTransitionCoordinator)?
    /// The current push or pop, if UIKit does end it early for another one.
    private weak var interruptible: (any UIViewControllerTransitionCoordinator)?
    private let nextFrame = NextFrame()

    init(of navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    /// The current pop by a swipe.
    var pop: FollowedTransition? { followedPop.flatMap { $0.isOver ? nil : $0 } }

    /// The current push that fingers drive.
    var push: InteractivePush? { followedPush.flatMap { $0.transition.isOver ? nil : $0 } }

    /// Whether a screen is popped or pushed by a swipe, up to the end of the transition.
    var swipeIsRunning: Bool { pop != nil || push != nil }

    /// Whether a push or pop during which the stack must not change is running.
    var mustNotBeDisturbed: Bool { swipeIsRunning || uninterruptible != nil || interruptibleIsEnding }

    /// Whether UIKit makes its last calls about a push or pop that it would have ended early. It can't any more.
    private var interruptibleIsEnding: Bool {
        interruptible != nil && navigationController?.transitionCoordinator == nil
    }

    /// Whether the transition of a swipe whose fingers have let go is running.
    var swipeSettles: Bool {
        swipeIsRunning && navigationController?.transitionCoordinator.map { !$0.isInteractive } == true
    }

    /// The screen that is on top when the running transition ends. A push or pop may be running back.
    var screenToCome: UIViewController? {
        if let pop, pop.phase == .fallsBack { return pop.screen }
        guard let navigationController else { return nil }
        return screenAfterTransition(on: navigationController) ?? navigationController.topViewController
    }

    private func screenAfterTransition(on navigationController: UINavigationController) -> UIViewController? {
        guard let transition = navigationController.transitionCoordinator,
            let screen = transition.viewController(forKey: transition.isCancelled ? .from : .to),
            screen.parent === navigationController
        else { return nil }
        return screen
    }

    /// The push or pop that brings `screen` to the top. If the navigation controller presents something meanwhile, only
    /// the screens know the transition.
    func transition(to screen: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
        guard let transition = navigationController?.transitionCoordinator else { return nil }
        if transition.viewController(forKey: .to) === screen { return transition }
        return screen.transitionCoordinator.flatMap { $0.viewController(forKey: .to) === screen ? $0 : nil }
    }

    // MARK: What UIKit asks

    /// Notes that UIKit has asked for the animator of a transition that begins now.
    func note(_ animatorRequest: AnimatorRequest) { self.animatorRequest = animatorRequest }

    /// What UIKit has asked about the transition that has just begun; nil if it has asked nothing, or if this was
    /// forgotten.
    func takeAnimatorRequest() -> AnimatorRequest? {
        defer { animatorRequest = nil }
        return animatorRequest
    }

    // MARK: What runs

    /// Remembers the pop that fingers drive from now on. An earlier one whose end UIKit never reported may be left.
    func begin(_ pop: FollowedTransition) {
        let former = followedPop
        followedPop = pop
        former?.endIfLost()
    }

    /// Remembers the push that fingers drive from now on.
    func begin(_ push: InteractivePush) { followedPush = push }

    /// Called when the push that fingers drove has ended.
    func endPush() { followedPush = nil }

    /// Whether `pop` is the last that has begun.
    func isLast(_ pop: FollowedTransition) -> Bool { followedPop === pop }

    /// Called when the pop that fingers drove has ended.
    func endPop(of leaving: UIViewController, to arriving: UIViewController?, isCancelled: Bool) {
        followedPop = nil
        navigationController?.restoreTopScreen(
            afterTransitionFrom: leaving, to: arriving, isCancelled: isCancelled)
        didEnd()
    }

    /// Follows the push or pop that begins now. On iOS 26, UIKit ends its own for another one, and the stack may change
    /// during it.
    func follow(
        _ transition: any UIViewControllerTransitionCoordinator, to arriving: UIViewController, hasAnimator: Bool
    ) {
        let mustNotChange = hasAnimator || navigationController?.contentPopRecognizer == nil
        if mustNotChange { uninterruptible = transition } else { interruptible = transition }
        let leaving = transition.viewController(forKey: .from)
        transition.animate(alongsideTransition: nil) { [weak self, weak transition] context in
            guard let self else { return }
            if interruptible === transition { interruptible = nil }
            // UIKit may be ending it for another one that begins.
            guard mustNotChange else { return scheduleTopScreenCheck(from: leaving, to: arriving) }
            guard uninterruptible === transition else { return }
            uninterruptible = nil
            guard !swipeIsRunning else { return }
            navigationController?.restoreTopScreen(
                afterTransitionFrom: leaving, to: arriving, isCancelled: context.isCancelled)
            didEnd()
        }
    }

    private func scheduleTopScreenCheck(from leaving: UIViewController?, to arriving: UIViewController) {
        nextFrame.perform { [weak self] in
            guard let self, !swipeIsRunning else { return }
            navigationController?.restoreMissingTopScreen(afterTransitionFrom: leaving, to: arriving)
            didEnd()
        }
    }
}

/// What UIKit has asked about a transition before it begins.
struct AnimatorRequest {
    let operation: UINavigationController.Operation
    /// Whether UIKit was given an animator, and does not use its own.
    let hasAnimator: Bool
}

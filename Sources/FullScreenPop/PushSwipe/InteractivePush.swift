import ScreenTransitions
import UIKit

/// A push that fingers drive.
@MainActor
final class InteractivePush {
    /// The screen that is pushed.
    let screen: UIViewController

    /// What reports how it goes.
    let transition: FollowedTransition

    private let gestureDriver: TransitionGestureDriver
    private var isPushed = false

    /// `report` is called with the events of the push; nil if there is nobody to tell.
    init(
        of screen: UIViewController, drivenBy gestureDriver: TransitionGestureDriver, feedback: ReleaseFeedback?,
        report: (@MainActor (SwipeEvent) -> Void)?
    ) {
        self.screen = screen
        self.gestureDriver = gestureDriver
        transition = FollowedTransition(of: screen, feedback: feedback, report: report)
    }

    /// Fingers can't drive UIKit's own push.
    static var defaultAnimator: TransitionAnimator {
        TransitionAnimator(transition: .systemLookAlike, direction: .forward)
    }

    /// Returns whether the push of `screen` that begins now is the one that the fingers drive. The first is; if the app pushes the
    /// screen as well, that is another.
    func claimPush(of screen: UIViewController) -> Bool {
        guard screen === self.screen, !isPushed else { return false }
        isPushed = true
        return true
    }

    /// What lets the fingers drive the push; nil for the animator of another transition.
    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        gestureDriver.interaction(for: animator)
    }
}

extension BackSwipe {
    /// Pushes a screen, driven by the fingers of `trigger`: with the screen's ``PopOptions/transition`` or, if that is
    /// nil, with an animation that looks like UIKit's.
    ///
    /// Call it when the trigger's gesture has begun. While no fingers drive it, or another transition is running, this
    /// is `pushViewController(_:animated:)`. A screen that is on the stack already, because the same gesture comes again
    /// for example, is not pushed.
    public func pushViewController(_ viewController: UIViewController, drivenBy trigger: TransitionTrigger) {
        push(viewController, drivenBy: trigger, report: nil)
    }

    /// The same; `report` is called with the events of a push that fingers drive.
    func push(
        _ screen: UIViewController, drivenBy trigger: TransitionTrigger, report: (@MainActor (SwipeEvent) -> Void)?
    ) {
        guard let navigationController, !navigationController.viewControllers.contains(screen) else { return }
        guard navigationController.transitionCoordinator == nil, let gestureDriver = trigger.gestureDriver else {
            return navigationController.pushViewController(screen, animated: true)
        }
        let leaving = navigationController.topViewController
        let feedback = ReleaseFeedback(options.ofTopScreen.feedback, at: trigger.gesture)
        let push = InteractivePush(of: screen, drivenBy: gestureDriver, feedback: feedback, report: report)
        let responder = LeavingResponder(in: leaving)
        transitions.push = push
        adaptToTopScreen()
        navigationController.pushViewController(screen, animated: true)
        guard let coordinator = transitions.transition(to: screen) else {
            // An animator of the app's may have ended it at once.
            if gestureDriver.hasBegun {
                report?(.began)
                report?(navigationController.viewControllers.contains(screen) ? .finished : .cancelled)
            }
            return endPush()
        }
        responder.restore(ifCancelled: coordinator)
        push.transition.follow(coordinator) { [weak self, weak push] isCancelled in
            guard let self, let push else { return }
            let isPushed = self.navigationController?.viewControllers.contains(screen) ?? false
            push.transition.reportEnd(isPushed ? .finished : .cancelled)
            transitions.push = nil
            self.navigationController?.showTopScreen(from: leaving, to: screen, isCancelled: isCancelled)
            endPush()
        }
    }

    private func endPush() {
        transitions.push = nil
        adaptToTopScreen()
        transitions.didEnd()
    }
}

import UIKit

extension BackSwipe {
    /// Pushes a screen, driven by the fingers of `trigger`: with the screen's ``PopOptions/transition`` or, if it is
    /// nil, with an animation that looks like UIKit's.
    ///
    /// Call it when the trigger's gesture has begun. While no fingers drive it, or another transition is running, this
    /// is `pushViewController(_:animated:)`. A screen that is already on the stack, for example because the same
    /// gesture is repeated, is not pushed.
    public func pushViewController(_ viewController: UIViewController, drivenBy trigger: TransitionTrigger) {
        push(viewController, drivenBy: trigger, report: nil)
    }

    /// - Parameter report: Called with the events of a push that fingers drive.
    func push(
        _ screen: UIViewController, drivenBy trigger: TransitionTrigger, report: (@MainActor (SwipeEvent) -> Void)?
    ) {
        guard let navigationController, !isOnStack(screen) else { return }
        guard navigationController.transitionCoordinator == nil, let gestureDriver = trigger.gestureDriver else {
            return navigationController.pushViewController(screen, animated: true)
        }
        let leaving = navigationController.topViewController
        let feedback = ReleaseFeedback(options.ofTopScreen.feedback, at: trigger.gesture)
        let push = InteractivePush(of: screen, drivenBy: gestureDriver, feedback: feedback, report: report)
        let responder = LeavingResponder(in: leaving)
        transitions.begin(push)
        adoptChanges()
        navigationController.pushViewController(screen, animated: true)
        guard let coordinator = transitions.transition(to: screen) else {
            // The app's own animator may have ended it at once.
            if gestureDriver.hasBegun {
                report?(.began)
                report?(isOnStack(screen) ? .finished : .cancelled)
            }
            transitions.endPush()
            return didEndPush()
        }
        responder.restore(ifCancelled: coordinator)
        push.transition.follow(coordinator) { [weak self, weak push] isCancelled in
            guard let self, let push else { return }
            push.transition.reportEnd(isCancelled: !isOnStack(screen))
            transitions.endPush()
            self.navigationController?.restoreTopScreen(
                afterTransitionFrom: leaving, to: screen, isCancelled: isCancelled)
            didEndPush()
        }
    }

    private func isOnStack(_ screen: UIViewController) -> Bool {
        navigationController?.viewControllers.contains(screen) == true
    }

    private func didEndPush() {
        adoptChanges()
        transitions.didEnd()
    }
}

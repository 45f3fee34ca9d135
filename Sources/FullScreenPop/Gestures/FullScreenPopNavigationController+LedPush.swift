import UIKit

extension FullScreenPopNavigationController {
    /// Pushes a screen, led by the fingers of `gesture`: with the screen's ``PopOptions/transition`` or, where it has none,
    /// as UIKit pushes.
    ///
    /// To be called when the gesture has begun. Without fingers to lead it, and while another transition runs, this is
    /// `pushViewController(_:animated:)`. Changes of the stack that come before the push is over wait for its end.
    public func pushViewController(_ viewController: UIViewController, drivenBy gesture: TransitionTrigger) {
        guard transitionCoordinator == nil, let lead = gesture.lead else {
            return pushViewController(viewController, animated: true)
        }
        let leaving = topViewController
        pushLead = lead
        beginLedPush(of: viewController)
        guard topViewController === viewController, let transitionCoordinator else {
            pushLead = nil
            return ledPushDidEnd()
        }
        transitionCoordinator.animate(alongsideTransition: nil) { [weak self, weak leaving] context in
            guard let self else { return }
            if context.isCancelled {
                updateDelegateFront()
                if let leaving { adaptBar(to: leaving, animated: false) }
            }
            ledPushDidEnd()
        }
    }

    /// The fingers that lead the push which has just begun; they are asked for once.
    func takePushLead() -> GestureLead? {
        defer { pushLead = nil }
        return pushLead
    }
}

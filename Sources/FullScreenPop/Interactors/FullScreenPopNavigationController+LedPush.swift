import UIKit

extension FullScreenPopNavigationController {
    /// Pushes a screen, led by the fingers of `gesture`: with the screen's ``PopOptions/transition`` or, where it has none,
    /// as UIKit pushes.
    ///
    /// To be called when the gesture has begun. Without fingers to lead it, and while another transition runs, this is
    /// `pushViewController(_:animated:)`.
    public func pushViewController(_ viewController: UIViewController, ledBy gesture: TransitionGesture) {
        let leaving = topViewController
        pushLead = transitionCoordinator == nil ? gesture.lead : nil
        let isLed = pushLead != nil
        pushViewController(viewController, animated: true)
        guard isLed, topViewController === viewController, let transitionCoordinator else {
            pushLead = nil
            return
        }
        transitionCoordinator.animate(alongsideTransition: nil) { [weak self, weak leaving] context in
            guard let self, context.isCancelled else { return }
            updateDelegateFront()
            if let leaving { adaptBar(to: leaving, animated: false) }
        }
    }

    /// The fingers that lead the push which has just begun; they are asked for once.
    func takePushLead() -> GestureLead? {
        defer { pushLead = nil }
        return pushLead
    }
}

import ScreenTransitions
import UIKit

/// A push that fingers drive.
@MainActor
final class InteractivePush {
    /// The screen that is pushed.
    let screen: UIViewController

    private let gestureDriver: TransitionGestureDriver

    init(of screen: UIViewController, drivenBy gestureDriver: TransitionGestureDriver) {
        self.screen = screen
        self.gestureDriver = gestureDriver
    }

    /// Fingers can't drive UIKit's own push.
    static var defaultAnimator: TransitionAnimator {
        TransitionAnimator(transition: .systemLookAlike, direction: .forward)
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
        guard let navigationController, !navigationController.viewControllers.contains(viewController) else { return }
        guard navigationController.transitionCoordinator == nil, let gestureDriver = trigger.gestureDriver else {
            return navigationController.pushViewController(viewController, animated: true)
        }
        let leaving = navigationController.topViewController
        runningPush = InteractivePush(of: viewController, drivenBy: gestureDriver)
        adaptToTopScreen()
        navigationController.pushViewController(viewController, animated: true)
        guard navigationController.topViewController === viewController,
            let coordinator = navigationController.transitionCoordinator
        else { return endPush() }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            guard let self else { return }
            runningPush = nil
            self.navigationController?.showTopScreen(
                from: leaving, to: viewController, isCancelled: context.isCancelled)
            endPush()
        }
    }

    private func endPush() {
        runningPush = nil
        adaptToTopScreen()
        didEndTransition()
    }
}

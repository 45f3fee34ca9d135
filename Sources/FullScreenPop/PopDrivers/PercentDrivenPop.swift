import ScreenTransitions
import UIKit

/// Pops through the public interfaces for interactive transitions, with the screen's transition, the app's own animator
/// or one that looks like UIKit's.
@MainActor
final class PercentDrivenPop {
    /// Called when a pop begins and when it ends.
    var onRunningChange: @MainActor () -> Void = {}

    /// The gesture that drives the current pop, up to the end of the transition.
    private var gestureDriver: TransitionGestureDriver? {
        didSet { onRunningChange() }
    }
    private weak var animator: (any UIViewControllerAnimatedTransitioning)?
    private weak var leavingScreen: UIViewController?

    /// Whether a pop is running, from the beginning of the gesture to the end of the transition.
    var isRunning: Bool { gestureDriver != nil }

    /// Whether the current pop is that of `screen`.
    func pops(_ screen: UIViewController) -> Bool { isRunning && screen === leavingScreen }

    /// Pops the top screen of `navigationController`, driven by `gesture`, whose `recognizer` has begun.
    func begin(
        _ gesture: TransitionGesture, of recognizer: UIGestureRecognizer,
        in navigationController: UINavigationController
    ) {
        // An earlier one whose end UIKit never reported has ended: no swipe begins during another pop.
        leavingScreen = navigationController.topViewController
        gestureDriver = TransitionGestureDriver(gesture, by: recognizer, in: navigationController.view)
        if navigationController.popViewController(animated: true) == nil { end() }
    }

    /// Moves the pop as the fingers have moved.
    func follow(_ recognizer: UIGestureRecognizer) {
        gestureDriver?.follow(recognizer)
    }

    /// Cancels the pop if fingers drive it, including those of a second gesture that has taken it over.
    func cancel() {
        gestureDriver?.cancel()
    }

    /// Call it when the transition has ended, or when the pop had none.
    func end() {
        guard isRunning else { return }
        gestureDriver = nil
    }

    /// The animator of the current pop: the app's if it has one.
    func animator(
        preferring appAnimator: (any UIViewControllerAnimatedTransitioning)?
    ) -> any UIViewControllerAnimatedTransitioning {
        let animator = appAnimator ?? TransitionAnimator(transition: .systemLookAlike, direction: .backward)
        self.animator = animator
        return animator
    }

    /// The interaction of the current pop; nil for any animator other than that pop's.
    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animator === self.animator ? gestureDriver?.interaction(for: animator) : nil
    }
}

import ScreenTransitions
import UIKit

/// A push that fingers drive.
@MainActor
final class InteractivePush {
    /// The screen that is pushed.
    let screen: UIViewController

    /// Reports its events.
    let transition: FollowedTransition

    private let gestureDriver: TransitionGestureDriver
    private var isPushed = false

    /// `report` is called with the events of the push; nil if nobody needs them.
    init(
        of screen: UIViewController, drivenBy gestureDriver: TransitionGestureDriver, feedback: ReleaseFeedback?,
        report: (@MainActor (SwipeEvent) -> Void)?
    ) {
        self.screen = screen
        self.gestureDriver = gestureDriver
        transition = FollowedTransition(of: screen, feedback: feedback, report: report)
    }

    /// Plays if the app has no animator: fingers can't drive UIKit's own push.
    static var defaultAnimator: TransitionAnimator {
        TransitionAnimator(transition: .systemLookAlike, direction: .forward)
    }

    /// Returns whether the push of `screen` that begins now is the one that the fingers drive. The first one is; if the
    /// app pushes the screen as well, that is another push.
    func claimPush(of screen: UIViewController) -> Bool {
        guard screen === self.screen, !isPushed else { return false }
        isPushed = true
        return true
    }

    /// The interaction with which the fingers drive the push; nil for the animator of another transition.
    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        gestureDriver.interaction(for: animator)
    }
}

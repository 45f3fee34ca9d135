import ScreenTransitions
import UIKit

/// A transition that follows fingers.
///
/// They may move on and be gone before UIKit starts the transition, so whoever implements this keeps what was said
/// before the start and shows it then.
@MainActor
protocol LedInteraction: UIViewControllerInteractiveTransitioning {
    /// Shows the transition at `progress`, from 0 to 1. Says nothing any more once the outcome is known.
    func update(_ progress: CGFloat)

    /// Runs on to the end. The first outcome counts. `velocity` is that of the fingers, in progress per second.
    func finish(velocity: CGFloat)

    /// Runs back to the beginning. The first outcome counts. `velocity` is as in ``finish(velocity:)``.
    func cancel(velocity: CGFloat)
}

extension UIViewControllerAnimatedTransitioning {
    /// Makes what lets fingers lead this animator.
    @MainActor
    func makeLedInteraction() -> any LedInteraction {
        if let animator = self as? TransitionAnimator { return TransitionInteraction(animator: animator) }
        return AnimatorInteraction(animator: self)
    }
}

extension TransitionInteraction: LedInteraction {}

extension AnimatorInteraction: LedInteraction {}

import ScreenTransitions
import UIKit

/// Makes an animator of the app's own for one push or presentation, or for one pop or dismissal.
///
/// Where it returns nil, a ``ScreenTransition`` that is set beside it counts, and if there is none, UIKit's own animation does.
///
/// Each transition gets an animator that is made for it.
public typealias AnimatorMaker =
    @MainActor @Sendable (_ direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)?

extension PopOptions {
    /// Whether they say how the screen comes and goes.
    var replacesAnimation: Bool { transition != nil || animator != nil }

    /// The animator for one push or pop; nil leaves it to UIKit.
    @MainActor
    func makeAnimator(_ direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)? {
        if let animator = animator?(direction) { return animator }
        return transition.map { TransitionAnimator(transition: $0, direction: direction) }
    }
}

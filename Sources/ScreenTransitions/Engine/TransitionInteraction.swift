import UIKit

/// Lets a finger lead what a ``TransitionAnimator`` plays.
///
/// The transition follows the finger linearly, and runs on by itself when the finger lets go, at the speed that the finger
/// had. A finger that has moved or let go before UIKit has started the transition is not forgotten: what it wanted is
/// shown at the start.
@MainActor
public final class TransitionInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private enum Outcome {
        case finish
        case cancel
    }

    private let animator: TransitionAnimator
    private var context: (any UIViewControllerContextTransitioning)?
    private var player: UIViewPropertyAnimator?
    private var progress: CGFloat = 0
    private var velocity: CGFloat = 0
    private var outcome: Outcome?
    private var rest: TransitionRest?

    /// Makes an interaction for one run of `animator`.
    public init(animator: TransitionAnimator) {
        self.animator = animator
    }

    /// How many times faster than the transition's own pace it runs on when the finger has let go; more than 0. UIKit
    /// asks, so that the bar keeps up.
    public var completionSpeed: CGFloat { rest?.completionSpeed ?? 1 }

    /// Fast at first, like what follows the finger. UIKit asks, so that the bar does alike.
    public var completionCurve: UIView.AnimationCurve { .easeOut }

    /// Called by UIKit.
    public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        let player = animator.propertyAnimator(using: transitionContext)
        player.pauseAnimation()
        context = transitionContext
        self.player = player
        show()
    }

    /// Shows the transition at `progress`; what lies outside of 0 to 1 is taken as the nearer end. What is no number
    /// changes nothing.
    public func update(_ progress: CGFloat) {
        guard outcome == nil, !progress.isNaN else { return }
        self.progress = min(max(progress, 0), 1)
        show()
    }

    /// Runs on to the end. Only the first word about the outcome counts.
    ///
    /// - Parameter velocity: How fast the finger was, in progress per second; less than 0 on the way back.
    public func finish(velocity: CGFloat = 0) {
        end(.finish, velocity: velocity)
    }

    /// Runs back to the beginning. Only the first word about the outcome counts.
    ///
    /// - Parameter velocity: How fast the finger was, in progress per second; less than 0 on the way back.
    public func cancel(velocity: CGFloat = 0) {
        end(.cancel, velocity: velocity)
    }

    private func end(_ outcome: Outcome, velocity: CGFloat) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        self.velocity = velocity
        show()
    }

    private func show() {
        guard let context, let player else { return }
        guard player.state == .active else {
            // Somebody has stopped the animator, which has ended the transition.
            self.context = nil
            self.player = nil
            return
        }
        player.fractionComplete = progress
        context.updateInteractiveTransition(progress)
        guard let outcome else { return }
        self.context = nil
        self.player = nil
        let rest =
            switch outcome {
            case .finish:
                TransitionRest(distance: 1 - progress, velocity: velocity, duration: player.duration)
            case .cancel:
                TransitionRest(distance: progress, velocity: -velocity, duration: player.duration)
            }
        self.rest = rest
        switch outcome {
        case .finish: context.finishInteractiveTransition()
        case .cancel: context.cancelInteractiveTransition()
        }
        player.isReversed = outcome == .cancel
        player.continueAnimation(withTimingParameters: rest.timing, durationFactor: rest.durationFactor)
    }
}

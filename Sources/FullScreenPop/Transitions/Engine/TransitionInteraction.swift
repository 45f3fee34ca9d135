import UIKit

/// Lets a finger lead what a ``TransitionAnimator`` plays.
///
/// The transition follows the finger linearly, and runs on by itself when the finger lets go. A finger that has moved
/// or let go before UIKit has started the transition is not forgotten: what it wanted is shown at the start.
@MainActor
public final class TransitionInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private enum Outcome {
        case finish
        case cancel
    }

    /// The shortest time that what remains takes, as a fraction of the whole. With none at all UIKit would not move.
    private static let shortestRemainder: CGFloat = 0.05

    private let animator: TransitionAnimator
    private var context: (any UIViewControllerContextTransitioning)?
    private var player: UIViewPropertyAnimator?
    private var progress: CGFloat = 0
    private var outcome: Outcome?

    var didStart: @MainActor () -> Void = {}

    /// Makes an interaction for one run of `animator`.
    public init(animator: TransitionAnimator) {
        self.animator = animator
    }

    /// Called by UIKit.
    public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        let player = animator.propertyAnimator(using: transitionContext)
        player.pauseAnimation()
        context = transitionContext
        self.player = player
        didStart()
        show()
    }

    /// Shows the transition at `progress`; what lies outside of 0 to 1 is taken as the nearer end.
    public func update(_ progress: CGFloat) {
        guard outcome == nil else { return }
        self.progress = min(max(progress, 0), 1)
        show()
    }

    /// Runs on to the end. Only the first word about the outcome counts.
    public func finish() {
        end(.finish)
    }

    /// Runs back to the beginning. Only the first word about the outcome counts.
    public func cancel() {
        end(.cancel)
    }

    private func end(_ outcome: Outcome) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        show()
    }

    private func show() {
        guard let context, let player else { return }
        player.fractionComplete = progress
        context.updateInteractiveTransition(progress)
        guard let outcome else { return }
        self.context = nil
        self.player = nil
        let remainder = outcome == .finish ? 1 - progress : progress
        switch outcome {
        case .finish: context.finishInteractiveTransition()
        case .cancel: context.cancelInteractiveTransition()
        }
        player.isReversed = outcome == .cancel
        player.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
            durationFactor: max(remainder, Self.shortestRemainder))
    }
}

extension TransitionInteraction: PopInteraction {
    func follow(to progress: CGFloat) {
        update(progress)
    }

    func end(popping: Bool) {
        if popping {
            finish()
        } else {
            cancel()
        }
    }
}

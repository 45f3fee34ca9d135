import UIKit

/// Writes down how an animator ends.
@MainActor
package class AnimatorLog: NSObject {
    /// Of every end of the animations: whether the transition was cancelled.
    package private(set) var cancellations: [Bool] = []
    /// Where the leaving screen was seen when the animations had ended, from its rest; in points.
    package private(set) var lastOffset: CGFloat?
    /// What UIKit said when everything was over.
    package fileprivate(set) var ends: [Bool] = []

    /// Whether the animator has been started.
    package private(set) var hasPlayed = false

    fileprivate func prepare(_ context: any UIViewControllerContextTransitioning) {
        hasPlayed = true
        guard let arriving = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(arriving, at: 0)
    }

    fileprivate func complete(_ context: any UIViewControllerContextTransitioning) {
        cancellations.append(context.transitionWasCancelled)
        lastOffset = context.view(forKey: .from).map { $0.shownOffset }
        context.completeTransition(!context.transitionWasCancelled)
    }
}

/// An animator as an app has it.
package final class AppAnimator: AnimatorLog, UIViewControllerAnimatedTransitioning {
    package typealias Play = @MainActor (_ leaving: UIView, _ isOver: @escaping @MainActor () -> Void) -> Void

    private let play: Play

    package init(_ play: @escaping Play) {
        self.play = play
    }

    package convenience init(_ move: AppMove) {
        self.init { leaving, isOver in move.play(leaving, isOver: isOver) }
    }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        AppMove.duration
    }

    package func animateTransition(using context: any UIViewControllerContextTransitioning) {
        prepare(context)
        guard let leaving = context.view(forKey: .from) else { return }
        play(leaving) { self.complete(context) }
    }

    package func animationEnded(_ transitionCompleted: Bool) {
        ends.append(transitionCompleted)
    }
}

/// One that can be interrupted: it animates with the one property animator that it hands out.
package final class InterruptibleAppAnimator: AnimatorLog, UIViewControllerAnimatedTransitioning {
    private var player: UIViewPropertyAnimator?

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        AppMove.duration
    }

    package func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    package func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let player { return player }
        prepare(context)
        let player = UIViewPropertyAnimator(duration: AppMove.duration, curve: .easeInOut) {
            context.view(forKey: .from)?.center.x += AppMove.distance
        }
        player.addCompletion { _ in self.complete(context) }
        self.player = player
        return player
    }

    /// Stops where it stands.
    package func stop(finishing: Bool = true) {
        player?.stopAnimation(false)
        if finishing { finish() }
    }

    /// Says that it is over where it was stopped.
    package func finish() {
        player?.finishAnimation(at: .current)
    }

    package func animationEnded(_ transitionCompleted: Bool) {
        ends.append(transitionCompleted)
        player = nil
    }
}

extension UIView {
    /// How far to the right of the middle of its superview the view is seen, in points.
    package var shownOffset: CGFloat {
        (layer.presentation() ?? layer).position.x - (superview?.bounds.midX ?? 0)
    }
}

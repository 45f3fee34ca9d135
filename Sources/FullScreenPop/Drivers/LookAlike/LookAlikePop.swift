import UIKit

/// A pop that looks like UIKit's: animator and interaction in one, since both pose the same two screens.
///
/// It poses the screens itself instead of running an animation at a held time, so that a change of size in the middle
/// of a swipe takes effect at once.
@MainActor
final class LookAlikePop: NSObject, PopInteraction, UIViewControllerAnimatedTransitioning {
    /// Seconds that UIKit's pop takes.
    private let duration: TimeInterval = 0.35

    private var context: (any UIViewControllerContextTransitioning)?
    private var stage: LookAlikeStage?

    var didStart: @MainActor () -> Void = {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        begin(in: transitionContext)
        settle(popping: true)
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        begin(in: transitionContext)
        didStart()
    }

    func follow(to progress: CGFloat) {
        stage?.progress = progress
        context?.updateInteractiveTransition(progress)
    }

    func end(popping: Bool) {
        guard let context else { return }
        if popping {
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
        }
        settle(popping: popping)
    }

    private func begin(in context: any UIViewControllerContextTransitioning) {
        self.context = context
        stage = LookAlikeStage(context: context)
    }

    /// Lets the screens run to the end of the pop, or back to its start, and completes the transition.
    private func settle(popping: Bool) {
        guard let context, let stage else { return }
        self.context = nil
        self.stage = nil
        let target: CGFloat = popping ? 1 : 0
        let remaining = duration * abs(target - stage.progress)
        UIView.animate(withDuration: remaining, delay: 0, options: .curveEaseOut) {
            stage.progress = target
        } completion: { _ in
            stage.clear(popped: popping)
            context.completeTransition(popping)
        }
    }
}

import ScreenTransitions
import UIKit

/// Changes the stack with an animator and an interaction of the app's own.
@MainActor
final class DrivingDelegate: NSObject, UINavigationControllerDelegate {
    private let interaction:
        (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?

    /// Makes a delegate that asks `interaction` for what drives a transition; nil for none.
    init(
        interaction:
            @escaping (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.interaction = interaction
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        TransitionAnimator(transition: .cover, direction: .forward)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction(animationController)
    }
}

import UIKit

/// A navigation delegate that gives an animator and an interaction, and notes when it is asked for them.
final class NavigationDirector: NSObject, UINavigationControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: UIPercentDrivenInteractiveTransition?
    private let log: QuestionLog

    init(
        animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interaction: UIPercentDrivenInteractiveTransition? = nil, _ log: QuestionLog = QuestionLog()
    ) {
        self.animator = animator
        self.interaction = interaction
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.note("animator")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.note("interaction")
        return interaction
    }
}

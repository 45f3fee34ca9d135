import UIKit

/// Animates pushes, or pops, by an animator of the app's own, without an interaction.
@MainActor
final class AnimatorDelegate: NSObject, UINavigationControllerDelegate {
    private let operation: UINavigationController.Operation
    private let animator: () -> any UIViewControllerAnimatedTransitioning

    init(
        _ operation: UINavigationController.Operation,
        animator: @escaping () -> any UIViewControllerAnimatedTransitioning
    ) {
        self.operation = operation
        self.animator = animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == self.operation ? animator() : nil
    }
}

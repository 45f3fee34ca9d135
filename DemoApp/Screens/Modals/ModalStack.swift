import FullScreenPop
import UIKit

/// Stacks that are presented.
@MainActor
enum ModalStack {
    /// A stack with one screen, under a bar with a button that closes it, which comes and goes as `transition` says.
    static func make(_ screen: UIViewController, _ transition: ModalTransition) -> FullScreenPopNavigationController {
        let stack = FullScreenPopNavigationController(rootViewController: screen)
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Close") { [weak stack] _ in stack?.dismiss(animated: true) })
        stack.modalTransition = transition
        return stack
    }
}

import FullScreenPop
import UIKit

/// Stacks that are presented.
@MainActor
enum ModalStack {
    /// A stack with one screen, under a bar with a button that closes it, which comes and goes as `transition` says.
    static func make(_ screen: UIViewController, _ transition: ModalTransition) -> FullScreenPopNavigationController {
        let stack = make(screen)
        stack.modalTransition = transition
        return stack
    }

    /// The same, which UIKit presents as a sheet that rests in the middle of the screen or at its top.
    static func sheet(_ screen: UIViewController) -> FullScreenPopNavigationController {
        let stack = make(screen)
        stack.modalPresentationStyle = .pageSheet
        stack.sheetPresentationController?.detents = [.medium(), .large()]
        return stack
    }

    private static func make(_ screen: UIViewController) -> FullScreenPopNavigationController {
        let stack = FullScreenPopNavigationController(rootViewController: screen)
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Close") { [weak stack] _ in stack?.dismiss(animated: true) })
        return stack
    }
}

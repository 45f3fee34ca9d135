import FullScreenPop
import UIKit

extension UIViewController {
    /// The screen of a navigation stack that is or contains this controller, and the stack's controller. Nil outside
    /// any stack. Of nested stacks, the innermost counts.
    package var navigationScreen: (screen: UIViewController, navigationController: UINavigationController)? {
        var screen = self
        while let parent = screen.parent {
            if let navigationController = parent as? UINavigationController {
                return (screen, navigationController)
            }
            screen = parent
        }
        return nil
    }

    /// The nearest controller that contains both this one and `other`.
    func commonAncestor(with other: UIViewController) -> UIViewController? {
        ancestors.first { other.isDescendant(of: $0) }
    }

    /// The navigation controllers in this one, including columns of a split view and tabs. Of nested ones, only the
    /// outer ones, and those that are screens of an outer one: a collapsed split view turns its columns into these.
    var navigationControllers: [UINavigationController] {
        guard let navigationController = self as? UINavigationController else {
            return children.flatMap(\.navigationControllers)
        }
        let columns = navigationController.viewControllers.filter { $0 is UINavigationController }
        return [navigationController] + columns.flatMap(\.navigationControllers)
    }

    /// This controller and its ancestors.
    private var ancestors: some Sequence<UIViewController> { sequence(first: self, next: \.parent) }
}

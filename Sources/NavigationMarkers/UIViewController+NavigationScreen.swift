import FullScreenPop
import UIKit

extension UIViewController {
    /// The screen of a navigation stack that this controller is, or is in, and the stack's controller. Nil outside of any
    /// stack. Of stacks in one another, the innermost counts.
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

    /// The nearest controller that this one and `other` are both in.
    func commonAncestor(with other: UIViewController) -> UIViewController? {
        ancestors.first { other.isDescendant(of: $0) }
    }

    /// The navigation controllers in this one, also where they are a column of a split view or a tab. Of those in one
    /// another, the outer ones, and those that are screens of an outer one: that is what a collapsed split view makes of
    /// its columns.
    var navigationControllers: [UINavigationController] {
        guard let navigationController = self as? UINavigationController else {
            return children.flatMap(\.navigationControllers)
        }
        let columns = navigationController.viewControllers.filter { $0 is UINavigationController }
        return [navigationController] + columns.flatMap(\.navigationControllers)
    }

    /// This controller and those around it.
    private var ancestors: some Sequence<UIViewController> { sequence(first: self, next: \.parent) }
}

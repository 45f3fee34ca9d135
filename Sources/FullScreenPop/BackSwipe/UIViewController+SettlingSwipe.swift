import GestureArbitration
import UIKit

extension UIViewController {
    /// The transition of a swipe on a stack that this is, or shows, after its fingers have let go; nil if there is none.
    var settlingSwipe: (any UIViewControllerTransitionCoordinator)? {
        var transition: (any UIViewControllerTransitionCoordinator)?
        _ = showsScreen { screen in
            guard let navigationController = screen as? UINavigationController else { return false }
            transition = BackSwipe.installed(on: navigationController)?.settlingTransition
            return transition != nil
        }
        return transition
    }
}

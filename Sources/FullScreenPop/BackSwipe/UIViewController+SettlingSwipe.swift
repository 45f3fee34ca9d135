import GestureArbitration
import UIKit

extension UIViewController {
    /// Whether the transition of a swipe whose fingers have let go is running, on a stack that this is or shows.
    var swipeSettles: Bool {
        showsScreen { ($0 as? UINavigationController).flatMap(BackSwipe.installed)?.transitions.swipeSettles == true }
    }
}

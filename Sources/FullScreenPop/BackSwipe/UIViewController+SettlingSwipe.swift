import GestureArbitration
import UIKit

extension UIViewController {
    /// Whether the transition of a swipe runs, on a stack that this is or shows, whose fingers have let go.
    var swipeSettles: Bool {
        showsScreen { ($0 as? UINavigationController).flatMap(BackSwipe.installed)?.transitions.swipeSettles == true }
    }
}

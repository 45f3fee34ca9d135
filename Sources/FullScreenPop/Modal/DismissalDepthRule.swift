import GestureArbitration
import UIKit

/// Refuses to dismiss a screen that is, or shows, a navigation controller with a screen to go back to: in a tab, in a
/// container, or in another navigation controller. A swipe there is meant to go back.
struct DismissalDepthRule: ArbitrationRule {
    weak var screen: UIViewController?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        isAtRoot ? nil : .deny(.innerNavigation)
    }

    /// Whether the screen shows no navigation controller with a screen to go back to.
    @MainActor
    var isAtRoot: Bool {
        screen?.showsScreen { ($0 as? UINavigationController)?.canGoBack == true } != true
    }
}

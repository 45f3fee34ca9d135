import GestureArbitration
import UIKit

/// Refuses to dismiss a screen that is, or shows, a navigation controller with a screen to go back to: in a tab, in a
/// container, or in another navigation controller. A swipe there is meant to go back.
struct DismissalDepthRule: ArbitrationRule {
    weak var screen: UIViewController?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        let isDeeper = screen?.showsScreen { ($0 as? UINavigationController)?.canGoBack == true }
        return isDeeper == true ? .deny(.innerNavigation) : nil
    }
}

import GestureArbitration
import UIKit

/// Refuses to dismiss a screen that shows a navigation controller with a screen to go back to. A swipe there is meant
/// to go back.
struct DismissalDepthRule: ArbitrationRule {
    weak var screen: UIViewController?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        screen?.showsStacksAtRoot == false ? .deny(.innerNavigation) : nil
    }
}

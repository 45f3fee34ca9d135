import GestureArbitration
import UIKit

/// Asks whether a person may dismiss a screen.
struct DismissalPermissionRule: ArbitrationRule {
    weak var screen: UIViewController?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? { screen?.askToDismiss() }
}

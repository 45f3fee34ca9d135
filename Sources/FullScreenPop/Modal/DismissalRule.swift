import GestureArbitration
import UIKit

/// Refuses to dismiss a screen that is not presented, or that something else keeps busy.
struct DismissalRule: ArbitrationRule {
    weak var screen: UIViewController?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let screen else { return .deny(.notPresented) }
        return screen.dismissalRefusal
    }
}

import GestureArbitration
import UIKit

/// Refuses a back swipe that was meant for a screen which the app has popped under the finger. It would pop another.
struct LeavingScreenRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        let pan = recognizer as? SwipePanGestureRecognizer
        return pan?.attempt.isMeantForLeavingScreen == true ? .deny(.screenReplaced) : nil
    }
}

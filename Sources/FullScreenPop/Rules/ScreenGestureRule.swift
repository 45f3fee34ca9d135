import GestureArbitration
import UIKit

/// Refuses the pan on a screen that is popped by a pinch, and the pinch on any other.
struct ScreenGestureRule: ArbitrationRule {
    let options: StackOptions

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        let isForPinch = options.gesture.pinchDirection != nil
        return recognizer is UIPinchGestureRecognizer == isForPinch ? nil : .deny(.otherGesture)
    }
}

extension ArbitrationReason {
    fileprivate static var otherGesture: ArbitrationReason { "the screen is popped by another gesture" }
}

import GestureArbitration
import UIKit

/// Refuses the pan on a screen that is popped by a pinch, and the pinch on any other.
struct ScreenGestureRule: ArbitrationRule {
    let options: StackOptions

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        let isForPinch = options.gesture.pinchDirection != nil
        return recognizer is UIPinchGestureRecognizer == isForPinch ? nil : .deny(.otherGesture)
    }
}

extension Reason {
    fileprivate static var otherGesture: Reason { "the screen is popped by another gesture" }
}

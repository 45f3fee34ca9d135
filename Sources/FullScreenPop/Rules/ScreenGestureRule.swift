import GestureArbitration
import UIKit

/// Of the pan and the pinch of a back swipe, refuses the one that the screen on top is not popped by.
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

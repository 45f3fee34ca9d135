import GestureArbitration
import UIKit

extension TransitionGesture {
    /// What the movement of the fingers has to be.
    @MainActor
    var requirements: [any ArbitrationRule] { [.startRegion(startRegion), .direction] }

    /// Sets the direction of `recognizer`, if it is of the right kind.
    @MainActor
    func configure(_ recognizer: UIGestureRecognizer) {
        if let pan = recognizer as? UIPanGestureRecognizer, let direction { pan.swipeDirection = direction }
        if let pinch = recognizer as? UIPinchGestureRecognizer, let pinchDirection {
            pinch.pinchDirection = pinchDirection
        }
    }

    /// Returns a recognizer for the gesture that no arbiter governs yet.
    @MainActor
    func makeRecognizer() -> UIGestureRecognizer {
        let recognizer = pinchDirection == nil ? SwipePanGestureRecognizer() : UIPinchGestureRecognizer()
        recognizer.name = "FullScreenPop.\(name)"
        configure(recognizer)
        return recognizer
    }
}

import GestureArbitration
import UIKit

extension TransitionGesture {
    /// What makes the fingers' movement this gesture at all.
    @MainActor
    var requirements: [any ArbitrationRule] { [.startRegion(startRegion), .direction] }

    /// Lets `recognizer`, if it is of the right kind, recognize this gesture.
    @MainActor
    func configure(_ recognizer: UIGestureRecognizer) {
        if let pan = recognizer as? UIPanGestureRecognizer, let direction { pan.swipeDirection = direction }
        if let pinch = recognizer as? UIPinchGestureRecognizer, let pinchDirection {
            pinch.pinchDirection = pinchDirection
        }
    }

    /// A recognizer for the gesture, which nothing governs yet.
    @MainActor
    func makeRecognizer() -> UIGestureRecognizer {
        let recognizer = pinchDirection == nil ? UIPanGestureRecognizer() : UIPinchGestureRecognizer()
        recognizer.name = "FullScreenPop.\(name)"
        configure(recognizer)
        return recognizer
    }

    /// Whether the fingers on `recognizer` move as this gesture does.
    @MainActor
    func agrees(with recognizer: UIGestureRecognizer) -> Bool {
        if let pan = recognizer as? UIPanGestureRecognizer, let direction { return pan.moves(direction) }
        if let pinch = recognizer as? UIPinchGestureRecognizer, let pinchDirection {
            return pinchDirection.agrees(with: pinch.scale)
        }
        return false
    }
}

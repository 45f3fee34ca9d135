import GestureArbitration
import UIKit

extension TransitionGesture {
    /// The requirements for the movement of the fingers.
    @MainActor
    var requirements: [any ArbitrationRule] { [.startRegion(startRegion), RestingFingerRule(), .direction] }

    /// Sets the direction of `recognizer`, if it is of the right kind, and not in the middle of another gesture. That
    /// one belongs to the screen that is leaving, while the arriving one is already on top.
    @MainActor
    func configure(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .possible else { return }
        if let pan = recognizer as? UIPanGestureRecognizer, let direction { pan.swipeDirection = direction }
        if let pinch = recognizer as? UIPinchGestureRecognizer, let pinchDirection {
            pinch.pinchDirection = pinchDirection
        }
    }

    /// Returns a recognizer that takes over fingers from lists that they have dragged to the edge, and asks `arbiter`;
    /// nil if the gesture is no vertical pan.
    @MainActor
    func makeScrollTakeover(asking arbiter: GestureArbiter) -> ScrollTakeoverGestureRecognizer? {
        guard let direction, !direction.isHorizontal else { return nil }
        return ScrollTakeoverGestureRecognizer(arbiter: arbiter, direction: direction)
    }

    /// Returns recognizers for the gesture that no arbiter governs yet: for a pan, two for two fingers, and one for a
    /// trackpad.
    @MainActor
    func makeRecognizers() -> [UIGestureRecognizer] {
        let recognizers: [UIGestureRecognizer]
        if pinchDirection == nil {
            let pans = (SwipePanGestureRecognizer(), SwipePanGestureRecognizer())
            SwipePanGestureRecognizer.pair(pans.0, pans.1)
            let trackpadPan = UIPanGestureRecognizer()
            trackpadPan.followTrackpadOnly()
            recognizers = [pans.0, pans.1, trackpadPan]
        } else {
            recognizers = [UIPinchGestureRecognizer()]
        }
        for recognizer in recognizers {
            recognizer.name = "FullScreenPop.\(name)"
            configure(recognizer)
        }
        return recognizers
    }
}

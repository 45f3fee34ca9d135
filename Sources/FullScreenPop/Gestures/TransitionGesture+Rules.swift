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

    /// Whether it is made with one finger, or a scroll on a trackpad.
    var isPan: Bool { pinchDirection == nil }

    /// Returns a recognizer for a pinch, or for the trackpad's part of a pan. No arbiter governs it yet.
    @MainActor
    func makeRecognizer() -> UIGestureRecognizer {
        guard isPan else { return UIPinchGestureRecognizer() }
        let trackpadPan = UIPanGestureRecognizer()
        trackpadPan.followTrackpadOnly()
        return trackpadPan
    }
}

import UIKit

/// Measures how far and how fast fingers drive a transition, in a view that the transition doesn't move.
@MainActor
struct GestureMeasure {
    private let gesture: TransitionGesture
    private weak var container: UIView?
    private let startScale: CGFloat

    /// Make it when `recognizer` begins: by then, two fingers have already moved some way.
    init(_ gesture: TransitionGesture, of recognizer: UIGestureRecognizer, in container: UIView) {
        self.gesture = gesture
        self.container = container
        startScale = (recognizer as? UIPinchGestureRecognizer)?.scale ?? 1
    }

    /// From 0 to 1.
    func progress(of recognizer: UIGestureRecognizer) -> CGFloat {
        if let pan = recognizer as? UIPanGestureRecognizer, let container {
            return gesture.progress(
                movedBy: pan.translation(in: container), in: container.bounds.size,
                layout: container.effectiveUserInterfaceLayoutDirection)
        }
        guard let pinch = recognizer as? UIPinchGestureRecognizer, startScale > 0 else { return 0 }
        return gesture.progress(scaledBy: pinch.scale / startScale)
    }

    /// In progress per second.
    func velocity(of recognizer: UIGestureRecognizer) -> CGFloat {
        if let pan = recognizer as? UIPanGestureRecognizer, let container {
            return gesture.velocity(
                movingBy: pan.velocity(in: container), in: container.bounds.size,
                layout: container.effectiveUserInterfaceLayoutDirection)
        }
        guard let pinch = recognizer as? UIPinchGestureRecognizer, startScale > 0 else { return 0 }
        return gesture.velocity(scalingBy: pinch.velocity / startScale, at: pinch.scale / startScale)
    }
}

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
            return gesture.progress(movedBy: pan.translation(in: container), in: container.bounds.size, layout: layout)
        }
        return pinch(recognizer).map { gesture.progress(scaledBy: $0.scale) } ?? 0
    }

    /// In progress per second.
    func velocity(of recognizer: UIGestureRecognizer) -> CGFloat {
        if let pan = recognizer as? UIPanGestureRecognizer, let container {
            return gesture.velocity(movingBy: pan.velocity(in: container), in: container.bounds.size, layout: layout)
        }
        return pinch(recognizer).map { gesture.velocity(scalingBy: $0.rate, at: $0.scale) } ?? 0
    }

    private var layout: UIUserInterfaceLayoutDirection {
        container?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    }

    /// How far the fingers are apart in proportion to the start, and by how much of that they move apart per second.
    private func pinch(_ recognizer: UIGestureRecognizer) -> (scale: CGFloat, rate: CGFloat)? {
        guard let pinch = recognizer as? UIPinchGestureRecognizer, startScale > 0 else { return nil }
        return (pinch.scale / startScale, pinch.velocity / startScale)
    }
}

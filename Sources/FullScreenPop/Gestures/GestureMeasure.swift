import UIKit

/// Reads from a recognizer how far and how fast its fingers bring a transition on.
///
/// It measures in a view that the transition does not move: what moves with the finger is no measure of it.
@MainActor
struct GestureMeasure {
    private let gesture: TransitionGesture
    private weak var container: UIView?
    private let startScale: CGFloat

    /// To be made when `recognizer` begins: two fingers have come some way until that is recognized.
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

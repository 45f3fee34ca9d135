import UIKit

/// How far two fingers are apart, in proportion to where they were at the start.
///
/// It is measured by the fingers themselves: apps set the `scale` of a recognizer back to 1 whenever they have used it.
@MainActor
struct PinchMeasure {
    /// The distance of the fingers in proportion to that at the start.
    private(set) var scale: CGFloat = 1

    /// A distance, in points, and the scale that it stood for; nil while there is only one finger.
    private var anchor: (distance: CGFloat, scale: CGFloat)?

    /// Notes where the fingers are. A finger that takes another one's place does not change the scale.
    mutating func note(_ recognizer: UIGestureRecognizer) {
        guard let distance = recognizer.fingerDistance, distance > 0 else {
            anchor = nil
            return
        }
        let anchor = anchor ?? (distance, scale)
        self.anchor = anchor
        scale = anchor.scale * distance / anchor.distance
    }

    /// By how much of their distance at the start the fingers move apart per second.
    func rate(of recognizer: UIGestureRecognizer) -> CGFloat {
        guard let pinch = recognizer as? UIPinchGestureRecognizer, pinch.scale > 0 else { return 0 }
        return pinch.velocity / pinch.scale * scale
    }
}

extension UIGestureRecognizer {
    /// How far the first two fingers are apart in the window, in points; nil if there are less.
    fileprivate var fingerDistance: CGFloat? {
        guard numberOfTouches > 1 else { return nil }
        let (one, other) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return hypot(one.x - other.x, one.y - other.y)
    }
}

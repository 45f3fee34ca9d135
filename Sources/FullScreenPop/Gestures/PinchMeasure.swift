import UIKit

/// How far two fingers are apart, in proportion to where they were at the start.
///
/// It is measured by the fingers themselves: apps set the `scale` of a recognizer back to 1 whenever they have used it, which
/// resets its `velocity` as well. On a trackpad there is nothing else than that scale.
@MainActor
struct PinchMeasure {
    /// Over how long the rate is measured at most, and after how long without a movement it is zero, in seconds.
    private static let span: TimeInterval = 0.05
    private static let expiry: TimeInterval = 0.1

    /// The distance of the fingers in proportion to that at the start.
    private(set) var scale: CGFloat = 1

    /// A distance, and the scale that it stood for; nil while there is only one finger. In points, or, on a trackpad, in
    /// proportion to that at the start.
    private var anchor: (distance: CGFloat, scale: CGFloat)?

    /// Whether the fingers are on a trackpad, by the first look at them; nil before that.
    private var isOnTrackpad: Bool?

    private typealias Sample = (time: TimeInterval, scale: CGFloat)
    /// The last movement, and one shortly before: the rate is that between them.
    private var last: Sample?
    private var earlier: Sample?

    /// Notes where the fingers are. A finger that takes another one's place does not change the scale.
    mutating func note(_ recognizer: UIGestureRecognizer) {
        let isOnTrackpad = isOnTrackpad ?? (recognizer.numberOfTouches == 0)
        self.isOnTrackpad = isOnTrackpad
        guard let distance = isOnTrackpad ? recognizer.scaleOfPinch : recognizer.fingerDistance, distance > 0 else {
            anchor = nil
            return
        }
        let anchor = anchor ?? (distance, scale)
        self.anchor = anchor
        scale = anchor.scale * distance / anchor.distance
        noteMovement(at: CACurrentMediaTime())
    }

    private mutating func noteMovement(at time: TimeInterval) {
        guard last?.scale != scale else { return }
        if earlier.map({ time - $0.time > Self.span }) ?? true { earlier = last }
        last = (time, scale)
    }

    /// By how much of their distance at the start the fingers move apart per second.
    var rate: CGFloat {
        guard let last, let earlier, last.time > earlier.time, CACurrentMediaTime() - last.time <= Self.expiry
        else { return 0 }
        return (last.scale - earlier.scale) / CGFloat(last.time - earlier.time)
    }
}

extension UIGestureRecognizer {
    /// How far the first two fingers are apart in the window, in points; nil if there are less.
    fileprivate var fingerDistance: CGFloat? {
        guard numberOfTouches > 1 else { return nil }
        let (one, other) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return hypot(one.x - other.x, one.y - other.y)
    }

    fileprivate var scaleOfPinch: CGFloat? { (self as? UIPinchGestureRecognizer)?.scale }
}

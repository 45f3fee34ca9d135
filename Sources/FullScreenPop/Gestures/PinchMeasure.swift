import UIKit

/// The distance between two fingers, relative to that at the start.
///
/// It is measured from the fingers themselves: apps reset the `scale` of a recognizer to 1 whenever they have used it,
/// which also resets its `velocity`. On a trackpad there is only that scale.
@MainActor
struct PinchMeasure {
    /// The shortest time over which the rate is measured, but for the first movements, and the time without a movement
    /// after which it is zero, in seconds. Fingers roll as they lift, so the last samples alone say little.
    private static let span: TimeInterval = 0.05
    private static let expiry: TimeInterval = 0.1

    /// The distance between the fingers, relative to that at the start.
    private(set) var scale: CGFloat = 1

    /// A distance and its scale; nil while there is only one finger. In points or, on a trackpad, relative to the
    /// distance at the start.
    private var anchor: (distance: CGFloat, scale: CGFloat)?

    /// Whether the fingers are on a trackpad, as first seen; nil before that.
    private var isOnTrackpad: Bool?

    private typealias Sample = (time: TimeInterval, scale: CGFloat)
    /// The last movement, and two before that are a span or more apart: the rate is measured from the first to the
    /// last.
    private var last: Sample?
    private var sample: Sample?
    private var earlier: Sample?

    /// Notes where the fingers are. A finger that replaces another one does not change the scale.
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
        let new = Sample(time, scale)
        last = new
        guard let sample else { return (self.sample, earlier) = (new, new) }
        if time - sample.time >= Self.span { (earlier, self.sample) = (sample, new) }
    }

    /// How much the fingers move apart per second, relative to their distance at the start.
    var rate: CGFloat {
        guard let last, let earlier, last.time > earlier.time, CACurrentMediaTime() - last.time <= Self.expiry
        else { return 0 }
        return (last.scale - earlier.scale) / CGFloat(last.time - earlier.time)
    }
}

extension UIGestureRecognizer {
    /// How far apart the first two fingers are in the window, in points; nil if there are fewer.
    fileprivate var fingerDistance: CGFloat? {
        guard numberOfTouches > 1 else { return nil }
        let (one, other) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return hypot(one.x - other.x, one.y - other.y)
    }

    fileprivate var scaleOfPinch: CGFloat? { (self as? UIPinchGestureRecognizer)?.scale }
}

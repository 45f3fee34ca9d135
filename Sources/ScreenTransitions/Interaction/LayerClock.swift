import UIKit

/// The time of a layer and its sublayers, which can be stopped, moved, and restored.
///
/// A layer derives its time t from its superlayer's time p: t = (p − beginTime) · speed + timeOffset
/// (`CAMediaTiming`). At a speed of 0 its time is `timeOffset`. Here that is the time at which the layer was stopped,
/// so that an animation whose `beginTime` is relative to `CACurrentMediaTime()` begins as it would in a layer that is
/// not stopped.
@MainActor
final class LayerClock {
    private let layer: CALayer
    private let formerSpeed: Float
    private let formerTimeOffset: TimeInterval
    private let formerBeginTime: TimeInterval
    private let origin: TimeInterval

    /// Stops the time of `layer`.
    init(stopping layer: CALayer) {
        self.layer = layer
        formerSpeed = layer.speed
        formerTimeOffset = layer.timeOffset
        formerBeginTime = layer.beginTime
        origin = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = origin
    }

    /// The speed of the layer's time when it isn't stopped here. A layer that was already stopped runs at 1: its
    /// animations must be able to end.
    private var ownSpeed: Float { formerSpeed > 0 ? formerSpeed : 1 }

    private var superlayerTime: TimeInterval {
        let now = CACurrentMediaTime()
        return layer.superlayer?.convertTime(now, from: nil) ?? now
    }

    /// The time that the layer would have at its own speed, in seconds from an arbitrary zero.
    var usualTime: TimeInterval { superlayerTime * TimeInterval(ownSpeed) }

    /// Moves the stopped time to `time` seconds after the layer was stopped.
    func stand(at time: TimeInterval) {
        layer.timeOffset = origin + time
    }

    /// Lets the time run from `time` seconds after the layer was stopped, `pace` times as fast as its own speed; `pace`
    /// is more than 0.
    func run(from time: TimeInterval, pace: CGFloat) {
        layer.beginTime = superlayerTime
        layer.timeOffset = origin + time
        layer.speed = ownSpeed * Float(pace)
    }

    /// Restores the layer's own speed, time offset, and begin time.
    func restore() {
        layer.speed = formerSpeed
        layer.timeOffset = formerTimeOffset
        layer.beginTime = formerBeginTime
    }
}

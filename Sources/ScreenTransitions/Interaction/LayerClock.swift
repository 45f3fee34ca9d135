import UIKit

/// The time of a layer, and of all that is in it, while it is led.
///
/// A layer makes its own time t of its superlayer's time p: t = (p − beginTime) · speed + timeOffset (`CAMediaTiming`). With
/// a speed of 0 its time stands at `timeOffset`. Here it stands at the very time at which it was stopped, so that an
/// animation whose `beginTime` is said from `CACurrentMediaTime()` means what it means in a time that runs.
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

    /// The speed at which the layer's time runs if nobody leads it. A layer that stood still before does not any more:
    /// what runs on must come to its end.
    private var ownSpeed: Float { formerSpeed > 0 ? formerSpeed : 1 }

    private var superlayerTime: TimeInterval {
        let now = CACurrentMediaTime()
        return layer.superlayer?.convertTime(now, from: nil) ?? now
    }

    /// The time of the layer if it ran as usual, from a zero that means nothing; in seconds.
    var usualTime: TimeInterval { superlayerTime * TimeInterval(ownSpeed) }

    /// Stands at `time` seconds after the layer was stopped.
    func stand(at time: TimeInterval) {
        layer.timeOffset = origin + time
    }

    /// Runs on from `time` seconds after the layer was stopped, `pace` times as fast as usual; `pace` is more than 0.
    func run(from time: TimeInterval, pace: CGFloat) {
        layer.beginTime = superlayerTime
        layer.timeOffset = origin + time
        layer.speed = ownSpeed * Float(pace)
    }

    /// Lets the time of the layer run as it did before.
    func restore() {
        layer.speed = formerSpeed
        layer.timeOffset = formerTimeOffset
        layer.beginTime = formerBeginTime
    }
}

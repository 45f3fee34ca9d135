import UIKit

/// The current speed of a finger.
@MainActor
package struct FingerPace {
    /// The shortest time over which it is measured, in seconds: two samples.
    private static let span: TimeInterval = 0.03
    /// The time without a sample after which a finger has rested, and the assumed time of the step with which it
    /// continues, in seconds.
    private static let rest: TimeInterval = 0.05
    private static let step: TimeInterval = 1 / 60
    /// How long a thumb rolls as it lifts, in seconds: three samples, and one until it is known to have lifted.
    private static let roll: TimeInterval = 0.07

    /// Where the finger was at times that are a span or more apart, in points of the window.
    private var before: (place: CGPoint, time: TimeInterval)
    private var sample: (place: CGPoint, time: TimeInterval)
    private var last: (place: CGPoint, time: TimeInterval)
    /// Where the finger is, apart from the small movements of a resting finger, and since when.
    private var restingPlace: (place: CGPoint, time: TimeInterval)
    /// How fast it came to that place, in points of the window per second.
    private var arrivalVelocity = CGPoint.zero

    package init(at place: CGPoint, time: TimeInterval) {
        before = (place, time)
        sample = before
        last = before
        restingPlace = before
    }

    package mutating func move(to place: CGPoint, time: TimeInterval) {
        let start = Self.beginning(ofStepTo: time, from: last.time)
        if start > last.time {
            before = (last.place, start)
            sample = before
        }
        last = (place, time)
        if time - sample.time >= Self.span { (before, sample) = (sample, last) }
        guard restingPlace.place.movement(to: place).length >= AllowableMovement.whileResting else { return }
        restingPlace = last
        arrivalVelocity = velocity
    }

    /// When a finger began the step to where it is at `time`, if its last sample was at `former`: UIKit tells of no
    /// finger that rests.
    static func beginning(ofStepTo time: TimeInterval, from former: TimeInterval) -> TimeInterval {
        time - former > rest ? time - step : former
    }

    /// The time since which it has moved no farther than a resting finger.
    var restsSince: TimeInterval { restingPlace.time }

    /// How fast the finger was before it lifts, in points of the window per second; nil if it has rested. A thumb stops,
    /// or turns back by a point or two, only as it lifts: it rolls then.
    package func velocityBeforeLift(at time: TimeInterval) -> CGPoint? {
        time - restsSince <= Self.roll ? arrivalVelocity : nil
    }

    /// In points per second; 0 at the beginning.
    var speed: CGFloat { velocity.length }

    /// In points of the window per second.
    private var velocity: CGPoint {
        let duration = last.time - before.time
        guard duration > 0 else { return .zero }
        let movement = before.place.movement(to: last.place)
        return CGPoint(x: movement.x / duration, y: movement.y / duration)
    }
}

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
    /// How long and how far a thumb rolls as it lifts, in seconds and in points: three samples, and one until it is
    /// known to have lifted.
    private static let rollingTime: TimeInterval = 0.07
    private static let roll: CGFloat = 5
    /// How far a thumb curls as it lifts, in points.
    private static let curl: CGFloat = 25
    /// The speed from which on a finger flicks, in points per second.
    package static let ofFlick: CGFloat = 400
    /// The speed of a finger on a view with a swipe recognizer, from which on it swipes.
    static let ofSwipe: CGFloat = 300
    /// A palm rolls slower than this.
    static let ofPalm: CGFloat = 100

    /// Where the finger was at times that are a span or more apart, in points of the window.
    private var before: (place: CGPoint, time: TimeInterval)
    private var sample: (place: CGPoint, time: TimeInterval)
    private var last: (place: CGPoint, time: TimeInterval)
    /// Where the finger is, apart from the small movements of a resting finger, and since when.
    private var restingPlace: (place: CGPoint, time: TimeInterval)
    /// Where the finger is, apart from how far a thumb rolls, since when, and how fast it came there, in points of the
    /// window per second.
    private var arrival: (place: CGPoint, time: TimeInterval, velocity: CGPoint)

    package init(at place: CGPoint, time: TimeInterval) {
        before = (place, time)
        sample = before
        last = before
        restingPlace = before
        arrival = (place, time, .zero)
    }

    package mutating func move(to place: CGPoint, time: TimeInterval) {
        let start = Self.beginning(ofStepTo: time, from: last.time)
        if start > last.time {
            before = (last.place, start)
            sample = before
        }
        last = (place, time)
        if time - sample.time >= Self.span { (before, sample) = (sample, last) }
        if restingPlace.place.movement(to: place).length >= AllowableMovement.whileResting { restingPlace = last }
        if goesOn(to: place, at: time) { arrival = (place, time, velocity) }
    }

    /// Whether the finger goes farther than a thumb rolls, or back. One that flicks may curl as it lifts: in its
    /// direction, it is less than a third as fast then.
    private func goesOn(to place: CGPoint, at time: TimeInterval) -> Bool {
        let (movement, speed) = (arrival.place.movement(to: place), arrival.velocity.length)
        guard movement.length >= Self.roll else { return false }
        guard speed >= Self.ofFlick, movement.length < Self.curl else { return true }
        let along = movement.dot(arrival.velocity) / speed
        return along <= -Self.roll || along >= speed / 3 * (time - arrival.time)
    }

    /// When a finger began the step to where it is at `time`, if its last sample was at `former`: UIKit tells of no
    /// finger that rests.
    static func beginning(ofStepTo time: TimeInterval, from former: TimeInterval) -> TimeInterval {
        time - former > rest ? time - step : former
    }

    /// The time since which it has moved no farther than a resting finger.
    var restsSince: TimeInterval { restingPlace.time }

    /// How fast a finger that flicked was before it lifts at `time`, in points of the window per second; nil if it did
    /// not flick, or has rested since. A thumb stops, or turns back a little, only as it lifts: it rolls then.
    package func velocityBeforeLift(at time: TimeInterval) -> CGPoint? {
        let isRecent = time - arrival.time <= Self.rollingTime
        return isRecent && arrival.velocity.length >= Self.ofFlick ? arrival.velocity : nil
    }

    /// Whether it has rolled since, or stopped.
    package func hasRolled(at time: TimeInterval) -> Bool { arrival.time < time }

    /// In points per second; 0 at the beginning.
    var speed: CGFloat { velocity.length }

    /// In points of the window per second.
    var velocity: CGPoint {
        let duration = last.time - before.time
        guard duration > 0 else { return .zero }
        let movement = before.place.movement(to: last.place)
        return CGPoint(x: movement.x / duration, y: movement.y / duration)
    }
}

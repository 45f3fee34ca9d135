import UIKit

/// The current speed of a finger.
@MainActor
struct FingerPace {
    /// The shortest time over which it is measured, in seconds: two samples.
    private static let span: TimeInterval = 0.03
    /// The time without a sample after which a finger has rested, and the assumed time of the step with which it
    /// continues, in seconds.
    private static let rest: TimeInterval = 0.05
    private static let step: TimeInterval = 1 / 60

    /// Where the finger was at times that are a span or more apart, in points of the window.
    private var before: (place: CGPoint, time: TimeInterval)
    private var sample: (place: CGPoint, time: TimeInterval)
    private var last: (place: CGPoint, time: TimeInterval)
    /// Where the finger is, apart from the small movements of a resting finger, and since when.
    private var restingPlace: (place: CGPoint, time: TimeInterval)

    init(at place: CGPoint, time: TimeInterval) {
        before = (place, time)
        sample = before
        last = before
        restingPlace = before
    }

    mutating func move(to place: CGPoint, time: TimeInterval) {
        let start = Self.beginning(ofStepTo: time, from: last.time)
        if start > last.time {
            before = (last.place, start)
            sample = before
        }
        last = (place, time)
        if restingPlace.place.movement(to: place).length >= AllowableMovement.whileResting { restingPlace = last }
        guard time - sample.time >= Self.span else { return }
        before = sample
        sample = last
    }

    /// When a finger began the step to where it is at `time`, if its last sample was at `former`: UIKit tells of no
    /// finger that rests.
    static func beginning(ofStepTo time: TimeInterval, from former: TimeInterval) -> TimeInterval {
        time - former > rest ? time - step : former
    }

    /// The time since which it has moved no farther than a resting finger.
    var restsSince: TimeInterval { restingPlace.time }

    /// In points per second; 0 at the beginning.
    var speed: CGFloat {
        let duration = last.time - before.time
        return duration > 0 ? before.place.movement(to: last.place).length / duration : 0
    }
}

import UIKit

/// How fast a finger moves at this moment.
@MainActor
struct FingerPace {
    /// Over how long it is measured at least, in seconds: two samples.
    private static let span: TimeInterval = 0.03
    /// After how long without a sample a finger has rested, in seconds, and how long the step may have taken with which it goes on.
    private static let rest: TimeInterval = 0.1
    private static let step: TimeInterval = 1 / 60

    /// Where the finger was at times that are a span or more apart, in points of the window.
    private var before: (place: CGPoint, time: TimeInterval)
    private var mark: (place: CGPoint, time: TimeInterval)
    private var last: (place: CGPoint, time: TimeInterval)
    /// Where the finger has come, but for how little one moves that rests, and when.
    private var stay: (place: CGPoint, time: TimeInterval)

    init(at place: CGPoint, time: TimeInterval) {
        before = (place, time)
        mark = before
        last = before
        stay = before
    }

    mutating func move(to place: CGPoint, time: TimeInterval) {
        if time - last.time > Self.rest {
            before = (last.place, time - Self.step)
            mark = before
        }
        last = (place, time)
        if stay.place.movement(to: place).length >= Slip.whileResting { stay = last }
        guard time - mark.time >= Self.span else { return }
        before = mark
        mark = last
    }

    /// Since when it has not moved further than a finger does that rests.
    var restsSince: TimeInterval { stay.time }

    /// In points per second; 0 at the beginning.
    var speed: CGFloat {
        let duration = last.time - before.time
        return duration > 0 ? before.place.movement(to: last.place).length / duration : 0
    }
}

import UIKit

/// How one finger has moved since it landed: where to, how fast, and since when. The next finger begins another one, so
/// nothing is left of the one before.
@MainActor
package struct FingerHistory {
    /// In points of the window.
    private let start: CGPoint
    private let landingTime: TimeInterval
    /// When the finger was last followed.
    private var followedTime: TimeInterval

    /// When the finger left the place where it landed; nil before that.
    private(set) var departure: TimeInterval?
    /// Since when it has moved; nil before it has left that place.
    package private(set) var movesSince: TimeInterval?

    /// Where it has gone, tracked by pans that wait for it to turn.
    private(set) var path: FingerPath
    /// How fast it is.
    package private(set) var pace: FingerPace

    init(from start: CGPoint, at time: TimeInterval) {
        self.start = start
        landingTime = time
        followedTime = time
        path = FingerPath(from: start)
        pace = FingerPace(at: start, time: time)
    }

    /// Notes where the finger is, in points of the window.
    mutating func follow(to place: CGPoint, at time: TimeInterval) {
        path.move(to: place)
        pace.move(to: place, time: time)
        if departure == nil, start.movement(to: place).length >= AllowableMovement.whilePressing {
            departure = time
            movesSince = FingerPace.beginning(ofStepTo: time, from: followedTime)
        }
        followedTime = time
    }

    /// Notes that another finger has landed beside this one.
    mutating func noteOtherFinger() { path.noteOtherFinger() }

    /// How long the finger had been there when it was last followed, in seconds. Its touches may arrive late.
    var followedDuration: TimeInterval { followedTime - landingTime }

    /// How long the finger had been moving when it was last followed, in seconds: how long it rested before says
    /// nothing about a flick.
    package var movingDuration: TimeInterval { followedTime - (movesSince ?? landingTime) }

    /// Whether the finger has moved for no longer than one that flings a list. People fling it several times to reach
    /// its end, and do not see at once that they have.
    var mayFling: Bool { movingDuration < FingerTiming.fling }

    /// How fast the finger is now, or has been since it began to move, in points per second; the larger of both.
    var speed: CGFloat {
        guard movingDuration > 0 else { return pace.speed }
        return max(pace.speed, path.distance / movingDuration)
    }

    /// The time since which the finger has moved no farther than a resting one.
    package var restsSince: TimeInterval { pace.restsSince }
}

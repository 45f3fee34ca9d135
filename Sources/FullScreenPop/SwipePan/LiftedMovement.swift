import GestureArbitration
import UIKit
import UIKitSeams

/// The end of a finger's movement, by which a finger is recognized that a screen has lost for a moment.
///
/// A wet or a gloved finger is reported as two: the second lands ahead of where the first has lifted, on the same line,
/// and is as fast. It has swiped already, or does something else. A person's next flick begins farther back, and
/// slowly.
struct LiftedMovement {
    /// The longest time without contact, in seconds.
    private static let longestLoss: TimeInterval = 0.14
    /// How far a finger deviates meanwhile from its course, in points.
    private static let deviation: CGFloat = 20
    /// How fast a finger at least goes on, and at most while there is no contact, as a fraction of its velocity.
    private static let slowest: CGFloat = 0.5
    private static let fastest: CGFloat = 2.5

    let time: TimeInterval
    /// In points of the window.
    let place: CGPoint
    /// In points of the window per second.
    let velocity: CGPoint
    /// Whether it was a swipe. Otherwise something else had the finger, such as a list or a slider.
    let isSwipe: Bool

    /// The last movement in the window of `finger`, which lands now, if it may be the same finger.
    @MainActor
    static func continued(by finger: UITouch) -> LiftedMovement? {
        guard let lifted = finger.window?.liftedMovement else { return nil }
        return lifted.mayContinue(at: finger.location(in: nil), time: finger.timestamp) ? lifted : nil
    }

    /// Whether a finger that lands at `place`, in points of the window, may be the same one.
    func mayContinue(at place: CGPoint, time: TimeInterval) -> Bool {
        let (loss, speed) = (time - self.time, velocity.length)
        guard loss > 0, loss <= Self.longestLoss, speed > 0 else { return false }
        let movement = self.place.movement(to: place)
        let (along, across) = (movement.dot(velocity) / speed, movement.cross(velocity) / speed)
        return along >= Self.slowest * speed * loss && along <= Self.fastest * speed * loss + Self.deviation
            && abs(across) <= Self.deviation
    }

    /// Whether a finger that has moved like this, in points of the window and in seconds, goes on like the one that
    /// lifted.
    func isContinued(by movement: CGPoint, over duration: TimeInterval) -> Bool {
        movement.dot(velocity) >= Self.slowest * velocity.dot(velocity) * duration
    }
}

extension UIWindow {
    private static let liftedMovements = AssociatedProperty<LiftedMovement>()

    /// The last movement in the window whose finger has lifted.
    var liftedMovement: LiftedMovement? {
        get { Self.liftedMovements[self] }
        set { Self.liftedMovements[self] = newValue }
    }
}

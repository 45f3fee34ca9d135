import GestureArbitration
import UIKit

/// What a pan that begins late has not received.
extension SwipePanGestureRecognizer {
    /// Notes the part of the finger's movement that the screen does not show yet, and has to catch up with.
    func noteLag(behind finger: UITouch) {
        let step = finger.previousLocation(in: nil).movement(to: finger.location(in: nil))
        let withheld = step.movement(to: super.translation(in: nil))
        if withheld.dot(step) >= 0 { attempt.lag = MovementLag(of: withheld) }
    }

    /// How far the finger has moved, in points of the view, if the pan begins late; nil otherwise. UIKit's own
    /// recognizers can't catch up gradually, and pop only by pans that begin late by less than a finger slips.
    var untoldMovement: CGPoint? {
        guard attempt.lag != nil, let view else { return nil }
        return super.translation(in: view)
    }

    /// The same if the pan has not begun, and fails for the recognizer that pops.
    var movementBeforeBeginning: CGPoint? {
        guard !isActive, attempt.hasWaited, let view, let movement = fingerMotion(in: view)?.movement else {
            return nil
        }
        return CGPoint(x: Self.beyondHysteresis(movement.x), y: Self.beyondHysteresis(movement.y))
    }

    /// The part of a movement that is left once the pan has begun.
    private static func beyondHysteresis(_ distance: CGFloat) -> CGFloat {
        distance - min(max(distance, -hysteresis), hysteresis)
    }
}

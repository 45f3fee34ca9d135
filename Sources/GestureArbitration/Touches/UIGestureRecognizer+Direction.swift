import UIKit

extension UIGestureRecognizer {
    /// How far a swipe may be off its direction if nothing can be moved across: the tangent of 55 degrees.
    static let steepest: CGFloat = 1.428

    /// Whether the fingers move in the direction of the recognizer; nil if it has none.
    package var agreesWithItsDirection: Bool? { agreesWithItsDirection(since: touchdown) }

    /// Whether the fingers move in the direction of the recognizer, for a caller that already has the touchdown.
    func agreesWithItsDirection(since touchdown: Touchdown?) -> Bool? {
        if let pinch = self as? UIPinchGestureRecognizer { return pinch.movesInItsDirection }
        guard let view, let movement = movement(in: view, since: touchdown) else { return nil }
        let (along, across) = parts(of: movement)
        return isInDirection(along: along, across: across) && !goesAcross(touchdown)
    }

    /// Whether the finger continues across, though it began along, on something that can be moved that way.
    private func goesAcross(_ touchdown: Touchdown?) -> Bool {
        guard let touchdown, !touchdown.precedesContent,
            let present = presentMovement(since: touchdown, along: swipeDirection), present.across > present.along
        else { return false }
        return canContentMove(along: swipeDirection.across)
    }

    /// Whether a movement this far along the direction of the recognizer, and this far across, counts as in that
    /// direction.
    func isInDirection(along: CGFloat, across: CGFloat) -> Bool {
        along > across || (along * Self.steepest > across && along * steepness > across)
    }

    /// Whether fingers may move farther across than along, and still move in the direction of the recognizer.
    var mayBeSteep: Bool { steepness > 1 }

    /// How many times as far across as along fingers may move, and still move in the direction of the recognizer.
    private var steepness: CGFloat {
        let across = swipeDirection.across
        if isInSheet(movedAlong: across) || canContentMove(along: across) { return 1 }
        if touchdown?.precedesContent == true { return Self.steepest }
        return touchdown?.viewsAreUnknown != true && !hasRival(along: across) ? Self.steepest : 1
    }

    /// Whether the recognizer is in a UIKit sheet, which is pulled along the axis of `direction`.
    private func isInSheet(movedAlong direction: SwipeDirection) -> Bool { !direction.isHorizontal && sheet != nil }

    /// The view of the screen that UIKit presents as a sheet around the recognizer; nil if there is none.
    var sheet: UIView? {
        guard let screen = nearestController(UIViewController.self), screen.presentingViewController != nil else {
            return nil
        }
        return screen.sheetPresentationController?.presentedViewController.viewIfLoaded
    }

    /// Whether another governed pan has the finger, and may begin with a swipe along the axis of `direction`.
    func hasRival(along direction: SwipeDirection) -> Bool {
        touchdown?.fingerRecognizers.contains { other in
            guard other !== self, other is UIPanGestureRecognizer, let arbiter = other.delegate as? GestureArbiter
            else { return false }
            return other.swipeDirection.axis == direction.axis && arbiter.mayBegin(other)
        } == true
    }
}

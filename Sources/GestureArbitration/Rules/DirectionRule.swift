import UIKit

/// Lets a pan begin only in its ``RecognizerArbitration/swipeDirection``, and a pinch in its
/// ``RecognizerArbitration/pinchDirection``.
///
/// A finger has to move further along the direction of the pan than across. On something that can be moved across, such as a list,
/// it also has to go on in that direction: a finger that rolls sideways before it scrolls makes no swipe.
///
/// A thumb that swipes rarely moves straight. So a finger may be up to 55 degrees off where nothing under it can be moved across and
/// no other governed pan wants a swipe across, and also if it starts at an edge that goes first. A sheet can be moved across as a
/// whole. What lies under a finger that has landed while screens were changing is not known.
///
/// Fingers that have not moved at all are refused.
public struct DirectionRule: ArbitrationRule {
    /// Denies any other direction, while another finger moves against the swipe, and while several others move. No opinion on
    /// recognizers that are neither pans, vetoes nor pinches.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        let touchdown = recognizer.keptTouchdown
        switch touchdown?.otherFingers {
        case .oppose: return .deny(.otherFingerOpposes)
        case .areSeveral: return .deny(.severalFingersMove)
        default: break
        }
        guard let agrees = recognizer.agrees(with: touchdown) else { return nil }
        return agrees ? nil : .deny(.otherDirection)
    }
}

extension UIGestureRecognizer {
    /// How far a swipe may be off its direction where nothing can be moved across: the tangent of 55 degrees.
    static let steepest: CGFloat = 1.428

    /// Whether the fingers move in the direction of the recognizer; nil if that has none.
    package var agreesWithItsDirection: Bool? { agrees(with: keptTouchdown) }

    /// The same for a caller that has the touchdown already.
    func agrees(with touchdown: Touchdown?) -> Bool? {
        if let pinch = self as? UIPinchGestureRecognizer { return pinch.movesInItsDirection }
        guard let view, let movement = movement(in: view, since: touchdown) else { return nil }
        let direction = touchdown?.swipeDirection ?? .back
        let (along, across) = direction.parts(of: movement, in: view.effectiveUserInterfaceLayoutDirection)
        return isInDirection(along: along, across: across) && !goesAcross(touchdown)
    }

    /// Whether the finger goes on across, though it has begun along, on something that can be moved that way.
    private func goesAcross(_ touchdown: Touchdown?) -> Bool {
        guard let view, let touchdown, !touchdown.goesFirst, canContentMove(along: touchdown.swipeDirection.across)
        else { return false }
        let movement = touchdown.course.presentMovement(in: view)
        let (along, across) = touchdown.swipeDirection.parts(
            of: movement, in: view.effectiveUserInterfaceLayoutDirection)
        return across > along
    }

    /// Whether a movement this far along the direction of the recognizer, and this far across, is one in that direction.
    func isInDirection(along: CGFloat, across: CGFloat) -> Bool {
        along > across || (along * Self.steepest > across && mayBeSteep)
    }

    /// Whether fingers may move further across than along, and still move in the direction of the recognizer.
    var mayBeSteep: Bool {
        let across = swipeDirection.across
        if isInSheet(movedAlong: across) { return false }
        if touchdown?.goesFirst == true { return true }
        return touchdown?.viewsAreUnknown != true && !canContentMove(along: across) && !hasRival(along: across)
    }

    /// Whether the recognizer is in a sheet of UIKit's, which is pulled along the axis of `direction`.
    private func isInSheet(movedAlong direction: SwipeDirection) -> Bool {
        guard !direction.isHorizontal, let screen = nearestController(UIViewController.self) else { return false }
        return screen.presentingViewController != nil && screen.sheetPresentationController != nil
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

extension ArbitrationReason {
    /// Another finger moves against this one: the two pinch, spread or turn something.
    public static var otherFingerOpposes: ArbitrationReason { "another finger moves the opposite way" }

    /// Three or more fingers move, as in a gesture of the system.
    public static var severalFingersMove: ArbitrationReason { "three or more fingers move" }

    /// The fingers move in another direction, or more across than along, or not at all.
    public static var otherDirection: ArbitrationReason { "the finger moves in another direction" }
}

extension ArbitrationRule where Self == DirectionRule {
    /// Lets a pan or a pinch begin only in its own direction.
    public static var direction: DirectionRule { DirectionRule() }
}

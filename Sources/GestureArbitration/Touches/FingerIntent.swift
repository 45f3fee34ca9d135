import UIKit

/// How long a pan may wait for its finger to turn into its direction, in points.
private enum Patience {
    /// How far a finger may wind up in the opposite direction.
    static let windUp: CGFloat = 16
    /// How far across the thumb's arc may begin.
    static let arc: CGFloat = 150
}

/// What is known of where a finger goes.
package enum FingerIntent {
    /// It has hardly moved.
    case trembles
    /// It moves another way, but may still turn, and nothing under it can use the movement meanwhile.
    case mayTurn
    /// A pan can decide whether it begins.
    case isClear
}

extension UIPanGestureRecognizer {
    /// Follows the only finger of the pan, and returns whether the pan can decide now.
    ///
    /// A pan decides on its beginning once, when the finger has moved 10 points. A thumb moves in arcs, and many swipes
    /// begin with a few points the other way. A pan that is not told of the movement meanwhile can wait for the turn. It
    /// does not wait where something under the finger can be moved across. A scroll view at its edge waits a few points
    /// longer for a finger that winds up.
    ///
    /// - Parameter goesFirst: Whether the pan goes before content that would keep the swipe.
    package func intent(of finger: UITouch, goesFirst: Bool) -> FingerIntent {
        guard state == .possible, let view, let touchdown else { return .isClear }
        touchdown.course.move(to: finger.location(in: nil))
        touchdown.goesFirst = goesFirst
        let layout = view.effectiveUserInterfaceLayoutDirection
        let (along, across) = swipeDirection.parts(of: touchdown.course.movement(in: view), in: layout)
        guard max(abs(along), across) >= Self.hysteresis else { return .trembles }
        if isInDirection(along: along, across: across) { return .isClear }
        let latest = swipeDirection.parts(of: touchdown.course.latestMovement(in: view), in: layout)
        if latest.along >= Self.hysteresis, isInDirection(along: latest.along, across: latest.across) {
            touchdown.turn = touchdown.course
            return .isClear
        }
        guard across <= Patience.arc, along >= -Patience.windUp else { return .isClear }
        if across >= Self.hysteresis, isContentMoved(along: swipeDirection.across) { return .isClear }
        return along > -Self.hysteresis || goesFirst || !isSwipeClaimed ? .mayTurn : .isClear
    }

    /// Whether the finger has hardly moved since it landed.
    package var fingerTrembles: Bool {
        guard let view, let movement = touchdown?.course.movement(in: view) else { return true }
        return max(abs(movement.x), abs(movement.y)) < Self.hysteresis
    }

    /// Whether a view under the finger would keep the swipe, if the finger turned.
    private var isSwipeClaimed: Bool {
        scrollView(claiming: swipeDirection) != nil || isControlDragged(along: swipeDirection)
    }
}

import UIKit

extension UIPanGestureRecognizer {
    /// Whether the finger has hardly moved since it landed.
    package var fingerHasHardlyMoved: Bool {
        guard let view, let movement = touchdown?.history.path.movement(in: view) else { return true }
        return max(abs(movement.x), abs(movement.y)) < Self.hysteresis
    }

    /// How the finger has moved since it landed, and how fast on average; nil before any touch.
    package func fingerMotion(in view: UIView) -> FingerMotion? {
        guard let touchdown else { return nil }
        return motion(since: touchdown, in: view, over: touchdown.history.followedDuration)
    }

    /// The same, but as fast as on average while the finger has moved: a rest before that says nothing about how it
    /// is lifted.
    package func fingerMotionWithoutRest(in view: UIView) -> FingerMotion? {
        guard let touchdown else { return nil }
        return motion(since: touchdown, in: view, over: touchdown.history.movingDuration)
    }

    /// How the finger has moved over the last points of its path, and how fast it is.
    package func latestFingerMotion(in view: UIView) -> FingerMotion? {
        guard let history = touchdown?.history else { return nil }
        return FingerMotion(
            movement: history.path.latestMovement(in: view), velocity: history.pace.velocity.fromWindow(to: view))
    }

    private func motion(since touchdown: Touchdown, in view: UIView, over duration: TimeInterval) -> FingerMotion? {
        guard duration > 0 else { return nil }
        let movement = touchdown.history.path.movement(in: view)
        return FingerMotion(
            movement: movement, velocity: CGPoint(x: movement.x / duration, y: movement.y / duration))
    }

    /// Whether the finger has moved in the direction of the pan, whether or not the pan has received the movement.
    package var fingerMovesInDirection: Bool {
        guard let touchdown, let (along, across) = wholeMovement(since: touchdown, along: swipeDirection)
        else { return false }
        return along >= Self.hysteresis && isInDirection(along: along, across: across)
    }

    /// Whether the finger goes back against the direction of the pan, by more than a thumb rolls as it lifts.
    package var fingerGoesBack: Bool {
        touchdown.flatMap { presentMovement(since: $0, along: swipeDirection) }.map { $0.along < 0 } == true
    }

    /// Whether the finger's movement, both overall and now, goes in the direction of the pan, by ``DirectionRule``.
    package var fingerAgreesWithDirection: Bool { withRulesSeeingFinger { agreesWithItsDirection == true } }

    /// Whether the finger has landed on a scroll view that bounced at its top or bottom, and may have flung it once
    /// more.
    package var fingerFlingsBouncingContent: Bool {
        guard let touchdown, !swipeDirection.isHorizontal else { return false }
        return touchdown.claimants.haveBounced && touchdown.history.mayFling
    }

    /// Whether the finger moved another way and then turned into the direction of the pan.
    package var fingerHasTurned: Bool { touchdown?.hasTurned == true }

    /// Lets rules decide by the movement of the finger, which the pan itself has not received.
    package func letRulesSeeFinger() { touchdown?.decisivePath = touchdown?.history.path }

    /// Lets rules decide on a finger that has lifted: by its whole path, or by the end of the path if it has turned.
    package func letRulesSeeFlick() {
        guard fingerMovesInDirection, let view, let path = touchdown?.history.path else { return letRulesSeeFinger() }
        letRulesSee(movement: path.movement(in: view))
    }

    /// Runs `body` while rules decide by the latest movement of the finger, and then restores what they went by before.
    func withRulesSeeingFinger(_ body: () -> Bool) -> Bool {
        let former = touchdown?.decisivePath
        letRulesSeeFinger()
        defer { touchdown?.decisivePath = former }
        return body()
    }

    /// Lets rules decide by a movement of fingers that have lifted, in points of the pan's view.
    func letRulesSee(movement: CGPoint) {
        guard let view, let touchdown else { return }
        var path = FingerPath(from: view.convert(CGPoint.zero, to: nil))
        path.move(to: view.convert(movement, to: nil))
        touchdown.decisivePath = path
    }
}

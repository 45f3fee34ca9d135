import UIKit

extension UIPanGestureRecognizer {
    /// Whether the finger has hardly moved since it landed.
    package var fingerHasHardlyMoved: Bool {
        guard let view, let movement = touchdown?.course.movement(in: view) else { return true }
        return max(abs(movement.x), abs(movement.y)) < Self.hysteresis
    }

    /// How the finger has moved since it landed, and how fast on average, in points of `view` and per second; nil
    /// before any touch.
    package func fingerCourse(in view: UIView) -> (movement: CGPoint, velocity: CGPoint)? {
        guard let touchdown else { return nil }
        return course(since: touchdown, in: view, over: touchdown.followedDuration)
    }

    /// The same, but as fast as on average while the finger has moved: a rest before that says nothing about how it
    /// is lifted.
    package func fingerCourseWithoutRest(in view: UIView) -> (movement: CGPoint, velocity: CGPoint)? {
        guard let touchdown else { return nil }
        return course(since: touchdown, in: view, over: touchdown.movingDuration)
    }

    private func course(
        since touchdown: Touchdown, in view: UIView, over duration: TimeInterval
    ) -> (movement: CGPoint, velocity: CGPoint)? {
        guard duration > 0 else { return nil }
        let movement = touchdown.course.movement(in: view)
        return (movement, CGPoint(x: movement.x / duration, y: movement.y / duration))
    }

    /// Whether the finger has moved in the direction of the pan, whether or not the pan has received the movement.
    package var fingerMovesInDirection: Bool {
        guard let view, let movement = touchdown?.course.movement(in: view) else { return false }
        let (along, across) = swipeDirection.parts(of: movement, in: view.effectiveUserInterfaceLayoutDirection)
        return along >= Self.hysteresis && isInDirection(along: along, across: across)
    }

    /// Whether the finger goes back against the direction of the pan, by more than a thumb rolls as it lifts.
    package var fingerGoesBack: Bool {
        touchdown.flatMap { presentMovement(since: $0, along: swipeDirection) }.map { $0.along < 0 } == true
    }

    /// Whether the finger's movement, both overall and now, goes in the direction of the pan, as ``DirectionRule``
    /// judges it.
    package var fingerAgreesWithDirection: Bool { judgingByFinger { agreesWithItsDirection == true } }

    /// Whether the finger moved another way and then turned into the direction of the pan.
    package var fingerHasTurned: Bool { touchdown?.hasTurned == true }

    /// Lets rules judge the movement of the finger, which the pan itself has not received.
    package func judgeByFinger() { touchdown?.judgedCourse = touchdown?.course }

    /// Lets rules judge a finger that has lifted: by its whole path, or by the end of the path if it has turned.
    package func judgeByFlick() {
        guard fingerMovesInDirection, let view, let course = touchdown?.course else { return judgeByFinger() }
        judge(by: course.movement(in: view))
    }

    /// Runs `body` while rules judge the latest movement of the finger, and then restores what they judged before.
    func judgingByFinger(_ body: () -> Bool) -> Bool {
        let former = touchdown?.judgedCourse
        judgeByFinger()
        defer { touchdown?.judgedCourse = former }
        return body()
    }

    /// Lets rules judge a movement of fingers that have lifted, in points of the pan's view.
    func judge(by movement: CGPoint) {
        guard let view, let touchdown else { return }
        var course = FingerCourse(from: view.convert(CGPoint.zero, to: nil))
        course.move(to: view.convert(movement, to: nil))
        touchdown.judgedCourse = course
    }
}

import UIKit

/// What the fingers do that are on the screen beside the one of a swipe.
package enum OtherFingers {
    /// There are none, or it is not known.
    case unknown
    /// They rest.
    case rest
    /// One of them moves as well.
    case move
    /// One of them holds something: a control, a list, a line on a canvas, a button for as long as one speaks.
    case hold
    /// One of them moves against this one, as when two fingers pinch, spread, or turn something.
    case oppose
    /// Two or more of them move.
    case areSeveral
}

/// What makes a pair of two fingers.
package enum FingerPair {
    /// How far a finger has moved that does not rest, in points.
    package static let tremble: CGFloat = 3
    /// Two that land within this time belong together, in seconds.
    package static let joiningTime: TimeInterval = 0.15
    /// How straight one moves to or from another that rests when the two pinch or spread, and across the line between them
    /// when they turn something: the cosine of 37 degrees.
    static let straightness: CGFloat = 0.8
    /// How near to each other the fingers of a hand begin to spread, also on what can't be pinched, in points.
    static let spreadBeginning: CGFloat = 120
}

extension Touchdown {
    /// Another finger has landed beside this one. From now on the two may be a pair.
    package func noteOtherFinger() { course.markPlace() }

    /// Whether this finger and `other` pinch, spread or turn something.
    ///
    /// They do if they move against each other, or on what can be pinched or turned in directions that merely differ, or one only
    /// half as far as the other. They also do if the other has landed with this one and rests, and this one moves straight to or
    /// from it, on what can be pinched, or away from close by, or round it, on what can be turned. On what can be neither, a swipe
    /// from the edge is a swipe.
    package func opposes(_ other: Touchdown) -> Bool {
        let (mine, theirs) = (course.movementBesideAnother, other.course.movementBesideAnother)
        let isPinched = sharesRecognizer(with: other) { $0 is UIPinchGestureRecognizer }
        let isTurned = sharesRecognizer(with: other) { $0 is UIRotationGestureRecognizer }
        guard theirs.length < FingerPair.tremble else {
            if isPinched || isTurned { return !mine.isBeside(theirs) || !mine.isAsFar(as: theirs) }
            return mine.isAgainst(theirs) && !goesFirst
        }
        guard abs(age - other.age) < FingerPair.joiningTime else { return false }
        let way = course.way(to: other.course)
        // Whichever way it goes, it does one of both.
        if isPinched, isTurned { return true }
        let straight = FingerPair.straightness * mine.length * way.length
        if isTurned, abs(mine.cross(way)) > straight { return true }
        let towards = mine.dot(way)
        guard abs(towards) > straight else { return false }
        // A thumb that swipes beside a resting palm moves straight to or from that, too.
        return isPinched || (towards < 0 && !goesFirst && way.length - mine.length < FingerPair.spreadBeginning)
    }

    /// Whether a recognizer of this kind, of something under the two, follows both.
    private func sharesRecognizer(with other: Touchdown, where isOfKind: (UIGestureRecognizer) -> Bool) -> Bool {
        fingerRecognizers.contains { isOfKind($0) && other.fingerRecognizers.contains($0) }
    }
}

extension UITouch {
    /// Whether the finger holds something inside the view of `pan`: a control or a view that it has dragged or has been on for
    /// long, a control that acts meanwhile, what a recognizer follows, or a scroll view while it moves that, or begins to, or
    /// keeps it where it does not rest.
    ///
    /// - Parameters:
    ///   - movement: How it has moved since it landed, in points of the window.
    ///   - age: How long ago it has landed, in seconds.
    @MainActor
    package func holds(
        inside pan: UIGestureRecognizer, movement: CGPoint, isMoving: Bool, age: TimeInterval
    ) -> Bool {
        guard let outermost = pan.view, view?.isDescendant(of: outermost) == true else { return false }
        let hasMoved = movement.length >= FingerPair.tremble
        let isHeld = age >= Touchdown.holdingTime
        if isMoving, isAboutToScroll(by: movement, upTo: outermost) { return true }
        if isMoving, isAboutToLead(by: movement, inside: pan) { return true }
        for view in SuperviewChain(from: view, upTo: outermost) {
            if let control = view as? UIControl, control.isTracking {
                if control.actsWhileHeld || isHeld { return true }
                if hasMoved, !control.effectiveDraggedAxes.isEmpty { return true }
            }
            if hasMoved || isHeld, view.followsTouches { return true }
        }
        return gestureRecognizers?.contains { recognizer in
            guard recognizer.isActive, recognizer.isDeeper(than: pan) else { return false }
            return isMoving || !recognizer.belongsToScrollView || recognizer.pannedScrollView?.isHeldAway == true
        } == true
    }

    /// Whether a scroll view under the finger can use its movement, if only to bounce at the top or bottom.
    @MainActor
    private func isAboutToScroll(by movement: CGPoint, upTo outermost: UIView) -> Bool {
        let direction = SwipeDirection(of: movement)
        for case let scrollView as UIScrollView in SuperviewChain(from: view, upTo: outermost) {
            let own = scrollView.own(direction, in: .leftToRight)
            if scrollView.uses(own.direction, in: own.layout) { return true }
        }
        return false
    }

    /// Whether a pan of the app's that goes before `pan` can use the movement, which is none in the direction of that.
    @MainActor
    private func isAboutToLead(by movement: CGPoint, inside pan: UIGestureRecognizer) -> Bool {
        guard let pan = pan as? UIPanGestureRecognizer, let arbiter = pan.delegate as? GestureArbiter,
            let layout = pan.view?.effectiveUserInterfaceLayoutDirection
        else { return false }
        let (along, across) = pan.swipeDirection.parts(of: movement, in: layout)
        guard !pan.isInDirection(along: along, across: across) else { return false }
        return gestureRecognizers?.contains { arbiter.mayGoFirst($0, before: pan) } == true
    }
}

extension SwipeDirection {
    /// That of a movement in a window from left to right.
    fileprivate init(of movement: CGPoint) {
        if abs(movement.x) >= abs(movement.y) {
            self = movement.x > 0 ? .back : .forward
        } else {
            self = movement.y > 0 ? .down : .up
        }
    }
}

extension CGPoint {
    package var length: CGFloat { hypot(x, y) }

    /// The movement from this point to another one.
    package func movement(to end: CGPoint) -> CGPoint { CGPoint(x: end.x - x, y: end.y - y) }

    /// Whether this movement, of a finger that does not rest, is against another one.
    @MainActor
    package func opposes(_ other: CGPoint) -> Bool { length >= UIGestureRecognizer.hysteresis && isAgainst(other) }

    /// Whether two movements are at more than 120 degrees. One finger that goes back and one that scrolls are at about 90.
    fileprivate func isAgainst(_ other: CGPoint) -> Bool { dot(other) < -0.5 * length * other.length }

    /// Whether two movements are at less than 60 degrees, as those of two fingers that swipe together.
    fileprivate func isBeside(_ other: CGPoint) -> Bool { dot(other) > 0.5 * length * other.length }

    /// Whether of two movements neither is more than twice as long as the other.
    fileprivate func isAsFar(as other: CGPoint) -> Bool {
        max(length, other.length) <= 2 * min(length, other.length)
    }

    fileprivate func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

    fileprivate func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
}

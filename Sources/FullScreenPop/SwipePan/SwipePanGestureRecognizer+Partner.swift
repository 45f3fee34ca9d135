import GestureArbitration
import UIKit

/// The two pans of a view.
///
/// The second takes a finger that lands while the first has one. So a finger that rests, or has done something else, is
/// not part of the other one's swipe. If both have fingers, the second gives up a resting one, such as a part of a
/// palm, for the next that lands, or else the first does. When one of them has decided whether it begins with a swipe,
/// the other one gives up, unless its finger rests. That finger, and one that lands later, belong to the next swipe,
/// and have to wait while the first swipes. If the first has moved a little and rests, like a rolling palm, its swipe
/// is cancelled then.
extension SwipePanGestureRecognizer {
    // MARK: One of them swipes

    /// Called when the finger of the other pan begins a swipe. One that has not moved may be the other thumb, which is
    /// about to make the next swipe.
    func yield(to other: SwipePanGestureRecognizer) {
        guard fingerHasHardlyMoved, let finger, let driving = other.finger else { return giveUp() }
        if landings.areOfOneHand(finger, driving) { attempt.sameHandSwipesSince = other.touchdown?.history.movesSince }
    }

    /// Whether the finger begins to move with another one of the same hand, and so is part of its swipe, however short
    /// that is.
    func belongsToSwipe(_ finger: UITouch) -> Bool {
        guard let start = attempt.sameHandSwipesSince, !fingerHasHardlyMoved,
            let movesSince = touchdown?.history.movesSince
        else { return false }
        return movesSince - start < FingerTiming.oneSwipe
    }

    /// Whether the finger is part of the swipe that another one still drives, because it moves far meanwhile. People
    /// who swipe with both thumbs alternately land with one before they lift the other.
    var movesAlongWithOtherFinger: Bool {
        guard let view, let motion = fingerMotion(in: view) else { return false }
        return motion.movement.length >= AllowableMovement.ofPalm && !flicksInTurn
    }

    /// Whether the finger is the other thumb, which flicks next, and overlaps with the one before for a moment.
    private var flicksInTurn: Bool {
        guard let finger, let other = partner?.finger, let touchdown, let before = partner?.touchdown else {
            return false
        }
        return landings.areApart(finger, other) && touchdown.time - before.time >= FingerTiming.secondFinger
            && touchdown.history.movingDuration < FingerTiming.secondFinger
    }

    /// Cancels the swipe of a finger that does something together with others. The other pan has one of those.
    func cancelWithPartner() {
        partner?.giveUp()
        state = .cancelled
    }

    // MARK: One of them does something else

    /// Called when the other finger does something else than swipe. This one is given up, unless nothing waits for it:
    /// then it may still swipe.
    func leaveContent(to other: SwipePanGestureRecognizer) {
        guard isUndecided, !mayBeAwaited(by: other) else { return giveUp() }
        owner?.didLeaveContent(of: self)
    }

    /// Whether something in the view may be waiting for the finger, from before it was seen to rest.
    private func mayBeAwaited(by other: SwipePanGestureRecognizer) -> Bool {
        if let movesSince = other.touchdown?.history.movesSince, hasSettled(at: movesSince) { return false }
        return (fingerRecognizers + other.fingerRecognizers).contains { recognizer in
            recognizer is UIPanGestureRecognizer && recognizer.state == .possible
                && view.map(recognizer.isInside) == true
        }
    }

    /// Whether the finger rests beside another one, so that nothing waits for it. Others may ask in the event in which
    /// it begins to move, before the pan has received that.
    var restsBesideAnother: Bool {
        guard fingerHasSettled, partner?.hasFinger == true, let finger else { return false }
        return !landings.hasMovedLately(finger)
    }
}

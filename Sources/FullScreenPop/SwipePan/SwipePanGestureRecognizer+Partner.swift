import GestureArbitration
import UIKit

/// The pans of a view.
///
/// Each has one finger. So a finger that rests, or has done something else, is not part of another one's swipe. When
/// one of them has decided whether it begins with a swipe, the others give up, unless their fingers rest. Those
/// fingers, and one that lands later, belong to the next swipe, and have to wait while the first swipes. If the first
/// has moved a little and rests, like a rolling palm, its swipe is cancelled then.
extension SwipePanGestureRecognizer {
    /// The other pan whose finger has most to do with this one's.
    var partner: SwipePanGestureRecognizer? { group?.partner(of: self) }

    /// Whether `predicate` is true for another pan of the view.
    func hasOther(where predicate: (SwipePanGestureRecognizer) -> Bool) -> Bool {
        group?.hasPan(besides: self, where: predicate) == true
    }

    // MARK: One of them swipes

    /// Called when the finger of another pan begins a swipe. One that has not moved may be the other thumb, which is
    /// about to make the next swipe.
    func yield(to other: SwipePanGestureRecognizer) {
        guard fingerHasHardlyMoved, hasFinger, other.hasFinger else { return giveUp() }
        noteSwipe(of: other)
    }

    /// Called when the finger of another pan has flicked, and lifts. One of the same hand was part of its swipe.
    func yield(toLifted other: SwipePanGestureRecognizer) {
        if noteSwipe(of: other), belongsToSwipe { giveUp() }
    }

    /// Notes that the finger of another pan swipes, if it is of the same hand.
    ///
    /// - Returns: Whether it is.
    @discardableResult
    private func noteSwipe(of other: SwipePanGestureRecognizer) -> Bool {
        guard let finger, let swiping = other.finger, landings.areOfOneHand(finger, swiping) else { return false }
        attempt.sameHandSwipesSince = other.touchdown?.history.movesSince
        return true
    }

    /// Whether the finger begins to move with another one of the same hand, and so is part of its swipe, however short
    /// that is.
    var belongsToSwipe: Bool {
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
        guard let finger, let partner, let other = partner.finger, let touchdown, let before = partner.touchdown
        else { return false }
        return landings.areApart(finger, other) && touchdown.time - before.time >= FingerTiming.secondFinger
            && touchdown.history.movingDuration < FingerTiming.secondFinger
    }

    /// Cancels the swipe of a finger that does something together with others, which other pans have.
    func cancelWithOthers() {
        group?.forEachPan(besides: self) { $0.giveUp() }
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
        guard fingerHasSettled, let finger, hasOther(where: \.hasFinger) else { return false }
        return !landings.hasMovedLately(finger)
    }
}

import GestureArbitration
import UIKit

/// What fingers do beside the one that a pan follows.
extension SwipePanGestureRecognizer {
    /// How long a finger that still moves takes at most to move as far as a resting one trembles, in seconds: at 20
    /// points per second.
    private static let slowestStep: TimeInterval = 0.15

    /// What the others of `fingers` do, which are not part of this swipe. What those do that have landed at another
    /// time than a finger at the edge is not the business of its swipe, unless they hold something.
    func otherFingers(of fingers: Set<UITouch>, than finger: UITouch) -> OtherFingers {
        guard fingers.count > 1 else { return .absent }
        var (moving, hold) = (0, Hold.none)
        for other in fingers where other !== finger && !landings.isElsewhere(other) {
            let known = landings(of: other)
            let isMoving = moves(other, at: finger.timestamp, landedAsIn: known)
            if isMoving, !precedesContent || known.landTogether(other, finger), known.goes(other, asFarAs: finger) {
                moving += 1
            }
            hold = max(hold, self.hold(of: other, whichMoves: isMoving, at: finger.timestamp, landedAsIn: known))
        }
        if moving > 1 { return .areSeveral }
        if opposesPartner || opposesThird(among: fingers, than: finger) { return .oppose }
        switch hold {
        case .certain: return .hold
        case .possible: return .mayHold
        case .none: return moving == 0 ? .rest : .move
        }
    }

    /// Whether another finger holds something.
    private enum Hold: Comparable {
        case none
        /// It is about to drag something, but may still turn out to tap, or to swipe as well.
        case possible
        case certain
    }

    /// Whether another finger moves at `time`.
    private func moves(_ other: UITouch, at time: TimeInterval, landedAsIn known: FingerLandings) -> Bool {
        known.hasMoved(other) && (known.hasMovedLately(other) || hasOther { $0.isLeftToSlowDrag(other) })
            && time - other.timestamp <= Self.restingTime
    }

    /// Whether another finger holds something at `time`.
    private func hold(
        of other: UITouch, whichMoves isMoving: Bool, at time: TimeInterval, landedAsIn known: FingerLandings
    ) -> Hold {
        let movement = known.movement(of: other)
        let holds = other.holds(
            inside: self, movement: movement, isMoving: isMoving, age: known.age(of: other, at: time),
            mayHaveMoved: !known.knowsLanding(of: other))
        if holds { return .certain }
        guard isMoving, other.isAboutToDrag(by: movement, inside: self) else { return .none }
        return movement.length < Self.hysteresis ? .possible : .certain
    }

    /// Whether the pan has left `other` to something that it moves slowly, such as a list: while the other hand brushes
    /// the screen, it moves no farther than a resting finger trembles.
    private func isLeftToSlowDrag(_ other: UITouch) -> Bool {
        guard attempt.isLeftToOthers, let touchdown, touchdown.isOf(other) else { return false }
        return other.timestamp - touchdown.history.restsSince < Self.slowestStep
    }

    /// What is known of another finger's landing: by this pan, or by one that has the finger, such as a stack's around
    /// this one. UIKit tells this one of no finger outside its view.
    private func landings(of other: UITouch) -> FingerLandings {
        if landings.knowsLanding(of: other) { return landings }
        let pans = other.gestureRecognizers?.lazy.compactMap { $0 as? SwipePanGestureRecognizer }
        return pans?.first { $0.landings.knowsLanding(of: other) }?.landings ?? landings
    }

    /// Whether the finger seems to spread something with one that has landed beside it and rests, but that may only be
    /// late: two fingers that swipe together do not begin to move at once.
    var mayBeFollowed: Bool {
        guard touchdown?.otherFingers == .oppose, let other = partner?.finger, let touchdown else { return false }
        return !landings.hasMoved(other) && touchdown.history.movingDuration < FingerTiming.together
    }

    /// Whether the finger that drives is part of what several fingers do, and was only the first to move.
    func isPartOfOtherGesture(_ finger: UITouch, among fingers: Set<UITouch>) -> Bool {
        if landings.isOneOfThree(finger, among: fingers) { return true }
        guard !precedesContent, let movement = touchdown?.movementBesideAnother else { return false }
        return landings.isHalfOfPinch(finger, movement: movement, among: fingers)
    }

    /// Whether the finger pinches, spreads or turns something with one that is not that of the partner, such as a part
    /// of a palm, which rests.
    private func opposesThird(among fingers: Set<UITouch>, than finger: UITouch) -> Bool {
        guard fingers.count > 2 else { return false }
        return fingers.contains { other in
            other !== finger && other !== partner?.finger
                && landings.pairing(of: finger, with: other, precedesContent: precedesContent)?.areOpposed == true
        }
    }

    /// Whether the finger pinches, spreads or turns something with that of the partner, which may have been refused
    /// for this.
    private var opposesPartner: Bool {
        guard let partner, let other = partner.touchdown, let finger = partner.finger,
            partner.isUndecided || partner.state == .failed && other.otherFingers == .oppose
        else { return false }
        // The partner may not know yet that both have moved in this event.
        other.follow(finger)
        return touchdown?.opposes(other) == true
    }
}

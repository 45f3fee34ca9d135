import GestureArbitration
import UIKit

/// What a pan waits for before it is told of a movement.
extension SwipePanGestureRecognizer {
    /// How fast a finger is on the average that flicks, in points per second.
    private static let flickSpeed: CGFloat = 400

    /// Why the pan must not be told of the present movement, which is `intent`; nil if it is told.
    func wait(for finger: UITouch, as intent: FingerIntent, among fingers: Set<UITouch>) -> SwipeAttempt.Wait? {
        if fingerMovesInDirection, landings.isAnotherNew(beside: finger, among: fingers), !contentKeepsFinger() {
            return .forOtherFinger
        }
        if isTakenForSettling(finger) { return .forTransition }
        switch intent {
        case .mayGetGoing: return .forRoll
        case .mayTap: return .forTap
        case .mayTurn, .mayPinch, .mayRoll: return .forTurn
        case .hasHardlyMoved: return nil
        case .isClear:
            // A steep finger goes in the direction of the pan before it has come far in that.
            return fingerSwipes || fingerAgreesWithDirection ? waitBeforeSwipe(of: finger) : nil
        }
    }

    /// Why the pan must not be told of a finger that moves in its direction; nil if it is told.
    private func waitBeforeSwipe(of finger: UITouch) -> SwipeAttempt.Wait? {
        if mustWait, !screenKeepsFinger {
            attempt.waitsForTransition = true
            attempt.touchesFormerViews = true
            return .forTransition
        }
        if attempt.waitsForTransition {
            // A flick may be lifted in the event in which the transition is over.
            attempt.waitsForTransition = false
            return .forTransition
        }
        // Another finger has not shown yet what it does, and may turn out to hold something.
        let isBesideHold = touchdown?.otherFingers == .mayHold && mayBegin
        return isBesideHold && landings.movement(of: finger).length < Slip.ofPalm ? .forTurn : nil
    }

    /// What is known of where the finger goes. It is not waited for where the pan could not begin anyway, as on the root, nor where
    /// something else would wait that wants the finger.
    func presentIntent(of finger: UITouch, among fingers: Set<UITouch>) -> FingerIntent {
        let intent = fingerIntent
        switch intent {
        case .mayPinch where landings.isAnotherOld(beside: finger, among: fingers): return .isClear
        case .mayPinch, .mayRoll, .mayGetGoing: return !contentKeepsFinger() && mayBegin ? intent : .isClear
        case .mayTurn where fingerMovesInDirection && contentKeepsFinger(): return .isClear
        case .mayTap, .mayTurn: return mayBegin ? intent : .isClear
        case .isClear where mayTapBesideAnother(finger, among: fingers):
            return !contentKeepsFinger() && mayBegin ? .mayTap : .isClear
        case .hasHardlyMoved, .isClear: return intent
        }
    }

    /// Whether another finger is on the view, and this one has moved no further than one that slips as the two tap in turn: a swipe
    /// would take the other's tap away.
    private func mayTapBesideAnother(_ finger: UITouch, among fingers: Set<UITouch>) -> Bool {
        guard fingers.count > 1, !precedesContent, fingerMovesInDirection else { return false }
        return landings.movement(of: finger).length < Slip.ofTap && landings.isAnother(beside: finger, among: fingers)
    }

    /// Whether the pan might begin if the finger turned into its direction.
    private var mayBegin: Bool { mustWait || (delegate as? GestureArbiter)?.mayBegin(self) != false }

    /// Whether what the finger has touched keeps it, so that it does not wait for the end of a transition.
    private var screenKeepsFinger: Bool { attempt.touchesScreen && contentKeepsFinger(countingSwipes: true) }

    /// Whether what is under the finger would keep it.
    private func contentKeepsFinger(countingSwipes swipes: Bool = false) -> Bool {
        (delegate as? GestureArbiter)?.contentKeepsFinger(of: self, countingSwipes: swipes) == true
    }

    /// Whether the finger takes up a transition that runs by itself.
    private func isTakenForSettling(_ finger: UITouch) -> Bool {
        fingerRecognizers.contains { ($0 as? SettlingTransitionPanGestureRecognizer)?.claims(finger) == true }
    }

    /// Whether the finger has moved in the direction of the pan, or another way first and then turned into it.
    var fingerSwipes: Bool { fingerMovesInDirection || fingerHasTurned }

    /// A transition may have shown other views under the finger than those on which it has landed.
    func noteChangeOfViews() {
        if !attempt.hasFollowedSwipe { attempt.hasFollowedSwipe = queue?.swipeSettles == true }
        guard attempt.touchesFormerViews, !formerViewsMayBeSeen else { return }
        // Only the movement shows whether it is a flick that counts whatever lies under it.
        let mayFlickThrough = attempt.hasFollowedSwipe || flicksThroughAnyTransition
        if mayFlickThrough, fingerHasHardlyMoved { return }
        attempt.touchesFormerViews = false
        if mayFlickThrough, fingerFlicks { forgetTouchedViews() } else { noteTouchedViewsAgain() }
    }

    /// Whether the finger goes on as one that flicks through screens, whatever they show, and not as one that has landed on what it
    /// wants to drag.
    var fingerFlicks: Bool {
        guard let view, fingerMovesInDirection, let course = fingerCourse(in: view) else { return false }
        return course.velocity.length >= Self.flickSpeed
    }
}

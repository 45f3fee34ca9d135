import GestureArbitration
import UIKit

/// What a pan waits for before it receives a movement.
extension SwipePanGestureRecognizer {
    /// How long after its landing a finger that flicks has moved 10 points at the latest, in seconds.
    private static let landingTime: TimeInterval = 0.2

    /// Why the pan must not receive the current movement, which is `intent`; nil if it does.
    func wait(for finger: UITouch, as intent: FingerIntent, among fingers: Set<UITouch>) -> SwipeAttempt.Wait? {
        if fingerMovesInDirection, landings.haveNewFinger(beside: finger, among: fingers), !contentKeepsFinger() {
            return .forTurn
        }
        if isTakenForSettling(finger) { return .forTransition }
        if intent != .hasHardlyMoved, !precedesContent, hasOther(where: \.mayBeginAtEdge) { return .forTurn }
        switch intent {
        case .mayRoll, .mayBeSwiped: return .briefly
        case .mayTap: return .forTap
        case .mayTurn, .mayPinch, .mayBePalm: return .forTurn
        case .hasHardlyMoved: return nil
        case .isClear:
            // A steep finger moves in the direction of the pan before it has moved far that way.
            return fingerSwipes || fingerAgreesWithDirection ? waitBeforeSwipe(of: finger) : nil
        }
    }

    /// Whether its finger has just landed at the edge, and may be about to swipe. Content waits for it already, and it
    /// would be given up if this pan failed now.
    private var mayBeginAtEdge: Bool { precedesContent && isUndecided && fingerHasHardlyMoved && !fingerHasSettled }

    /// Why the pan must not receive a finger that moves in its direction; nil if it does.
    private func waitBeforeSwipe(of finger: UITouch) -> SwipeAttempt.Wait? {
        if mustWait, !screenKeepsFinger {
            attempt.waitsForTransition = true
            attempt.mayTouchDisappearedViews = true
            return .forTransition
        }
        if attempt.waitsForTransition {
            // A flick may be lifted in the event in which the transition ends.
            attempt.waitsForTransition = false
            return .forTransition
        }
        if mayBeFollowed { return .forTurn }
        // Another finger has not shown yet what it does, and may turn out to hold something.
        let isBesideHold = touchdown?.otherFingers == .mayHold && mayBegin
        return isBesideHold && landings.movement(of: finger).length < AllowableMovement.ofPalm ? .forTurn : nil
    }

    /// What is known about where the finger is going. The pan does not wait for it if it could not begin anyway, as on
    /// the root, or if something else that wants the finger would have to wait.
    func presentIntent(of finger: UITouch, among fingers: Set<UITouch>) -> FingerIntent {
        let intent = readFingerIntent()
        switch intent {
        case .hasHardlyMoved: return intent
        case .mayTap: return mayBegin ? intent : .isClear
        case .mayTurn where touchdown?.otherFingers == .oppose && !mayBeFollowed: return .isClear
        case .mayTurn: return !(fingerMovesInDirection && contentKeepsFinger()) && mayBegin ? intent : .isClear
        case .mayPinch where landings.haveEarlierFinger(beside: finger, among: fingers): return .isClear
        case .mayPinch, .mayBePalm, .mayRoll, .mayBeSwiped: return !contentKeepsFinger() && mayBegin ? intent : .isClear
        case .isClear:
            if mayTapBesideAnother(finger, among: fingers), !contentKeepsFinger(), mayBegin { return .mayTap }
            return fingerSwipes && mayBeSwiped && !contentKeepsFinger() && mayBegin ? .mayBeSwiped : .isClear
        }
    }

    /// Whether another finger is on the view, and this one has moved no farther than one that slips as the two tap
    /// alternately: a swipe would take the other's tap away.
    private func mayTapBesideAnother(_ finger: UITouch, among fingers: Set<UITouch>) -> Bool {
        guard fingers.count > 1, !precedesContent, fingerMovesInDirection else { return false }
        return landings.movement(of: finger).length < AllowableMovement.ofTap
            && landings.haveFinger(beside: finger, among: fingers)
    }

    /// Whether the pan might begin if the finger turned into its direction.
    private var mayBegin: Bool { mustWait || (delegate as? GestureArbiter)?.mayBegin(self) != false }

    /// Whether the view that the finger has touched keeps it, so that it does not wait for the end of a transition.
    private var screenKeepsFinger: Bool { attempt.landedOnSettledScreen && contentKeepsFinger(countingSwipes: true) }

    /// Whether the content under the finger would keep it.
    private func contentKeepsFinger(countingSwipes swipes: Bool = false) -> Bool {
        (delegate as? GestureArbiter)?.contentKeepsFinger(of: self, countingSwipes: swipes) == true
    }

    /// Whether the finger takes over a transition that runs by itself.
    private func isTakenForSettling(_ finger: UITouch) -> Bool {
        fingerRecognizers.contains { ($0 as? SettlingTransitionPanGestureRecognizer)?.claims(finger) == true }
    }

    /// Whether the finger has moved in the direction of the pan, or another way first and then turned into it.
    var fingerSwipes: Bool { fingerMovesInDirection || fingerHasTurned }

    /// Notes that a transition may have brought other views under the finger than those on which it landed.
    func noteChangeOfViews() {
        if !attempt.overlapsSwipeTransition { attempt.overlapsSwipeTransition = queue?.swipeSettles == true }
        if attempt.landedOnSettledScreen, !fingerHasHardlyMoved, appRemovesScreen {
            attempt.isMeantForLeavingScreen = true
        }
        guard attempt.mayTouchDisappearedViews, !disappearingViewsMayRemain else { return }
        // Only the movement shows whether it is a flick that counts whatever lies under it.
        let mayFlickThrough =
            !attempt.isYieldedTo && (attempt.overlapsSwipeTransition || flicksThroughAnyTransition)
        if mayFlickThrough, fingerHasHardlyMoved { return }
        attempt.mayTouchDisappearedViews = false
        if mayFlickThrough, fingerFlicksAlready {
            forgetTouchedViews()
        } else {
            noteTouchedViewsAgain()
        }
    }

    /// Whether the finger continues as one that flicks through screens, whatever they show, and not as one that has
    /// landed on something to drag.
    var fingerFlicks: Bool { fingerFlicks { fingerMotion(in: $0) } }

    /// The same, also for a finger that has just landed and has rested for a moment first, as most do: over 10 points,
    /// that moment outweighs the flick.
    var fingerFlicksAlready: Bool {
        if fingerFlicks { return true }
        guard let touchdown, touchdown.age < Self.landingTime else { return false }
        return fingerFlicks { fingerMotionWithoutRest(in: $0) }
    }

    private func fingerFlicks(by motion: (UIView) -> FingerMotion?) -> Bool {
        guard let view, fingerMovesInDirection, let motion = motion(view) else { return false }
        return motion.velocity.length >= FingerPace.ofFlick
    }
}

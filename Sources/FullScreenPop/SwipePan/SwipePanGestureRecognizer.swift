import GestureArbitration
import UIKit

/// A pan that follows one finger, and waits for it to turn. Several share a view, one for each finger; see
/// ``SwipePanGroup``.
///
/// While the finger moves another way, but may still turn, while it may be tapping a control, or while the swipe has to
/// wait for something else, the pan does not receive the movement: it decides on its beginning only once.
@MainActor
class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    /// How long a resting finger has not moved, in seconds: six samples.
    static let restingTime: TimeInterval = 0.1

    /// The pans of the view, of which this is one.
    private(set) weak var group: SwipePanGroup?
    /// Whether this takes the trailing one of two fingers that land together.
    private(set) var isOnTrailingSide = false
    /// The finger that the pan follows.
    private(set) weak var finger: UITouch?
    /// Where the fingers on the screen landed.
    private(set) var landings = FingerLandings()

    /// Called before a finger that the pan may take lands.
    var beforeLanding: @MainActor () -> Void = {}

    /// The owner, for which the pan swipes.
    weak var owner: (any SwipePanOwner)?

    /// Where flicks wait. A finger that lands after a flick of this pan is left to another pan, if one is free.
    var queue: TransitionQueue? { owner?.queue }

    /// When the pan failed because of a movement; nil before that.
    private var failedAt: TimeInterval?
    /// When the finger of a swipe lifted; nil before that.
    private var endedAt: TimeInterval?

    /// What is known about the current finger. It starts over with the next one.
    var attempt = SwipeAttempt()

    /// Makes this the pan at `index` of a group. It is like those before it, and knows what they know of fingers.
    func join(_ group: SwipePanGroup, at index: Int) {
        self.group = group
        isOnTrailingSide = !index.isMultiple(of: 2)
        guard let first = group.first else { return }
        name = first.name
        isEnabled = first.isEnabled
        allowedTouchTypes = first.allowedTouchTypes
        beforeLanding = first.beforeLanding
        landings = first.landings
    }

    // MARK: The finger

    /// The shared knowledge of the pans on the finger, even if it has just lifted.
    var sharedFinger: SharedFinger? { finger?.sharedFinger ?? attempt.liftedFinger }

    /// The recognizers that receive the finger, including this one.
    var fingerRecognizers: [UIGestureRecognizer] { finger?.gestureRecognizers ?? [] }

    /// Whether the pan goes before content that would keep the swipe, because its finger landed at the edge. Like
    /// UIKit's own edge pan, it then withholds the touch from views until it is known whether it swipes.
    private(set) var precedesContent = false {
        didSet { delaysTouchesBegan = precedesContent }
    }

    /// Whether a finger that the pan has taken is on the view.
    var hasFinger: Bool { finger != nil }

    /// Whether a finger on which the pan has not decided is on the view.
    var isUndecided: Bool { state == .possible && hasFinger }

    /// Whether the pan waits for a finger.
    var isFree: Bool { state == .possible && !hasFinger }

    /// Called before a finger that the pan may take lands.
    func willTakeFinger() { beforeLanding() }

    // MARK: What drives a swipe. A pan of a stack also knows of UIKit's own recognizers

    /// Whether the finger of the pan drives a swipe.
    var drivesSwipe: Bool { isActive }

    /// Whether UIKit's own recognizers swipe with the finger, for which the pan has failed.
    var systemSwipes: Bool { false }

    /// Cancels the swipe that the finger of the pan drives.
    func cancelSwipe() { state = .cancelled }

    /// Whether a finger that the pan does not follow drives a swipe.
    var anotherFingerDrives: Bool { hasOther(where: \.isActive) }

    // MARK: The transition in which a finger lands or swipes. A pan of a stack knows more of it

    /// Whether a swipe has to wait before the pan decides on it: while a transition of the screen runs by itself, and
    /// until an earlier flick has had its turn.
    var mustWait: Bool { queueHasWaiting || isInTransition || swipesForAnotherOwner }

    /// Whether the views on which the finger landed during a transition may still be there.
    var disappearingViewsMayRemain: Bool { mustWait }

    /// Whether other screens are coming or going where a finger may land.
    var screensComeOrGo: Bool { isInTransition }

    /// Whether the app is removing the screen under the finger.
    var appRemovesScreen: Bool { false }

    /// Whether a flick counts that waits for the end of a transition other than a swipe's.
    var flicksThroughAnyTransition: Bool { false }

    /// Whether a flick that goes before this swipe is waiting.
    final var queueHasWaiting: Bool { queue?.isEmpty == false }

    /// Whether a flick of this pan is waiting.
    var keepsFlick: Bool { queue?.contains(flickOf: self) == true }

    /// Whether the swipe belongs to an owner whose own pans have not received the finger. It counts when the finger
    /// lifts.
    private var swipesForAnotherOwner: Bool {
        guard attempt.overlapsSwipeTransition, let owner else { return false }
        return owner.owner(ofFlickBy: self) !== owner
    }

    private var isInTransition: Bool {
        nearestController(UIViewController.self)?.showsScreen { screen in
            screen.transitionCoordinator.map { !$0.isInteractive } == true
        } == true
    }

    // MARK: Touches

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard event.type == .touches else { return false }
        if let fingers = event.allTouches { landings.note(fingers, for: self) }
        guard takesLanding(of: event), super.shouldReceive(event) else { return false }
        let partner = partner
        let isYieldedTo = partner.map { $0.drivesSwipe && $0.hasBarelyBegun(before: event) } == true
        if isYieldedTo { partner?.cancelSwipe() }
        willTakeFinger()
        let sameHandSwipesSince = partner?.beginningOfFlick(bySameHandAsLandingIn: event)
        attempt = SwipeAttempt(
            overlapsSwipeTransition: queue?.swipeSettles == true, landedOnSettledScreen: !screensComeOrGo,
            mayTouchDisappearedViews: disappearingViewsMayRemain, sameHandSwipesSince: sameHandSwipesSince,
            isYieldedTo: isYieldedTo)
        precedesContent = landingFinger(in: event).map { owner?.startsAtEdge($0) == true } ?? false
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        defer {
            touchdown?.viewsAreUnknown = !attempt.landedOnSettledScreen
            touchdown?.precedesContent = precedesContent
        }
        defer { group?.addPanIfNoneIsFree() }
        for touch in touches { touch.forgetSharedFinger() }
        queue?.remove(flickOf: self)
        group?.forEachPan(besides: self) { $0.touchdown?.noteOtherFinger() }
        guard touches.count > 1 else {
            finger = touches.first
            super.touchesBegan(touches, with: event)
            // UIKit may tell of this landing after the movement by which another pan has failed.
            if hasOther(where: { $0.failedAt != nil && $0.failedAt == finger?.timestamp }) { giveUp() }
            if let lifted = finger.flatMap(LiftedMovement.continued) { attempt.continuation = .possible(lifted) }
            return
        }
        guard let mine = outermost(of: touches) else { return }
        for touch in touches where touch !== mine { ignore(touch, for: event) }
        noteTouchdownAgain(mine)
        finger = mine
        super.touchesBegan([mine], with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        decideBeforeLift(of: touches)
        if let finger {
            noteBeginning(by: finger)
            if attempt.wait == .forTransition || fingerMovesInDirection { attempt.liftedFinger = finger.sharedFinger }
            measureFlick(of: finger)
            noteLift(of: finger, velocity: super.velocity(in: nil))
            if isActive { endedAt = finger.timestamp }
        }
        if slipsBesideAnother(in: event) { state = .failed }
        super.touchesEnded(touches, with: event)
        attempt.scrollContinuation?.coast(from: along(super.translation(in: nil)), at: along(super.velocity(in: nil)))
        fingerHasGone()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fingerHasGone()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger = touches.first, let fingers = event.allTouches else { return }
        noteBeginning(by: finger)
        landings.note(fingers, for: self)
        touchdown?.follow(finger)
        guard state == .possible else {
            if isActive, isPartOfOtherGesture(finger, among: fingers) { return cancelWithOthers() }
            super.touchesMoved(touches, with: event)
            attempt.scrollContinuation?.follow(to: along(super.translation(in: nil)))
            return
        }
        switch answer(to: finger, among: fingers) {
        case .givesUp: giveUp()
        case .waits(let wait): attempt.note(wait)
        case .receives(let intent):
            super.touchesMoved(touches, with: event)
            if intent == .isClear { didMove(finger) }
        }
    }

    /// What the pan does with a movement before it has begun.
    private enum Answer {
        /// It leaves the finger to others.
        case givesUp
        /// It does not receive the movement, for this reason, and decides later.
        case waits(SwipeAttempt.Wait)
        /// It receives the movement, and decides now if the intent of the finger is clear.
        case receives(FingerIntent)
    }

    /// What the pan does with the movement of its finger. If that is part of something that has begun already, it does
    /// not matter where the finger goes.
    private func answer(to finger: UITouch, among fingers: Set<UITouch>) -> Answer {
        if belongsToSwipe { return .givesUp }
        if let lifted = movementContinued(by: finger) {
            // The contact of a swipe may be lost again. Whatever else had the finger before may have it again.
            if lifted.isSwipe { return .waits(.briefly) }
            attempt.isLeftToOthers = true
            return .givesUp
        }
        if anotherFingerDrives { return movesAlongWithOtherFinger ? .givesUp : .waits(.briefly) }
        // Another finger lifts in this event, and UIKit has not let the transition run by itself yet.
        if hasOther(where: { $0.endedAt == finger.timestamp }) { return .waits(.briefly) }
        noteChangeOfViews()
        touchdown?.otherFingers = otherFingers(of: fingers, than: finger)
        let intent = presentIntent(of: finger, among: fingers)
        if let wait = wait(for: finger, as: intent, among: fingers) { return .waits(wait) }
        return .receives(intent)
    }

    /// Called when the pan has received a movement that may have made it begin.
    private func didMove(_ finger: UITouch) {
        if isActive, attempt.hasWaited { noteLag(behind: finger) }
        noteBeginning(by: finger)
        // UIKit holds the pan back, and a deeper view may take the finger: a finger at the edge still has its swipe.
        if state == .possible, !precedesContent, hasOther(where: { $0.hasFinger && $0.precedesContent }) { return }
        if !isActive { leaveContentToThis(at: finger.timestamp) }
        guard state == .failed else { return }
        failedAt = finger.timestamp
        attempt.isLeftToOthers = true
        leaveTurnedFingerToContentAcross()
    }

    /// Makes the others leave content to this pan, which has decided. A finger that does something else leaves the
    /// swipe to them, unless they rest: lists may wait for all of them.
    private func leaveContentToThis(at time: TimeInterval) {
        let mayLeaveSwipe = state == .failed && !fingerMovesInDirection
        group?.forEachPan(besides: self) { other in
            if !mayLeaveSwipe || !other.fingerIsOnItsWay(at: time) { other.leaveContent(to: self) }
        }
    }

    // MARK: Translation and velocity

    override func translation(in view: UIView?) -> CGPoint {
        guard let lag = attempt.lag else { return super.translation(in: view) }
        return lag.movement(of: super.translation(in: nil)).fromWindow(to: view)
    }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        attempt.lag = nil
        super.setTranslation(translation, in: view)
    }

    /// A flick may be measured as a whole (see ``SwipeAttempt/flickVelocity``), unless it was faster at the end, or has
    /// turned back.
    override func velocity(in view: UIView?) -> CGPoint {
        let latest = latestVelocity(in: view)
        if attempt.flickVelocity == .onlyBack { return along(latest) > 0 ? .zero : latest }
        guard attempt.flickVelocity == .average, let view, let average = fingerMotion(in: view)?.velocity,
            average.length >= latest.length, latest.dot(average) >= 0
        else { return latest }
        return average
    }

    /// UIKit's velocity says little about a finger that has rolled as it lifted, or whose movement the pan has hardly
    /// received.
    private func latestVelocity(in view: UIView?) -> CGPoint {
        attempt.velocityBeforeLift?.fromWindow(to: view) ?? super.velocity(in: view)
    }

    /// The part of a vector, of the window or of the view, that goes in the direction of the pan.
    private func along(_ vector: CGPoint) -> CGFloat { parts(of: vector).along }

    // MARK: Its beginning and its end

    /// UIKit may have held the pan back, so that it began between two movements.
    private func noteBeginning(by finger: UITouch) {
        guard isActive, attempt.beganAt == nil else { return }
        attempt.beganAt = finger.timestamp
        attempt.scrollContinuation = ScrollContinuation(of: self)
        finger.sharedFinger.isTaken = true
        group?.forEachPan(besides: self) { $0.yield(to: self) }
    }

    override func reset() {
        super.reset()
        attempt = SwipeAttempt()
        failedAt = nil
        endedAt = nil
        fingerHasGone()
    }

    /// Called when the finger has lifted or been taken away, or is no longer followed.
    func fingerHasGone() {
        finger = nil
        landings.fingerHasGone()
    }

    /// Whether the finger has been there for a while and has hardly moved.
    var fingerHasSettled: Bool { hasSettled(at: CACurrentMediaTime()) }

    /// The same at an earlier `time`.
    func hasSettled(at time: TimeInterval) -> Bool {
        fingerHasHardlyMoved && touchdown.map { time - $0.time >= Self.restingTime } == true
    }

    /// Whether the finger has rested for a while at `time`, wherever it has gone before.
    func fingerRests(at time: TimeInterval) -> Bool {
        touchdown.map { time - $0.history.restsSince >= Self.restingTime } == true
    }

    /// Whether the finger has gone somewhere, and does not rest at `time`.
    private func fingerIsOnItsWay(at time: TimeInterval) -> Bool { !fingerHasHardlyMoved && !fingerRests(at: time) }

    /// Leaves a finger on which the pan has not decided.
    func giveUp() {
        guard isUndecided else { return }
        state = .failed
        owner?.didLeaveContent(of: self)
    }
}

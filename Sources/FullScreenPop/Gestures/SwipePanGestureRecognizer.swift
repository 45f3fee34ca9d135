import GestureArbitration
import UIKit

/// A pan that follows one finger, and waits for it to turn.
///
/// Two of them share a view: the second takes a finger that lands while the first has one. A finger that rests, or has
/// done something else, is thereby no part of the other one's swipe. If both have fingers, the second leaves one that
/// rests, such as a part of a palm, for the next that lands. When one of them has decided whether it begins with a swipe, the
/// other one gives up. While one has begun, the other receives nothing, unless the one has moved a little and rests, as a palm
/// does that rolls: its swipe is cancelled then.
///
/// While the finger moves another way, but may still turn, while it may be tapping a control, or while the swipe has to
/// wait for something else, the pan is not told of the movement: it decides on its beginning only once.
@MainActor
class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    /// How long a finger has not moved when it rests, in seconds: six samples.
    private static let restingTime: TimeInterval = 0.1

    private weak var partner: SwipePanGestureRecognizer?
    private var isSecond = false
    private weak var finger: UITouch?
    private var landings = FingerLandings()

    /// Called before a finger lands that the pan may take.
    var willTakeFinger: @MainActor () -> Void = {}

    /// Called before the finger of a swipe is lifted that has waited until then.
    var didLiftEarly: @MainActor () -> Void = {}

    /// Called when the other pan of the view has decided, and this one leaves its finger.
    var didGiveUp: @MainActor () -> Void = {}

    /// Where flicks wait. The finger that lands after one of this pan is left to the other pan, if that is free.
    weak var queue: TransitionQueue?

    /// Whether the finger has been down during another swipe's transition. Nobody has touched what that brings.
    private(set) var hasFollowedSwipe = false

    /// Whether the finger has moved another way before it turned, or the swipe has had to wait.
    private(set) var hasWaited = false

    /// Whether the swipe has had to wait until the last movement: a flick may be lifted in the same event.
    private var hasJustWaited = false

    /// Whether the finger may be tapping a control, and has moved far enough for other pans to begin, if only for a moment.
    private(set) var fingerMayTap = false

    /// Whether the finger has landed, or has waited, during a transition: it touches views that are about to go.
    var touchesFormerViews = false

    /// Whether those views may still be there.
    var formerViewsMayBeSeen: Bool { mustWait }

    /// Whether the pan has waited because the finger might have been tapping a control.
    private(set) var hasAwaitedTap = false

    /// What the pans on the finger know together, also when that has just gone.
    var flick: Flick? { finger?.flick ?? liftedFlick }

    private var liftedFlick: Flick?

    /// Whether the swipe has had to wait for a transition.
    private(set) var hasWaitedForTransition = false

    private var hasBegun = false

    /// When the pan has begun, after it had to wait for a transition.
    private var beganLateAt: TimeInterval?

    /// Whether it has ended soon after that.
    private var isMeasuredAsWhole = false

    /// The recognizers that have the finger, this one among them.
    var fingerRecognizers: [UIGestureRecognizer] { finger?.gestureRecognizers ?? [] }

    /// Makes two of them share a view; `second` takes the finger that lands second.
    static func pair(_ first: SwipePanGestureRecognizer, _ second: SwipePanGestureRecognizer) {
        (first.partner, second.partner) = (second, first)
        second.isSecond = true
    }

    /// Whether the pan goes before content that would keep the swipe.
    var goesFirst: Bool { false }

    /// Whether a swipe has to wait before the pan decides on it: while a transition of the screen runs by itself, and until an
    /// earlier flick has had its turn.
    var mustWait: Bool { flickWaits || isInTransition }

    /// Whether a flick waits that goes before this swipe.
    final var flickWaits: Bool { queue?.isEmpty == false }

    private var keepsFlick: Bool { queue?.contains(flickOf: self) == true }

    private var isInTransition: Bool {
        nearestController(UIViewController.self)?.showsScreen { screen in
            screen.transitionCoordinator.map { !$0.isInteractive } == true
        } == true
    }

    /// Whether a finger is on the view that the pan has taken.
    var hasFinger: Bool { finger != nil }

    /// Whether a finger is on the view that the pan has not decided on.
    private var isFollowed: Bool { state == .possible && hasFinger }

    private var isFree: Bool { state == .possible && !hasFinger }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        if let fingers = event.allTouches { landings.note(fingers, on: view) }
        guard event.type == .touches, takesLanding(of: event), super.shouldReceive(event) else { return false }
        if let partner, partner.isActive { partner.state = .cancelled }
        willTakeFinger()
        return true
    }

    /// Whether the pan takes a finger that lands in `event`. The answer is the same until all have been asked.
    func takesLanding(of event: UIEvent) -> Bool {
        guard state == .possible else { return false }
        guard let partner else { return !hasFinger }
        if partner.isActive, !partner.hasBarelyBegun(before: event) { return false }
        if hasFinger { return isSecond && !partner.isFree && fingerRests }
        let isLeft = keepsFlick && partner.isFree && !partner.keepsFlick
        let isNext = !isSecond || !partner.isFree || (partner.keepsFlick && !keepsFlick)
        return !isLeft && isNext || fingersLandTogether(in: event)
    }

    /// Whether the finger has come no further than one slips that taps, and rests: a palm has rolled, and another finger that
    /// lands now has the screen.
    private func hasBarelyBegun(before event: UIEvent) -> Bool {
        guard let view, let finger, let next = event.allTouches?.first(where: lands),
            next.timestamp - finger.timestamp >= Self.restingTime
        else { return false }
        touchdown?.follow(finger)
        guard let course = fingerCourse(in: view) else { return false }
        return course.movement.length < Slip.ofTap
    }

    /// Whether several fingers land on the view at once.
    private func fingersLandTogether(in event: UIEvent) -> Bool {
        event.allTouches.map { $0.count(where: lands) > 1 } ?? false
    }

    /// The finger that the pan takes of those that land on its view in `event`.
    func landingFinger(in event: UIEvent) -> UITouch? {
        event.allTouches?.outermost(onRight: isOnRight, where: lands)
    }

    /// Whether a finger lands on the view. One that lands beside it, as on another column, is none of the pan's.
    private func lands(_ finger: UITouch) -> Bool {
        guard let view, finger.phase == .began else { return false }
        return finger.view?.isDescendant(of: view) == true
    }

    /// Of fingers that land together the two pans take those that are furthest apart.
    func outermost(of fingers: Set<UITouch>) -> UITouch? { fingers.outermost(onRight: isOnRight) }

    /// Whether the pan takes the right one of two fingers that land together: the second takes the one on the trailing side.
    private var isOnRight: Bool { isSecond == (view?.effectiveUserInterfaceLayoutDirection != .rightToLeft) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let finger { ignore(finger, for: event) }
        for touch in touches { touch.forgetFlick() }
        queue?.remove(flickOf: self)
        partner?.touchdown?.noteOtherFinger()
        guard touches.count > 1 else {
            if finger != nil, let touch = touches.first { noteTouchdownAgain(touch) }
            finger = touches.first
            return super.touchesBegan(touches, with: event)
        }
        guard let mine = outermost(of: touches) else { return }
        for touch in touches where touch !== mine { ignore(touch, for: event) }
        noteTouchdownAgain(mine)
        finger = mine
        super.touchesBegan([mine], with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, hasWaited, fingerMovesInDirection { didLiftEarly() }
        if let finger { noteBeginning(by: finger) }
        if hasWaitedForTransition || fingerMovesInDirection { liftedFlick = finger?.flick }
        if let beganLateAt, let finger, finger.timestamp - beganLateAt < Self.restingTime {
            touchdown?.follow(finger)
            isMeasuredAsWhole = true
        }
        super.touchesEnded(touches, with: event)
        fingerHasGone()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fingerHasGone()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger = touches.first, let fingers = event.allTouches else { return }
        noteBeginning(by: finger)
        landings.note(fingers, on: view)
        if state == .possible, !hasFollowedSwipe { hasFollowedSwipe = queue?.swipeSettles == true }
        if touchesFormerViews, !formerViewsMayBeSeen {
            touchesFormerViews = false
            if hasFollowedSwipe { forgetTouchedViews() } else { noteTouchedViewsAgain() }
        }
        let intent = intent(of: finger, goesFirst: goesFirst)
        fingerMayTap = intent == .mayTap || (fingerMayTap && intent == .trembles)
        if fingerMayTap { hasAwaitedTap = true }
        if state == .possible { noteOthers(of: fingers, than: finger) }
        let isHalfOfPinch = !goesFirst && landings.isHalfOfPinch(finger, among: fingers)
        if isActive, isHalfOfPinch || landings.isOneOfThree(finger, among: fingers) {
            return state = .cancelled
        }
        if state == .possible, landings.isAnotherNew(beside: finger, among: fingers) { return }
        if state == .possible, isTakenForSettling(finger) {
            hasWaited = true
            hasWaitedForTransition = true
            return
        }
        switch intent {
        case .mayTap:
            break
        case .mayTurn:
            hasWaited = true
        case .isClear where state == .possible && mustWait && fingerMovesInDirection:
            hasWaited = true
            hasJustWaited = true
            hasWaitedForTransition = true
            touchesFormerViews = true
        case .isClear where state == .possible && hasJustWaited && fingerMovesInDirection:
            hasJustWaited = false
        case .trembles:
            super.touchesMoved(touches, with: event)
        case .isClear:
            super.touchesMoved(touches, with: event)
            noteBeginning(by: finger)
            // A finger that does something else leaves the swipe to the other one, unless that rests: lists wait for both.
            let partnerMayGo = partner?.fingerTrembles == false
            if state != .failed || fingerMovesInDirection || !partnerMayGo { partner?.giveUp() }
        }
    }

    /// A pan that has had to wait has not been told of the finger before: a flick that is over soon is measured as a whole, unless
    /// it was faster in the end, or has turned back.
    override func velocity(in view: UIView?) -> CGPoint {
        let latest = super.velocity(in: view)
        guard isMeasuredAsWhole, let view, let average = fingerCourse(in: view)?.velocity else { return latest }
        let hasTurned = latest.x * average.x + latest.y * average.y < 0
        return hasTurned || latest.length > average.length ? latest : average
    }

    /// UIKit may have held the pan back, so that it has begun between two movements.
    private func noteBeginning(by finger: UITouch) {
        guard isActive, !hasBegun else { return }
        hasBegun = true
        finger.flick.isTaken = true
        if hasWaitedForTransition { beganLateAt = finger.timestamp }
    }

    override func reset() {
        super.reset()
        hasBegun = false
        liftedFlick = nil
        hasWaitedForTransition = false
        beganLateAt = nil
        isMeasuredAsWhole = false
        fingerHasGone()
        hasWaited = false
        hasJustWaited = false
        hasFollowedSwipe = false
        fingerMayTap = false
        touchesFormerViews = false
        hasAwaitedTap = false
    }

    /// The finger has been lifted or taken away, or is not followed any more.
    func fingerHasGone() {
        finger = nil
        landings.fingerHasGone()
    }

    /// Keeps what the other fingers do, which are no part of this swipe.
    private func noteOthers(of fingers: Set<UITouch>, than finger: UITouch) {
        guard fingers.count > 1 else {
            touchdown?.otherFingers = .unknown
            return
        }
        var (moving, holds) = (0, false)
        for other in fingers where other !== finger && !landings.isElsewhere(other) {
            let hasMoved = landings.hasMoved(other)
            let isMoving = hasMoved && finger.timestamp - other.timestamp <= Self.restingTime
            if isMoving { moving += 1 }
            let age = landings.age(of: other, at: finger.timestamp)
            if other.holds(inside: self, hasMoved: hasMoved, isMoving: isMoving, age: age) { holds = true }
        }
        if moving > 1 {
            touchdown?.otherFingers = .areSeveral
        } else if opposesPartner {
            touchdown?.otherFingers = .oppose
        } else if holds {
            touchdown?.otherFingers = .hold
        } else {
            touchdown?.otherFingers = moving == 0 ? .rest : .move
        }
    }

    private var opposesPartner: Bool {
        guard let partner, partner.isFollowed, let other = partner.touchdown, let finger = partner.finger
        else { return false }
        // The partner may not have been told yet that both have moved in this event.
        other.follow(finger)
        return touchdown?.opposes(other) == true
    }

    private var fingerRests: Bool {
        fingerTrembles && touchdown.map { $0.age >= Self.restingTime } == true
    }

    /// Whether the finger takes up a transition that runs by itself.
    private func isTakenForSettling(_ finger: UITouch) -> Bool {
        fingerRecognizers.contains { ($0 as? SettlingTransitionPan)?.claims(finger) == true }
    }

    private func giveUp() {
        guard isFollowed else { return }
        state = .failed
        didGiveUp()
    }
}

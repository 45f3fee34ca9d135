import GestureArbitration
import UIKit

/// What is made of other fingers.
private enum OtherFinger {
    /// How long one has not moved when it rests, in seconds: six samples.
    static let restingTime: TimeInterval = 0.1
    /// How long one is new and may be about to move, in seconds.
    static let newTime: TimeInterval = 0.05
    /// How far one moves the other way between two samples when the two pinch, in points: more than one that trembles.
    static let opposition: CGFloat = 1.5
}

/// A pan that follows one finger, and waits for it to turn.
///
/// Two of them share a view: the second takes a finger that lands while the first has one. A finger that rests, or has
/// done something else, is thereby no part of the other one's swipe. If both have fingers, the second leaves one that
/// rests, such as a part of a palm, for the next that lands. When one of them has decided whether it begins, the other
/// one gives up. While one has begun, the other receives nothing.
///
/// While the finger moves another way, but may still turn, or while the swipe has to wait for something else, the pan is
/// not told of the movement: it decides on its beginning only once.
@MainActor
class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    private weak var partner: SwipePanGestureRecognizer?
    private var isSecond = false
    private weak var finger: UITouch?

    /// Called before a finger lands that the pan may take.
    var willTakeFinger: @MainActor () -> Void = {}

    /// Whether the finger has moved another way before it turned, or the swipe has had to wait.
    private(set) var hasWaited = false

    /// The recognizers that have the finger, this one among them.
    var fingerRecognizers: [UIGestureRecognizer] { finger?.gestureRecognizers ?? [] }

    /// Makes two of them share a view; `second` takes the finger that lands second.
    static func pair(_ first: SwipePanGestureRecognizer, _ second: SwipePanGestureRecognizer) {
        (first.partner, second.partner) = (second, first)
        second.isSecond = true
    }

    /// Whether the pan goes before content that would keep the swipe.
    var goesFirst: Bool { false }

    /// Whether a swipe has to wait before the pan decides on it.
    var mustWait: Bool { false }

    /// Whether a finger is on the view that the pan has taken.
    var hasFinger: Bool { finger != nil }

    /// Whether a finger is on the view that the pan has not decided on.
    private var isFollowed: Bool { state == .possible && hasFinger }

    private var isFree: Bool { state == .possible && !hasFinger }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard event.type == .touches, takesLanding(of: event), super.shouldReceive(event) else { return false }
        willTakeFinger()
        return true
    }

    /// Whether the pan takes a finger that lands in `event`. The answer is the same until all have been asked.
    func takesLanding(of event: UIEvent) -> Bool {
        guard state == .possible else { return false }
        guard let partner else { return !hasFinger }
        if partner.isActive { return false }
        if hasFinger { return isSecond && !partner.isFree && fingerRests }
        let landTogether = event.allTouches.map { $0.count { $0.phase == .began } > 1 } ?? false
        return !isSecond || !partner.isFree || landTogether
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let finger { ignore(finger, for: event) }
        guard touches.count > 1 else {
            if finger != nil, let touch = touches.first { noteTouchdownAgain(touch) }
            finger = touches.first
            return super.touchesBegan(touches, with: event)
        }
        // Of fingers that have landed together the two pans take those that are furthest apart.
        let inOrder = touches.sorted { $0.location(in: nil).x < $1.location(in: nil).x }
        guard let mine = isSecond ? inOrder.last : inOrder.first else { return }
        for touch in touches where touch !== mine { ignore(touch, for: event) }
        noteTouchdownAgain(mine)
        finger = mine
        super.touchesBegan([mine], with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        fingerHasGone()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fingerHasGone()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger = touches.first else { return }
        if state == .possible { noteOtherFingers(of: event, than: finger) }
        let intent = intent(of: finger, goesFirst: goesFirst)
        if state == .possible, isPartnersFingerNew { return }
        switch intent {
        case .mayTurn:
            hasWaited = true
        case .isClear where state == .possible && mustWait && fingerMovesInDirection:
            hasWaited = true
        case .trembles:
            super.touchesMoved(touches, with: event)
        case .isClear:
            super.touchesMoved(touches, with: event)
            partner?.giveUp()
        }
    }

    override func reset() {
        super.reset()
        fingerHasGone()
        hasWaited = false
    }

    /// The finger has been lifted or taken away, or is not followed any more.
    func fingerHasGone() { finger = nil }

    /// Keeps whether the other fingers rest, which are no part of this swipe.
    private func noteOtherFingers(of event: UIEvent, than finger: UITouch) {
        guard let touches = event.allTouches, touches.count > 1 else { return }
        let moving = touches.filter {
            $0 !== finger && finger.timestamp - $0.timestamp <= OtherFinger.restingTime
        }
        touchdown?.otherFingersRest = moving.isEmpty
        touchdown?.isOpposed = moving.contains(where: moveOpposes)
    }

    private var fingerRests: Bool {
        fingerTrembles && touchdown.map { $0.age >= OtherFinger.restingTime } == true
    }

    /// Whether the second finger has just landed, and may be about to pinch.
    private var isPartnersFingerNew: Bool {
        guard let partner, partner.isFollowed, let age = partner.touchdown?.age else { return false }
        return age < OtherFinger.newTime && partner.fingerTrembles
    }

    private func moveOpposes(_ other: UITouch) -> Bool {
        guard let view else { return false }
        let (now, before) = (other.location(in: view), other.previousLocation(in: view))
        let movement = CGPoint(x: now.x - before.x, y: now.y - before.y)
        let parts = swipeDirection.parts(of: movement, in: view.effectiveUserInterfaceLayoutDirection)
        return parts.along <= -OtherFinger.opposition
    }

    private func giveUp() {
        if isFollowed { state = .failed }
    }
}

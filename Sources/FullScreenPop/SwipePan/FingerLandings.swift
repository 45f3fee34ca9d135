import GestureArbitration
import UIKit

/// Where and when all fingers on the screen landed, so that a pan can tell what they mean together.
@MainActor
struct FingerLandings {
    /// How far from each other two fingers of one hand land that flicks, in points: thumbs that swipe alternately land
    /// farther apart.
    private static let reachOfHand: CGFloat = 90

    private var landings: [Landing] = []
    /// When the landings were last known, while there is a finger to follow.
    private var notedAt = -TimeInterval.infinity

    /// Notes the fingers that have landed and lifted, from all current `touches`. UIKit does not ask about those that
    /// land outside the view, as all do while the view is in a transition.
    ///
    /// - Parameter pan: The pan that follows them.
    mutating func note(_ touches: Set<UITouch>, for pan: UIGestureRecognizer) {
        // A finger that lands is a new one, even if UIKit has used the touch before.
        landings.removeAll { landing in !touches.contains { landing.isOf($0) && $0.phase != .began } }
        let now = touches.lazy.map(\.timestamp).max() ?? -.infinity
        for touch in touches where landing(of: touch) == nil {
            let time = touch.phase == .began ? touch.timestamp : notedAt
            for index in landings.indices { landings[index].notePlace(among: touches) }
            landings.append(Landing(of: touch, at: time, seenAt: now, isElsewhere: touch.isElsewhere(than: pan)))
        }
        notedAt = now
    }

    /// Called when there is no longer a finger to follow.
    mutating func fingerHasGone() { notedAt = -.infinity }

    /// Whether it is known when a finger landed.
    func knowsLanding(of touch: UITouch) -> Bool { landing(of: touch).map { $0.time > -.infinity } == true }

    /// Whether a finger has nothing to do with those on the view, such as another person's on another column.
    func isElsewhere(_ touch: UITouch) -> Bool { landing(of: touch)?.isElsewhere == true }

    /// How long a finger has been there at `time`, in seconds; if nobody knows, since it was first seen.
    func age(of touch: UITouch, at time: TimeInterval) -> TimeInterval {
        landing(of: touch).map { time - $0.knownSince } ?? 0
    }

    /// Whether a finger is away from where it landed.
    func hasMoved(_ touch: UITouch) -> Bool {
        landing(of: touch) == nil || movement(of: touch).length >= AllowableMovement.whileResting
    }

    /// Whether a finger has moved since the last one landed. No resting finger is quite still, and UIKit may report
    /// that.
    func hasMovedLately(_ touch: UITouch) -> Bool {
        guard let landing = landing(of: touch) else { return true }
        return landing.latestMovement(of: touch).length >= AllowableMovement.whileResting
    }

    /// How a finger has moved since it landed, in points of the window.
    func movement(of touch: UITouch) -> CGPoint { landing(of: touch)?.movement(of: touch) ?? .zero }

    /// Whether another finger has just landed, and may be about to do something with `finger`.
    func haveNewFinger(beside finger: UITouch, among touches: Set<UITouch>) -> Bool {
        touches.contains { touch in
            guard let landing = landing(of: touch, beside: finger) else { return false }
            return finger.timestamp - landing.time < FingerTiming.new && !hasMoved(touch)
        }
    }

    /// Whether there is another finger that may have to do with `finger`.
    func haveFinger(beside finger: UITouch, among touches: Set<UITouch>) -> Bool {
        touches.contains { landing(of: $0, beside: finger) != nil }
    }

    /// Whether another finger was there before `finger`, and is not about to pinch with it.
    func haveEarlierFinger(beside finger: UITouch, among touches: Set<UITouch>) -> Bool {
        guard touches.count > 1, let mine = landing(of: finger) else { return false }
        return touches.contains { touch in
            landing(of: touch, beside: finger).map { mine.time - $0.time >= FingerTiming.new } == true
        }
    }

    /// Whether another finger that landed with `finger`, or shortly before or after it, moves against it: the two pinch
    /// or spread something, and this one was only the first to move.
    ///
    /// - Parameter movement: The movement of `finger` since the other one joined it, in points of the window.
    func isHalfOfPinch(_ finger: UITouch, movement: CGPoint, among touches: Set<UITouch>) -> Bool {
        guard touches.count > 1 else { return false }
        return touches.contains { touch in
            guard let theirs = landing(of: touch, with: finger, within: FingerTiming.pinch) else { return false }
            return theirs.movement(of: touch).opposes(movement)
        }
    }

    /// What `finger` and another one have done beside each other; nil if unknown.
    func pairing(of finger: UITouch, with other: UITouch, precedesContent: Bool) -> FingerPairing? {
        guard let mine = landing(of: finger), let theirs = landing(of: other, beside: finger) else { return nil }
        return FingerPairing(
            mine: mine.movement(of: finger), theirs: theirs.movement(of: other),
            way: finger.location(in: nil).movement(to: other.location(in: nil)),
            landedTogether: landing(of: other, with: finger) != nil, hasJoinedMovement: theirs.joins(mine),
            precedesContent: precedesContent, isBesideEdge: false,
            recognizers: finger.gestureRecognizers ?? [], otherRecognizers: other.gestureRecognizers ?? [])
    }

    /// Whether two others that landed with `finger` move as well: a hand with three fingers does something else, and
    /// this one was only the first to move.
    func isOneOfThree(_ finger: UITouch, among touches: Set<UITouch>) -> Bool {
        touches.count > 2
            && touches.count { landing(of: $0, with: finger) != nil && hasMoved($0) && goes($0, asFarAs: finger) } > 1
    }

    /// Whether a finger has gone half as far as `finger`, or as far as it takes to begin a pan: one that only rolls as
    /// it lands does not go on.
    func goes(_ other: UITouch, asFarAs finger: UITouch) -> Bool {
        movement(of: other).length >= min(movement(of: finger).length / 2, UIGestureRecognizer.hysteresis)
    }

    /// Whether `next`, which lands now, is so near to where `finger` landed, and so soon after it, that both are of one
    /// hand.
    func isOfOneHand(_ next: UITouch, with finger: UITouch) -> Bool {
        guard let landing = landing(of: finger), next.timestamp - landing.time < FingerTiming.sameHand
        else { return false }
        return landing.movement(of: next).length < Self.reachOfHand
    }

    /// Whether two fingers landed so near to each other, and so soon after one another, that both are of one hand.
    func areOfOneHand(_ one: UITouch, _ other: UITouch) -> Bool {
        guard let one = landing(of: one), let other = landing(of: other) else { return false }
        return abs(one.time - other.time) < FingerTiming.together && one.distance(to: other) < Self.reachOfHand
    }

    /// Whether two fingers landed too far from each other for neighbours of one hand.
    func areApart(_ one: UITouch, _ other: UITouch) -> Bool {
        guard let one = landing(of: one), let other = landing(of: other) else { return false }
        return one.distance(to: other) >= Self.reachOfHand
    }

    /// Whether two fingers landed at the same time.
    func landTogether(_ one: UITouch, _ other: UITouch) -> Bool { landing(of: one, with: other) != nil }

    /// Where another finger landed, if it landed with `finger`: within `time` of it, in seconds.
    private func landing(
        of touch: UITouch, with finger: UITouch, within time: TimeInterval = FingerTiming.together
    ) -> Landing? {
        guard let mine = landing(of: finger), let theirs = landing(of: touch, beside: finger),
            abs(theirs.time - mine.time) < time
        else { return nil }
        return theirs
    }

    /// Where another finger landed that may have to do with `finger`.
    private func landing(of touch: UITouch, beside finger: UITouch) -> Landing? {
        guard touch !== finger, let landing = landing(of: touch), !landing.isElsewhere else { return nil }
        return landing
    }

    private func landing(of touch: UITouch) -> Landing? { landings.first { $0.isOf(touch) } }
}

/// Where and when a finger landed.
@MainActor
private struct Landing {
    private let touch: ObjectIdentifier
    /// In points of the window.
    private let place: CGPoint
    /// Where the finger was when the last one landed.
    private var latestPlace: CGPoint
    let time: TimeInterval
    /// When it landed; if nobody knows, when it was first seen.
    let knownSince: TimeInterval
    /// Whether it landed beside the view.
    let isElsewhere: Bool

    init(of touch: UITouch, at time: TimeInterval, seenAt: TimeInterval, isElsewhere: Bool) {
        self.touch = ObjectIdentifier(touch)
        place = touch.location(in: nil)
        latestPlace = place
        self.time = time
        knownSince = time > -.infinity ? time : seenAt
        self.isElsewhere = isElsewhere
    }

    /// Called when another finger lands.
    mutating func notePlace(among touches: Set<UITouch>) {
        if let touch = touches.first(where: isOf) { latestPlace = touch.location(in: nil) }
    }

    /// Whether `other` was already moving when this finger landed.
    func joins(_ other: Landing) -> Bool {
        time > other.time && other.place.movement(to: other.latestPlace).length >= AllowableMovement.whileResting
    }

    func latestMovement(of touch: UITouch) -> CGPoint { latestPlace.movement(to: touch.location(in: nil)) }

    func isOf(_ other: UITouch) -> Bool { touch == ObjectIdentifier(other) }

    func distance(to other: Landing) -> CGFloat { place.movement(to: other.place).length }

    /// The vector from there to a finger, its own or another one, in points of the window.
    func movement(of touch: UITouch) -> CGPoint { place.movement(to: touch.location(in: nil)) }
}

extension UITouch {
    /// Whether the touch is on something beside the view of `pan`, such as another column of a split view. A touch on a
    /// view that contains it is not, because in a transition UIKit delivers touches there. Neither is one that shares
    /// only the window, or not even that, as on the keyboard.
    @MainActor
    fileprivate func isElsewhere(than pan: UIGestureRecognizer) -> Bool {
        guard let view, let common = pan.view?.commonAncestor(with: view), common !== view, !(common is UIWindow) else {
            return false
        }
        return viewShared(with: pan) == nil
    }
}

import GestureArbitration
import UIKit

/// Where and when all fingers on the screen have landed, for a pan to tell what they mean together.
@MainActor
struct FingerLandings {
    /// How long a finger is new and may be about to move, in seconds.
    private static let newTime: TimeInterval = 0.05
    /// How much later the second of two fingers lands that pinch, at most, in seconds.
    private static let pinchingTime: TimeInterval = 0.3

    private var landings: [Landing] = []
    /// When that was known last, while there is a finger to follow.
    private var notedAt = -TimeInterval.infinity

    /// Notes the fingers that have come and gone, of all `touches` that there are. UIKit does not ask about those that land
    /// outside the view, as everything does while the view is in a transition.
    ///
    /// - Parameter view: That of the pan.
    mutating func note(_ touches: Set<UITouch>, on view: UIView?) {
        // A finger that lands is a new one, also if UIKit has used the touch before.
        landings.removeAll { landing in !touches.contains { landing.isOf($0) && $0.phase != .began } }
        for touch in touches where landing(of: touch) == nil {
            let time = touch.phase == .began ? touch.timestamp : notedAt
            for index in landings.indices { landings[index].notePlace(among: touches) }
            landings.append(Landing(of: touch, at: time, isElsewhere: touch.isElsewhere(than: view)))
        }
        notedAt = touches.lazy.map(\.timestamp).max() ?? -.infinity
    }

    /// There is no finger to follow any more.
    mutating func fingerHasGone() { notedAt = -.infinity }

    /// Whether a finger has nothing to do with those on the view, such as another person's on another column.
    func isElsewhere(_ touch: UITouch) -> Bool { landing(of: touch)?.isElsewhere == true }

    /// How long a finger has been there at `time`, in seconds.
    func age(of touch: UITouch, at time: TimeInterval) -> TimeInterval {
        landing(of: touch).map { time - $0.time } ?? 0
    }

    /// Whether a finger is away from where it has landed.
    func hasMoved(_ touch: UITouch) -> Bool {
        landing(of: touch) == nil || movement(of: touch).length >= Slip.whileResting
    }

    /// Whether a finger has moved since the last one landed. None that rests is quite still, and UIKit may tell of that.
    func hasMovedLately(_ touch: UITouch) -> Bool {
        guard let landing = landing(of: touch) else { return true }
        return landing.latestMovement(of: touch).length >= Slip.whileResting
    }

    /// How a finger has moved since it landed, in points of the window.
    func movement(of touch: UITouch) -> CGPoint { landing(of: touch)?.movement(of: touch) ?? .zero }

    /// Whether another finger has just landed, and may be about to do something with `finger`.
    func isAnotherNew(beside finger: UITouch, among touches: Set<UITouch>) -> Bool {
        touches.contains { touch in
            guard let landing = landing(of: touch, beside: finger) else { return false }
            return finger.timestamp - landing.time < Self.newTime && !hasMoved(touch)
        }
    }

    /// Whether there is another finger that may have to do with `finger`.
    func isAnother(beside finger: UITouch, among touches: Set<UITouch>) -> Bool {
        touches.contains { landing(of: $0, beside: finger) != nil }
    }

    /// Whether another finger was there before `finger`, and is not about to pinch with it.
    func isAnotherOld(beside finger: UITouch, among touches: Set<UITouch>) -> Bool {
        guard touches.count > 1, let mine = landing(of: finger) else { return false }
        return touches.contains { touch in
            landing(of: touch, beside: finger).map { mine.time - $0.time >= Self.newTime } == true
        }
    }

    /// Whether another finger that has landed with `finger`, or soon before or after it, moves against it: the two pinch or spread
    /// something, and this one has only been the first to move.
    ///
    /// - Parameter movement: That of `finger` since the other one has joined it, in points of the window.
    func isHalfOfPinch(_ finger: UITouch, movement: CGPoint, among touches: Set<UITouch>) -> Bool {
        guard touches.count > 1 else { return false }
        return touches.contains { touch in
            guard let theirs = landing(of: touch, with: finger, within: Self.pinchingTime) else { return false }
            return theirs.movement(of: touch).opposes(movement)
        }
    }

    /// What `finger` and another one have done beside each other; nil if nothing is known of that.
    func pairing(of finger: UITouch, with other: UITouch, precedesContent: Bool) -> FingerPairing? {
        guard let mine = landing(of: finger), let theirs = landing(of: other, beside: finger) else { return nil }
        return FingerPairing(
            mine: mine.movement(of: finger), theirs: theirs.movement(of: other),
            way: finger.location(in: nil).movement(to: other.location(in: nil)),
            landedTogether: landing(of: other, with: finger) != nil, precedesContent: precedesContent,
            recognizers: finger.gestureRecognizers ?? [], otherRecognizers: other.gestureRecognizers ?? [])
    }

    /// Whether two others that have landed with `finger` move as well: a hand with three fingers does something else, and this
    /// one has only been the first to move.
    func isOneOfThree(_ finger: UITouch, among touches: Set<UITouch>) -> Bool {
        touches.count > 2 && touches.count { landing(of: $0, with: finger) != nil && hasMoved($0) } > 1
    }

    /// Whether `next`, which lands now, is so near to where `finger` has landed, and so soon behind it, that they are of one hand.
    func isOfOneHand(_ next: UITouch, with finger: UITouch) -> Bool {
        guard let landing = landing(of: finger), next.timestamp - landing.time < FingerPair.sameHandTime
        else { return false }
        return landing.movement(of: next).length < FingerPair.sameHandReach
    }

    /// Where another finger has landed, if it has landed with `finger`: within that time of it, in seconds.
    private func landing(
        of touch: UITouch, with finger: UITouch, within time: TimeInterval = FingerPair.joiningTime
    ) -> Landing? {
        guard let mine = landing(of: finger), let theirs = landing(of: touch, beside: finger),
            abs(theirs.time - mine.time) < time
        else { return nil }
        return theirs
    }

    /// Where another finger has landed that may have to do with `finger`.
    private func landing(of touch: UITouch, beside finger: UITouch) -> Landing? {
        guard touch !== finger, let landing = landing(of: touch), !landing.isElsewhere else { return nil }
        return landing
    }

    private func landing(of touch: UITouch) -> Landing? { landings.first { $0.isOf(touch) } }
}

/// Where and when a finger has landed.
@MainActor
private struct Landing {
    private let touch: ObjectIdentifier
    /// In points of the window.
    private let place: CGPoint
    /// Where the finger was when the last one landed.
    private var latestPlace: CGPoint
    let time: TimeInterval
    /// Whether it has landed beside the view.
    let isElsewhere: Bool

    init(of touch: UITouch, at time: TimeInterval, isElsewhere: Bool) {
        self.touch = ObjectIdentifier(touch)
        place = touch.location(in: nil)
        latestPlace = place
        self.time = time
        self.isElsewhere = isElsewhere
    }

    /// Another finger lands.
    mutating func notePlace(among touches: Set<UITouch>) {
        if let touch = touches.first(where: isOf) { latestPlace = touch.location(in: nil) }
    }

    func latestMovement(of touch: UITouch) -> CGPoint { latestPlace.movement(to: touch.location(in: nil)) }

    func isOf(_ other: UITouch) -> Bool { touch == ObjectIdentifier(other) }

    /// The way from there to where a finger is, its own or another one, in points of the window.
    func movement(of touch: UITouch) -> CGPoint { place.movement(to: touch.location(in: nil)) }
}

extension UITouch {
    /// Whether the touch is beside `view` in something that both are in, such as a split view. One that has landed on what
    /// `view` is in is not, because in a transition UIKit takes touches there; neither is one that shares no more than the
    /// window, or not even that, as on the keyboard.
    @MainActor
    fileprivate func isElsewhere(than view: UIView?) -> Bool {
        guard let view, let touched = self.view, !view.isDescendant(of: touched) else { return false }
        for container in SuperviewChain(from: view, upTo: nil) where touched.isDescendant(of: container) {
            return container !== view && !(container is UIWindow)
        }
        return false
    }
}

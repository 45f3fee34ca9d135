import GestureArbitration
import UIKit

/// A pan that follows one finger, the one that moves, and waits for it to turn.
///
/// A finger that rests when another one lands is ignored, wherever it rests. Fingers that land while one moves are not
/// received. While the finger moves another way, but may still turn, the pan is not told of the movement: it decides on
/// its beginning only once.
@MainActor
class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far a finger may be from where it landed and still rest, in points.
    private static let restingDistance: CGFloat = 3

    /// Whether the finger has moved another way before it turned.
    private(set) var hasWaitedForTurn = false

    /// The fingers that are followed, with where they landed in the window.
    private var fingers: [UITouch: CGPoint] = [:]

    /// Whether the pan goes before content that is dragged along its axis.
    var goesFirst: Bool { false }

    /// Whether the pan is still waiting for its finger to turn.
    var isWaitingForTurn: Bool { hasWaitedForTurn && state == .possible }

    /// The recognizers that have the finger, this one among them.
    var fingerRecognizers: [UIGestureRecognizer] { fingers.keys.first?.gestureRecognizers ?? [] }

    /// Called before a finger lands that the pan will follow alone.
    func fingerWillLand(_ touch: UITouch) {}

    /// Called when the last finger has gone.
    func fingersHaveGone() {}

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard let landing = event.allTouches?.first(where: { $0.phase == .began && fingers[$0] == nil }) else {
            return super.shouldReceive(event)
        }
        guard state == .possible, fingers.allSatisfy({ rests($0.key, since: $0.value) }) else { return false }
        for touch in fingers.keys { ignore(touch, for: event) }
        fingers = [:]
        if numberOfTouches == 0 { fingerWillLand(landing) }
        return super.shouldReceive(event)
    }

    private func rests(_ touch: UITouch, since landing: CGPoint) -> Bool {
        let place = touch.location(in: nil)
        return hypot(place.x - landing.x, place.y - landing.y) < Self.restingDistance
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { fingers[touch] = touch.location(in: nil) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let finger = touches.first, waitsForTurn(of: finger, goesFirst: goesFirst) {
            hasWaitedForTurn = true
        } else {
            super.touchesMoved(touches, with: event)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        noteEnd(of: touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        noteEnd(of: touches)
    }

    override func reset() {
        super.reset()
        fingers = [:]
        hasWaitedForTurn = false
        fingersHaveGone()
    }

    private func noteEnd(of touches: Set<UITouch>) {
        for touch in touches { fingers[touch] = nil }
        if fingers.isEmpty { fingersHaveGone() }
    }
}

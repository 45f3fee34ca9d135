import UIKit

/// The pan of a back swipe, which follows one finger: the one that moves.
///
/// A finger that rests when another one lands is ignored, wherever it rests. Fingers that land while one moves are not
/// received. The pan also reports before its first touch lands, the last moment to adopt what the app has changed, and when
/// the last one has gone.
@MainActor
final class BackSwipePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far a finger may be from where it landed and still rest, in points.
    private static let restingDistance: CGFloat = 3

    var isTouchedDidChange: @MainActor () -> Void = {}
    /// Whether a touch that lands is kept from its view until it is known whether it pops, as UIKit's own edge pan does it.
    var delaysTouch: @MainActor (UITouch) -> Bool = { _ in false }

    /// Whether a finger is on the view.
    private(set) var isTouched = false {
        didSet {
            if isTouched != oldValue { isTouchedDidChange() }
        }
    }

    /// The fingers that are followed, with where they landed in the window.
    private var fingers: [UITouch: CGPoint] = [:]

    override func shouldReceive(_ event: UIEvent) -> Bool {
        isTouched = true
        guard let landing = event.allTouches?.first(where: { $0.phase == .began && fingers[$0] == nil }) else {
            return super.shouldReceive(event)
        }
        guard state == .possible, fingers.allSatisfy({ rests($0.key, since: $0.value) }) else { return false }
        for touch in fingers.keys { ignore(touch, for: event) }
        fingers = [:]
        if numberOfTouches == 0 { delaysTouchesBegan = delaysTouch(landing) }
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
        isTouched = false
    }

    private func noteEnd(of touches: Set<UITouch>) {
        for touch in touches { fingers[touch] = nil }
        if fingers.isEmpty { isTouched = false }
    }
}

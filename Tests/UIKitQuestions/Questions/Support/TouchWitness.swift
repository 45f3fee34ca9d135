import UIKit

/// Watches a finger beside everything else, and never recognizes anything while it is down.
final class TouchWitness: UIGestureRecognizer {
    private(set) var landings = 0
    private(set) var lifts = 0
    private(set) var start = CGPoint.zero
    private(set) var place = CGPoint.zero
    /// Where the finger was, and when, with every movement.
    private(set) var moves: [(place: CGPoint, time: TimeInterval)] = []

    /// How far the finger has come along each axis, in points of the window.
    var movement: CGVector { CGVector(dx: place.x - start.x, dy: place.y - start.y) }

    /// Watches the fingers on `view`.
    convenience init(on view: UIView) {
        self.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        view.addGestureRecognizer(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        moves = []
        landings += 1
        note(touches)
        start = place
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        note(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lifts += 1
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    private func note(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        place = touch.location(in: nil)
        moves.append((place, touch.timestamp))
    }
}

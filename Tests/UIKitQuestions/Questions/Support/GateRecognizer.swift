import UIKit

/// A recognizer that others wait for. It decides with a movement, recognizes beside all, and touches nothing.
final class GateRecognizer: UIGestureRecognizer {
    private var begins = false
    private var start: CGPoint?
    /// How far the finger moves before it decides, in points.
    var distance: CGFloat = 0
    /// How often it has failed by a movement.
    private(set) var failures = 0
    /// Whether a recognizer has to wait for it without `require(toFail:)`.
    var holdsBack: (UIGestureRecognizer) -> Bool = { _ in false }

    /// - Parameter begins: whether it begins, and those that wait fail, or the other way round.
    convenience init(begins: Bool) {
        self.init(target: nil, action: nil)
        self.begins = begins
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = location(in: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else {
            if state == .began || state == .changed { state = .changed }
            return
        }
        let place = location(in: nil)
        guard let start, hypot(place.x - start.x, place.y - start.y) >= distance else { return }
        if !begins { failures += 1 }
        state = begins ? .began : .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { holdsBack(other) }
}

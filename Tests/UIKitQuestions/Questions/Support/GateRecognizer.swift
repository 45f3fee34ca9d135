import UIKit

/// A recognizer that others wait for. It decides with the first movement, recognizes beside all, and touches nothing.
final class GateRecognizer: UIGestureRecognizer {
    private var begins = false
    /// Whether a recognizer has to wait for it without `require(toFail:)`.
    var holdsBack: (UIGestureRecognizer) -> Bool = { _ in false }

    /// - Parameter begins: whether it begins, and those that wait fail, or the other way round.
    convenience init(begins: Bool) {
        self.init(target: nil, action: nil)
        self.begins = begins
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        state = state != .possible ? .changed : begins ? .began : .failed
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

import UIKit

/// Holds UIKit's own pop recognizers back, which wait for it to fail, until the pan of the back swipe has decided.
///
/// It begins, and they fail, if they must not pop. It is no pan, so that recognizers of the app's which wait for every pan
/// do not wait for it. It recognizes beside every other recognizer, excludes none, and does not affect touches.
@MainActor
final class PopVetoGestureRecognizer: UIGestureRecognizer {
    private var vetoes: @MainActor () -> Bool? = { nil }

    /// Makes a veto that asks, whenever a finger moves, whether UIKit's own recognizers must fail; nil as long as that is
    /// not decided.
    convenience init(_ vetoes: @escaping @MainActor () -> Bool?) {
        self.init(target: nil, action: nil)
        self.vetoes = vetoes
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    /// Decides now, in the event in which the pan has decided.
    func decide() {
        guard state == .possible, numberOfTouches > 0, let vetoes = vetoes() else { return }
        state = vetoes ? .began : .failed
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible { decide() } else { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift(touches, as: .ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        lift(touches, as: .cancelled)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    private func lift(_ touches: Set<UITouch>, as end: State) {
        if numberOfTouches <= touches.count { state = state == .possible ? .failed : end }
    }
}

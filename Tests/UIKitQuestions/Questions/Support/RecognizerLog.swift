import UIKit

/// The states in which a recognizer has sent its action, and answers for its delegate that can be set.
@MainActor
final class RecognizerLog: NSObject {
    private(set) var states: [UIGestureRecognizer.State] = []
    /// Called with the recognizer whenever it sends its action.
    var onAction: (UIGestureRecognizer) -> Void = { _ in }
    private var action: RecognizerAction?

    init(of recognizer: UIGestureRecognizer) {
        super.init()
        action = RecognizerAction(of: recognizer) { [weak self] in self?.note($0) }
    }

    /// Whether the recognizer has begun or, if it is discrete, recognized.
    var hasBegun: Bool { states.contains(.began) || states.first == .ended }

    /// "yes" if it has begun.
    var answer: String { hasBegun ? "yes" : "no" }

    private func note(_ recognizer: UIGestureRecognizer) {
        states.append(recognizer.state)
        onAction(recognizer)
    }
}

/// A recognizer's delegate whose answers are closures; without them they are UIKit's defaults.
@MainActor
final class RecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var shouldReceive: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    var isSimultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        shouldReceive(gestureRecognizer, touch)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isSimultaneous(gestureRecognizer, otherGestureRecognizer)
    }
}

import UIKit

/// Hands the recognizer and its touch over at the moment at which UIKit asks whether it may begin.
@MainActor
final class ProbingDelegate: NSObject, UIGestureRecognizerDelegate {
    private let candidates: [any UIGestureRecognizerDelegate]
    private let probe: (UIPanGestureRecognizer, UITouch) -> Void
    private var touch: UITouch?

    /// - Parameter candidates: those that are compared; they see the touch land.
    init(
        candidates: [any UIGestureRecognizerDelegate], _ probe: @escaping (UIPanGestureRecognizer, UITouch) -> Void
    ) {
        self.candidates = candidates
        self.probe = probe
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        self.touch = touch
        for candidate in candidates { _ = candidate.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let pan = gestureRecognizer as? UIPanGestureRecognizer, let touch { probe(pan, touch) }
        touch = nil
        return false
    }

    // The question must come although a scroll view's pan begins in the same event, deeper down.

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}

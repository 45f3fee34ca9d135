import UIKit

/// Answers what UIKit asks during a real swipe, and asks others the same at the same moment.
@MainActor
final class AskedDelegate: NSObject, UIGestureRecognizerDelegate {
    private let deciding: any UIGestureRecognizerDelegate
    private let other: (any UIGestureRecognizerDelegate)?
    private let onAnswers: (_ question: String, _ deciding: Bool, _ other: Bool) -> Void

    /// - Parameters:
    ///   - deciding: the one whose answers are UIKit's.
    ///   - other: who is asked as well.
    ///   - onAnswers: hears both answers to each question.
    init(
        deciding: any UIGestureRecognizerDelegate, other: (any UIGestureRecognizerDelegate)?,
        onAnswers: @escaping (_ question: String, _ deciding: Bool, _ other: Bool) -> Void = { _, _, _ in }
    ) {
        self.deciding = deciding
        self.other = other
        self.onAnswers = onAnswers
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        answer("receive") { $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        answer("begin") { $0.gestureRecognizerShouldBegin(gestureRecognizer) }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        answer("recognize together") {
            $0.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        answer("wait") { $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        answer("go before") {
            $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }
    }

    private func answer(_ question: String, _ ask: (any UIGestureRecognizerDelegate) -> Bool) -> Bool {
        let decision = ask(deciding)
        if let other { onAnswers(question, decision, ask(other)) }
        return decision
    }
}

import UIKit
import UIKitSeams

/// UIKit's questions, each answered by the rules first and then by the previous delegate. Where that one asks them in
/// turn, the answers are those of a recognizer without a delegate.
extension GestureArbiter: UIGestureRecognizerDelegate {
    /// Returns ``decision(onReceiving:by:)``, and notes where the touch landed.
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard !isAsked(byPreviousDelegateOf: recognizer) else { return true }
        let isFirst = recognizer.numberOfTouches == 0
        let decision = decision(onReceiving: touch, by: recognizer)
        guard decision.isAllowed || reportsDecisions else { return false }
        gesture(of: recognizer)?.receive(touch, decision, isFirst: isFirst)
        recognizer.noteTouchdown(touch)
        return true
    }

    /// Returns ``decision(onBeginningOf:)``. For a scroll or pinch on a trackpad, first notes where the pointer is.
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard !isAsked(byPreviousDelegateOf: recognizer) else { return true }
        if recognizer.mayBeginByTrackpad {
            gesture(of: recognizer)?.begin(.unanswered)
            recognizer.noteScroll()
        }
        let decision = decision(onBeginningOf: recognizer)
        return decision.isAllowed || (decision.isUnconfirmed && reportsDecisions)
    }

    /// Yes if the rules' relation is ``ArbitrationRelation/simultaneous(_:)``.
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        let relation = relation(of: recognizer, to: other, asked: .recognizeTogether)
        return answer(relation, isYesIf: .simultaneous, for: recognizer) {
            $0.allowsSimultaneity(of: recognizer, with: other)
        }
    }

    /// Yes if the rules' relation is ``ArbitrationRelation/waits(_:)``.
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        makesWait(recognizer, for: other, by: relation(of: recognizer, to: other, asked: .waitFor))
    }

    /// The answer when UIKit asks whether `recognizer` has to wait for `other`. Nothing is recorded.
    func makesWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        makesWait(recognizer, for: other, by: relation(of: recognizer, to: other))
    }

    private func makesWait(
        _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer, by relation: ArbitrationRelation?
    ) -> Bool {
        answer(relation, isYesIf: .waits, for: recognizer) { $0.requiresFailure(of: other, before: recognizer) }
    }

    /// Yes if the rules' relation is ``ArbitrationRelation/goesFirst(_:)``.
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        let relation = relation(of: recognizer, to: other, asked: .goBefore)
        return answer(relation, isYesIf: .goesFirst, for: recognizer) {
            $0.requiresFailure(of: recognizer, beforeOther: other)
        }
    }

    /// If the rules have no opinion, the previous delegate is asked.
    private func answer(
        _ relation: ArbitrationRelation?, isYesIf kind: ArbitrationRelation.Kind, for recognizer: UIGestureRecognizer,
        otherwise ask: (any UIGestureRecognizerDelegate) -> Bool
    ) -> Bool {
        if let relation { return relation.kind == kind }
        return askPreviousDelegate(of: recognizer, ask) ?? false
    }

    /// Rules have no opinion on whole events; the previous delegate may have.
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        askPreviousDelegate(of: recognizer) { $0.allowsReceiving(event, by: recognizer) } ?? true
    }

    /// Rules have no opinion on presses; the previous delegate may have.
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        askPreviousDelegate(of: recognizer) { $0.allowsReceiving(press, by: recognizer) } ?? true
    }
}

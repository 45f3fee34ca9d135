import UIKit
import UIKitSeams

extension GestureArbiter {
    /// Whether `recognizer` may see `touch`, and why. Does not change anything, so a gate or a test may ask as well.
    public func decision(onReceiving touch: UITouch, by recognizer: UIGestureRecognizer) -> Decision {
        var decision = Decision.unanswered
        for rule in rules {
            guard let answer = rule.shouldReceive(touch, for: recognizer) else { continue }
            decision = Decision(answer, by: rule)
            break
        }
        if decision.isAllowed, let previous = previousDelegate(of: recognizer),
            !previous.allowsReceiving(touch, by: recognizer)
        {
            decision = .refusedByPreviousDelegate
        }
        if traces(decision) { trace?.record(.receive, recognizer, touch: touch, decision) }
        return decision
    }

    /// Whether `recognizer` may begin with the movement it has now, and why. Does not change anything.
    ///
    /// The previous delegate is asked last, and only if the rules allow it.
    public func decision(onBeginningOf recognizer: UIGestureRecognizer) -> Decision {
        var decision = Decision.unanswered
        for rule in rules {
            guard let answer = rule.shouldBegin(recognizer) else { continue }
            decision = Decision(answer, by: rule)
            break
        }
        if decision.isAllowed, let previous = previousDelegate(of: recognizer),
            !previous.allowsBeginning(of: recognizer)
        {
            decision = .refusedByPreviousDelegate
        }
        if traces(decision) { trace?.record(.begin, recognizer, decision) }
        return decision
    }

    private func traces(_ decision: Decision) -> Bool { !tracesRefusalsOnly || !decision.isAllowed }

    /// How `recognizer` stands to `other`; nil if no rule has an opinion.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> Relation? {
        for rule in rules {
            if let relation = rule.relation(of: recognizer, to: other) { return relation }
        }
        return nil
    }

    /// The same, written down as the answer to one of the delegate's questions.
    func relation(
        of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer, asked question: ArbitrationTrace.Question
    ) -> Relation? {
        guard let trace else { return relation(of: recognizer, to: other) }
        for rule in rules {
            guard let relation = rule.relation(of: recognizer, to: other) else { continue }
            trace.record(question, recognizer, other, relation, by: rule)
            return relation
        }
        trace.record(question, recognizer, other, .exclusive(.noOpinion), by: nil)
        return nil
    }
}

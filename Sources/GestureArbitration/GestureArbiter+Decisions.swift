import UIKit
import UIKitSeams

extension GestureArbiter {
    /// Whether `recognizer` may see `touch`, and why. Asking leaves nothing but a line in the trace. The previous
    /// delegate is asked as well.
    public func decision(onReceiving touch: UITouch, by recognizer: UIGestureRecognizer) -> ArbitrationDecision {
        var decision =
            refusalByRequirements { $0.shouldReceive(touch, for: recognizer) }
            ?? decisionByRules { $0.shouldReceive(touch, for: recognizer) }
        if decision.isAllowed,
            askPreviousDelegate(of: recognizer, { $0.allowsReceiving(touch, by: recognizer) }) == false
        {
            decision = .refusedByPreviousDelegate
        }
        trace?.record(.receive, recognizer, touch: touch, decision)
        return decision
    }

    /// Begins a gesture of `recognizer` with `touch`, which is its first finger. It need not have landed just now.
    func beginGesture(of recognizer: UIGestureRecognizer, with touch: UITouch) {
        gesture(of: recognizer)?.begin(decision(onReceiving: touch, by: recognizer))
    }

    /// Whether `recognizer` may begin with its current movement, and why. The first answer holds for the whole gesture.
    public func decision(onBeginningOf recognizer: UIGestureRecognizer) -> ArbitrationDecision {
        let gesture = gesture(of: recognizer)
        if let decision = gesture?.decision { return decision }
        let decision = decide(on: recognizer, gesture)
        gesture?.keep(decision)
        trace?.record(.begin, recognizer, decision)
        onDecision?(recognizer, decision)
        return decision
    }

    /// Whether `pan` may begin with a scroll that has ended, and that the pan has not received.
    ///
    /// - Parameter movement: How far fingers have scrolled, in points of the pan's view.
    package func decision(onBeginningOf pan: UIPanGestureRecognizer, scrolledBy movement: CGPoint)
        -> ArbitrationDecision
    {
        gesture(of: pan)?.begin(.unanswered)
        pan.letRulesSee(movement: movement)
        return decision(onBeginningOf: pan)
    }

    /// Whether content under the finger of `pan` would keep the finger: a rule refuses its landing or its movement so
    /// far, or a recognizer that the pan waits for may still begin. Asks no requirements, and stores no decision.
    ///
    /// - Parameter swipes: Whether swipe recognizers count. They recognize in their own time, and lose nothing to a
    ///   waiting pan.
    package func contentKeepsFinger(of pan: UIPanGestureRecognizer, countingSwipes swipes: Bool) -> Bool {
        pan.withRulesSeeingFinger {
            gesture(of: pan)?.receiveRefusal != nil || !decisionByRules { $0.shouldBegin(pan) }.isAllowed
                || mayLoseFinger(pan, toSwipes: swipes)
        }
    }

    /// Whether another recognizer of the finger may still begin, and goes before `recognizer`.
    private func mayLoseFinger(_ recognizer: UIGestureRecognizer, toSwipes swipes: Bool = true) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        return pan.touchdown?.fingerRecognizers.contains { other in
            (swipes || !(other is UISwipeGestureRecognizer)) && mayGoFirst(other, before: pan)
        } == true
    }

    /// Whether `other` may still begin, and goes before `pan`.
    func mayGoFirst(_ other: UIGestureRecognizer, before pan: UIPanGestureRecognizer) -> Bool {
        other.state == .possible && relation(of: pan, to: other)?.kind == .waits
    }

    private func decide(on recognizer: UIGestureRecognizer, _ gesture: ArbitratedGesture?) -> ArbitrationDecision {
        if let refusal = refusalByRequirements({ $0.shouldBegin(recognizer) }) { return refusal }
        if let refusal = gesture?.receiveRefusal { return refusal }
        let decision = decisionByRules { $0.shouldBegin(recognizer) }
        guard decision.isAllowed else { return decision }
        if askPreviousDelegate(of: recognizer, { $0.allowsBeginning(of: recognizer) }) == false {
            return .refusedByPreviousDelegate
        }
        if reportsDecisions, confirmation != nil, recognizer.numberOfTouches > 0, mayLoseFinger(recognizer) {
            // The person may turn out to mean something else, which a question would disturb.
            gesture?.awaitsConfirmation = true
            return decision
        }
        return confirmed(decision, on: recognizer)
    }

    private func confirmed(_ decision: ArbitrationDecision, on recognizer: UIGestureRecognizer) -> ArbitrationDecision {
        guard let confirmation, let answer = confirmation.shouldBegin(recognizer) else { return decision }
        return ArbitrationDecision(answer, by: confirmation, confirming: true)
    }

    /// Asks the requirements again about a gesture that was allowed and has since been held back by UIKit, and the
    /// confirmation if it was not asked. What its fingers did is not checked again, because they have moved on.
    package func decision(onHeldBack recognizer: UIGestureRecognizer) -> ArbitrationDecision {
        var decision = refusalInAnyDirection(of: recognizer) ?? .unanswered
        if decision.isAllowed, let gesture = gesture(of: recognizer), gesture.awaitsConfirmation {
            gesture.awaitsConfirmation = false
            decision = confirmed(decision, on: recognizer)
        }
        if !decision.isAllowed { trace?.record(.begin, recognizer, decision) }
        return decision
    }

    /// The refusal of the first requirement that refuses, whatever the direction of the fingers, and whatever others do
    /// beside them.
    private func refusalInAnyDirection(of recognizer: UIGestureRecognizer) -> ArbitrationDecision? {
        refusalByRequirements { $0 is DirectionRule ? nil : $0.shouldBegin(recognizer) }
    }

    /// Whether `recognizer` might begin if the fingers moved in its direction.
    package func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.state == .possible && refusalInAnyDirection(of: recognizer) == nil
    }

    private func refusalByRequirements(
        _ ask: (any ArbitrationRule) -> ArbitrationAnswer?
    ) -> ArbitrationDecision? {
        for requirement in requirements {
            if let answer = ask(requirement), case .deny = answer {
                return ArbitrationDecision(answer, by: requirement)
            }
        }
        return nil
    }

    /// The answer of the first rule that has one.
    private func decisionByRules(_ ask: (any ArbitrationRule) -> ArbitrationAnswer?) -> ArbitrationDecision {
        for rule in rules {
            if let answer = ask(rule) { return ArbitrationDecision(answer, by: rule) }
        }
        return .unanswered
    }

    /// How `recognizer` relates to `other`; nil if neither a requirement nor a rule has an opinion. Nothing waits for a
    /// gesture whose landing was refused.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        opinion(on: recognizer, beside: other)?.relation
    }

    /// How `recognizer` relates to `other`, and the rule that says so.
    private func opinion(
        on recognizer: UIGestureRecognizer, beside other: UIGestureRecognizer
    ) -> (relation: ArbitrationRelation, rule: any ArbitrationRule)? {
        let opinion =
            opinion(of: requirements, on: recognizer, beside: other)
            ?? opinion(of: rules, on: recognizer, beside: other)
        if opinion?.relation.kind == .goesFirst, gesture(of: recognizer)?.receiveRefusal != nil { return nil }
        return opinion
    }

    private func opinion(
        of rules: [any ArbitrationRule], on recognizer: UIGestureRecognizer, beside other: UIGestureRecognizer
    ) -> (relation: ArbitrationRelation, rule: any ArbitrationRule)? {
        for rule in rules {
            if let relation = rule.relation(of: recognizer, to: other) { return (relation, rule) }
        }
        return nil
    }

    /// How `recognizer` relates to `other`, recorded as the answer to one of the delegate's questions.
    func relation(
        of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer, asked question: ArbitrationTrace.Question
    ) -> ArbitrationRelation? {
        guard !isAsked(byPreviousDelegateOf: recognizer) else { return nil }
        // UIKit asks this before it asks whether the recognizer may begin.
        if recognizer.mayBeginByTrackpad { recognizer.noteScroll() }
        let opinion = opinion(on: recognizer, beside: other)
        if let trace, !(other is any RecognizingBesideAll) {
            trace.record(question, recognizer, other, opinion?.relation ?? .exclusive(.noOpinion), by: opinion?.rule)
        }
        return opinion?.relation
    }
}

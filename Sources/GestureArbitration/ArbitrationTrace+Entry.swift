import UIKit

extension ArbitrationTrace {
    /// What UIKit, or a ``VetoGestureRecognizer``, asked the arbiter.
    public enum Question: String, Sendable, CaseIterable {
        /// May the recognizer see this touch?
        case receive
        /// May the recognizer begin?
        case begin
        /// May both recognize at the same time?
        case recognizeTogether
        /// Must the recognizer wait for the other one to fail?
        case waitFor
        /// Must the other one wait for the recognizer to fail?
        case goBefore
    }

    /// What was decided.
    public enum Outcome: String, Sendable, CaseIterable {
        /// Yes, the touch is received or the recognizer begins.
        case allowed
        /// No.
        case denied
        /// The two exclude each other.
        case exclusive
        /// The two may recognize together.
        case simultaneous
        /// The recognizer waits for the other one to fail.
        case waits
        /// The other one waits for the recognizer to fail.
        case goesFirst
    }

    /// One decision.
    public struct Entry: Equatable, Sendable, CustomStringConvertible {
        /// The time, in seconds of `CACurrentMediaTime()`.
        public let time: TimeInterval
        /// What was asked.
        public let question: Question
        /// The recognizer: its `name`, or its type and that of its view.
        public let recognizer: String
        /// The other recognizer, or the type of the view that the touch landed on; nil if the question has neither.
        public let other: String?
        /// The name of the rule that answered; nil if none did.
        public let rule: String?
        /// The decision.
        public let outcome: Outcome
        /// Why.
        public let reason: ArbitrationReason

        /// One line, such as "12.083 s: swipe, begin: denied by ControlRule, the touch is on a control that is
        /// dragged".
        public var description: String {
            let asked = [recognizer, "\(question.rawValue)\(other.map { " \($0)" } ?? "")"].joined(separator: ", ")
            let decided = "\(outcome.rawValue)\(rule.map { " by \($0)" } ?? "")"
            let milliseconds = Int((time * 1000).rounded())
            let fraction = String(1000 + milliseconds % 1000).dropFirst()
            return "\(milliseconds / 1000).\(fraction) s: \(asked): \(decided), \(reason)"
        }
    }
}

extension ArbitrationTrace {
    /// Records a yes-or-no decision.
    func record(
        _ question: Question, _ recognizer: UIGestureRecognizer, touch: UITouch? = nil, _ decision: ArbitrationDecision
    ) {
        record(
            question, recognizer, touch?.view.map { String(describing: type(of: $0)) }, by: decision.rule?.name,
            decision.isAllowed ? .allowed : .denied, decision.reason)
    }

    /// Records how two recognizers relate.
    func record(
        _ question: Question, _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer,
        _ relation: ArbitrationRelation,
        by rule: (any ArbitrationRule)?
    ) {
        record(question, recognizer, Self.describe(other), by: rule?.name, Outcome(relation), relation.reason)
    }

    private func record(
        _ question: Question, _ recognizer: UIGestureRecognizer, _ other: String?, by rule: String?,
        _ outcome: Outcome, _ reason: ArbitrationReason
    ) {
        record(
            Entry(
                time: CACurrentMediaTime(), question: question, recognizer: Self.describe(recognizer), other: other,
                rule: rule, outcome: outcome, reason: reason))
    }

    private static func describe(_ recognizer: UIGestureRecognizer) -> String {
        if let name = recognizer.name { return name }
        let type = String(describing: type(of: recognizer))
        guard let view = recognizer.view else { return type }
        return "\(type) of \(String(describing: Swift.type(of: view)))"
    }
}

extension ArbitrationTrace.Outcome {
    fileprivate init(_ relation: ArbitrationRelation) {
        switch relation {
        case .exclusive: self = .exclusive
        case .simultaneous: self = .simultaneous
        case .waits: self = .waits
        case .goesFirst: self = .goesFirst
        }
    }
}

/// An arbiter's decision on a touch or the beginning of a gesture, with the rule and the reason.
@MainActor
public struct ArbitrationDecision {
    /// Whether the recognizer may continue.
    public let isAllowed: Bool

    /// The reason.
    public let reason: ArbitrationReason

    /// The rule that answered; nil if none had an opinion, or if something else decided.
    public let rule: (any ArbitrationRule)?

    /// Whether everything except the ``GestureArbiter/confirmation`` agreed.
    let isUnconfirmed: Bool

    init(_ answer: ArbitrationAnswer, by rule: any ArbitrationRule, confirming: Bool = false) {
        switch answer {
        case .allow(let reason):
            isAllowed = true
            self.reason = reason
        case .deny(let reason):
            isAllowed = false
            self.reason = reason
        }
        self.rule = rule
        isUnconfirmed = confirming && !isAllowed
    }

    /// A decision without a rule.
    init(isAllowed: Bool, reason: ArbitrationReason) {
        self.isAllowed = isAllowed
        self.reason = reason
        rule = nil
        isUnconfirmed = false
    }

    /// No rule had an opinion: UIKit's default, which is yes.
    static var unanswered: ArbitrationDecision { ArbitrationDecision(isAllowed: true, reason: .noOpinion) }

    /// The rules allowed it, but the recognizer's previous delegate did not.
    static var refusedByPreviousDelegate: ArbitrationDecision {
        ArbitrationDecision(isAllowed: false, reason: .previousDelegate)
    }
}

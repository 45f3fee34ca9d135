import GestureArbitration
import UIKit

/// Why a swipe was refused.
public struct SwipeRefusal: Equatable, Sendable {
    /// The name of the rule that refused. "previousDelegate" if a former delegate of the recognizer did.
    public let rule: String

    /// Why the rule refused. Reasons have names, such as `.asked` or `.nothingToPop`, and a description for logs.
    public let reason: ArbitrationReason

    /// Makes a refusal.
    public init(rule: String, reason: ArbitrationReason) {
        self.rule = rule
        self.reason = reason
    }

    /// Of what `decision` says about an attempt at the gesture of `recognizer`; nil if it allows that, or if it is no attempt:
    /// the fingers move another way, or do something together.
    @MainActor
    init?(_ decision: ArbitrationDecision, onAttemptOf recognizer: UIGestureRecognizer) {
        guard !decision.isAllowed, !(decision.rule is DirectionRule), recognizer.agreesWithItsDirection == true
        else { return nil }
        self.init(decision)
    }

    @MainActor
    init(_ decision: ArbitrationDecision) {
        self.init(rule: decision.ruleName ?? "previousDelegate", reason: decision.reason)
    }
}

extension SwipeRefusal: CustomStringConvertible {
    /// For example "StackDepthRule: there is no screen to go back to".
    public var description: String { "\(rule): \(reason)" }
}

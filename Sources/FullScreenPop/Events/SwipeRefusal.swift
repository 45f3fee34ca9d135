import GestureArbitration
import UIKit

/// Why a swipe was refused.
public struct SwipeRefusal: Equatable, Sendable {
    /// The name of the rule that refused, for logs: compare the ``reason``. Many rules are not public. What else refuses is
    /// "previousDelegate" for the recognizer's previous delegate, "screen" where another screen has come than the swipe was meant
    /// for, "transition" where one runs that the swipe could not wait for, "nextScreen" where that has returned none, "shouldPop"
    /// where the screen says no or asks, and "tabBarController(_:shouldSelect:)" where the delegate has refused.
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
        self.init(rule: decision.rule?.name ?? "previousDelegate", reason: decision.reason)
    }
}

extension SwipeRefusal {
    /// Another screen has come than the one that the swipe was meant for.
    static var screenReplaced: SwipeRefusal { SwipeRefusal(rule: "screen", reason: .screenReplaced) }

    /// A transition runs, and another finger has landed before it was over.
    static var transitionRunning: SwipeRefusal { SwipeRefusal(rule: "transition", reason: .transitionRunning) }
}

extension ArbitrationReason {
    /// Another screen has come while the swipe had to wait.
    public static var screenReplaced: ArbitrationReason { "the swipe was meant for another screen" }
}

extension SwipeRefusal: CustomStringConvertible {
    /// For example "StackDepthRule: there is no screen to go back to".
    public var description: String { "\(rule): \(reason)" }
}

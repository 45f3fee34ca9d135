import GestureArbitration
import UIKit

/// Why a swipe was refused.
public struct SwipeRefusal: Equatable, Sendable {
    /// The name of the rule that refused, for logs; for comparisons, use the ``reason``. Many rules are not public.
    /// Other refusals have these names: "previousDelegate" for the recognizer's previous delegate, "screen" if the
    /// swipe was meant for another screen, "transition" if a transition is running that the swipe could not wait for,
    /// "nextScreen" if that option has returned no screen, "shouldPop" if the screen says no or asks, and
    /// "tabBarController(_:shouldSelect:)" if the delegate has refused.
    public let rule: String

    /// Why the rule refused. Reasons have names, such as `.asked` or `.nothingToPop`, and a description for logs.
    public let reason: ArbitrationReason

    /// Creates a refusal.
    public init(rule: String, reason: ArbitrationReason) {
        self.rule = rule
        self.reason = reason
    }

    /// Creates the refusal of an attempt at the gesture of `recognizer`. Nil if `decision` allows it, or if it is not
    /// an attempt: the fingers move another way, or do something together.
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
    /// The swipe was meant for another screen than the one that has come.
    static var screenReplaced: SwipeRefusal { SwipeRefusal(rule: "screen", reason: .screenReplaced) }

    /// A transition is running, and another finger has landed before it ended.
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

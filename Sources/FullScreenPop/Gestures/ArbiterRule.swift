import GestureArbitration
import UIKit

/// A whole arbiter as one rule of another: it passes refusals on, and leaves what it allows to the rules that follow.
@MainActor
struct ArbiterRule: ArbitrationRule {
    private let arbiter: GestureArbiter
    private let tracing: GestureArbiter

    /// Makes a rule of `arbiter`, whose decisions are written down where `tracing` has its own written down. If it is
    /// another one, only what it refuses is: what it allows is for `tracing` to tell.
    init(_ arbiter: GestureArbiter, tracedLike tracing: GestureArbiter) {
        self.arbiter = arbiter
        self.tracing = tracing
        if arbiter !== tracing { arbiter.tracesRefusalsOnly = true }
    }

    func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> Answer? {
        arbiter.trace = tracing.trace
        return refusal(arbiter.decision(onReceiving: touch, by: recognizer))
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        arbiter.trace = tracing.trace
        return refusal(arbiter.decision(onBeginningOf: recognizer))
    }

    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> Relation? {
        arbiter.relation(of: recognizer, to: other)
    }

    private func refusal(_ decision: Decision) -> Answer? {
        decision.isAllowed ? nil : .deny(decision.reason)
    }
}

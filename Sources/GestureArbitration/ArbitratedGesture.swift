import UIKit

/// What an arbiter keeps about a recognizer: its former delegate, and what was decided about its present gesture.
///
/// It is found in the recognizer's ``Touchdown``. The references are weak: the recognizer keeps neither the arbiter nor its
/// former delegate alive.
@MainActor
final class ArbitratedGesture {
    private weak var arbiter: GestureArbiter?
    /// Kept to be compared: to look at the weak reference takes longer than most rules do.
    private let arbiterIdentity: GestureArbiter.Identity
    private(set) weak var previousDelegate: (any UIGestureRecognizerDelegate)?

    /// What refused the landing of the first finger; nil if it was allowed.
    private(set) var refusedLanding: ArbitrationDecision?

    /// What was decided when the gesture was about to begin; nil before that.
    private(set) var decision: ArbitrationDecision?

    private var hasLanded = false

    init(for arbiter: GestureArbiter, previousDelegate: (any UIGestureRecognizerDelegate)?) {
        self.arbiter = arbiter
        arbiterIdentity = arbiter.identity
        self.previousDelegate = previousDelegate
    }

    /// Whether `arbiter` keeps this.
    func belongs(to arbiter: GestureArbiter) -> Bool { arbiterIdentity === arbiter.identity }

    /// Whether the arbiter that kept this has gone.
    var isOrphaned: Bool { arbiter == nil }

    /// Begins a new gesture, whose first finger has landed with this decision.
    func land(_ landing: ArbitrationDecision) {
        hasLanded = true
        refusedLanding = landing.isAllowed ? nil : landing
        decision = nil
    }

    /// Keeps the decision until the next gesture. Without a finger there is no gesture.
    func decide(_ decision: ArbitrationDecision) {
        if hasLanded { self.decision = decision }
    }
}

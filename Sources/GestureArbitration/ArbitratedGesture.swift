import UIKit

/// What an arbiter keeps about a recognizer: its previous delegate, and what was decided about its present gesture.
///
/// It is found in the recognizer's ``Touchdown``. The references are weak: the recognizer keeps neither the arbiter nor its
/// previous delegate alive.
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

    /// Whether the confirmation is left to be asked when the gesture begins, because another recognizer may still take its fingers.
    var awaitsConfirmation = false

    private var hasLanded = false
    /// What was decided on the fingers that have landed last, at the same time.
    private var landings: [Landing] = []

    private struct Landing {
        let touch: ObjectIdentifier
        let time: TimeInterval
        let decision: ArbitrationDecision
    }

    init(for arbiter: GestureArbiter, previousDelegate: (any UIGestureRecognizerDelegate)?) {
        self.arbiter = arbiter
        arbiterIdentity = arbiter.identity
        self.previousDelegate = previousDelegate
    }

    /// Whether `arbiter` keeps this.
    func belongs(to arbiter: GestureArbiter) -> Bool { arbiterIdentity === arbiter.identity }

    /// Whether the arbiter that kept this has gone.
    var isOrphaned: Bool { arbiter == nil }

    /// Keeps the decision on a finger that has landed, and begins a new gesture if it is the first.
    func land(_ decision: ArbitrationDecision, of touch: UITouch, isFirst: Bool) {
        if landings.first?.time != touch.timestamp { landings.removeAll(keepingCapacity: true) }
        landings.append(Landing(touch: ObjectIdentifier(touch), time: touch.timestamp, decision: decision))
        if isFirst { land(decision) }
    }

    /// Begins a new gesture with another one of the fingers that have landed last.
    func begin(with touch: UITouch) {
        guard let landing = landings.first(where: { $0.touch == ObjectIdentifier(touch) }) else { return }
        land(landing.decision)
    }

    /// Begins a new gesture, whose first finger has landed with this decision.
    func land(_ landing: ArbitrationDecision) {
        hasLanded = true
        awaitsConfirmation = false
        refusedLanding = landing.isAllowed ? nil : landing
        decision = nil
    }

    /// Keeps the decision until the next gesture. Without a finger there is no gesture.
    func decide(_ decision: ArbitrationDecision) {
        if hasLanded { self.decision = decision }
    }
}

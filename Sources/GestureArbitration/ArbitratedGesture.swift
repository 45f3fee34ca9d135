import UIKit

/// What an arbiter stores about a recognizer: its previous delegate, and the decisions on its current gesture.
///
/// It is stored in the recognizer's ``RecognizerRecord``, and keeps the arbiter alive, but not the previous delegate.
@MainActor
final class ArbitratedGesture {
    private let arbiter: GestureArbiter
    private(set) weak var previousDelegate: (any UIGestureRecognizerDelegate)?

    /// The decision that refused the landing of the first finger; nil if it was allowed.
    private(set) var refusedLanding: ArbitrationDecision?

    /// The decision made when the gesture was about to begin; nil before that.
    private(set) var decision: ArbitrationDecision?

    /// Whether the confirmation is asked only when the gesture begins, because another recognizer may still take its
    /// fingers.
    var awaitsConfirmation = false

    private var hasLanded = false
    /// The decisions on the fingers that landed last, at the same time.
    private var landings: [Landing] = []

    private struct Landing {
        let touch: ObjectIdentifier
        let time: TimeInterval
        let decision: ArbitrationDecision
    }

    init(for arbiter: GestureArbiter, previousDelegate: (any UIGestureRecognizerDelegate)?) {
        self.arbiter = arbiter
        self.previousDelegate = previousDelegate
    }

    /// Whether this belongs to `arbiter`.
    func belongs(to arbiter: GestureArbiter) -> Bool { self.arbiter === arbiter }

    /// Stores the decision on a finger that has landed, and begins a new gesture if it is the first.
    func land(_ decision: ArbitrationDecision, of touch: UITouch, isFirst: Bool) {
        if landings.first?.time != touch.timestamp { landings.removeAll(keepingCapacity: true) }
        landings.append(Landing(touch: ObjectIdentifier(touch), time: touch.timestamp, decision: decision))
        if isFirst { land(decision) }
    }

    /// Begins a new gesture with another of the fingers that landed last.
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

    /// Stores the decision until the next gesture. Without a finger there is no gesture.
    func decide(_ decision: ArbitrationDecision) {
        if hasLanded { self.decision = decision }
    }
}

import UIKit

/// What an arbiter stores about a recognizer: its previous delegate, and the decisions on its current gesture.
///
/// It is stored in the recognizer's ``RecognizerRecord``, and keeps the arbiter alive, but not the previous delegate.
@MainActor
final class ArbitratedGesture {
    private let arbiter: GestureArbiter
    private(set) weak var previousDelegate: (any UIGestureRecognizerDelegate)?

    /// The decision by which the first finger was not to be received; nil if it was allowed.
    private(set) var receiveRefusal: ArbitrationDecision?

    /// The decision made when the gesture was about to begin; nil before that.
    private(set) var decision: ArbitrationDecision?

    /// Whether the confirmation is asked only when the gesture begins, because another recognizer may still take its
    /// fingers.
    var awaitsConfirmation = false

    /// Whether there has ever been a finger or a scroll.
    private var hasBegun = false
    /// The decisions on the fingers that landed last, at the same time.
    private var receivedTouches: [ReceivedTouch] = []

    private struct ReceivedTouch {
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
    func receive(_ touch: UITouch, _ decision: ArbitrationDecision, isFirst: Bool) {
        if receivedTouches.first?.time != touch.timestamp { receivedTouches.removeAll(keepingCapacity: true) }
        receivedTouches.append(
            ReceivedTouch(touch: ObjectIdentifier(touch), time: touch.timestamp, decision: decision))
        if isFirst { begin(decision) }
    }

    /// Begins a new gesture with another of the fingers that landed last.
    func begin(with touch: UITouch) {
        guard let received = receivedTouches.first(where: { $0.touch == ObjectIdentifier(touch) }) else { return }
        begin(received.decision)
    }

    /// Begins a new gesture, with this decision on its first finger.
    func begin(_ received: ArbitrationDecision) {
        hasBegun = true
        awaitsConfirmation = false
        receiveRefusal = received.isAllowed ? nil : received
        decision = nil
    }

    /// Stores the decision until the next gesture. Without a finger there is no gesture.
    func keep(_ decision: ArbitrationDecision) {
        if hasBegun { self.decision = decision }
    }
}

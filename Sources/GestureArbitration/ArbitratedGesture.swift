import UIKit

/// What an arbiter keeps about a recognizer: its former delegate, and what was decided about its present gesture.
///
/// The references are weak: the arbiter keeps neither the recognizer nor its former delegate alive.
@MainActor
final class ArbitratedGesture {
    private(set) weak var recognizer: UIGestureRecognizer?
    private(set) weak var previousDelegate: (any UIGestureRecognizerDelegate)?

    /// What refused the landing of the first finger; nil if it was allowed.
    private(set) var refusedLanding: Decision?

    /// What was decided when the gesture was about to begin; nil before that.
    private(set) var decision: Decision?

    private var hasLanded = false

    init(of recognizer: UIGestureRecognizer, previousDelegate: (any UIGestureRecognizerDelegate)?) {
        self.recognizer = recognizer
        self.previousDelegate = previousDelegate
    }

    /// Begins a new gesture, whose first finger has landed with this decision.
    func land(_ landing: Decision) {
        hasLanded = true
        refusedLanding = landing.isAllowed ? nil : landing
        decision = nil
    }

    /// Keeps the decision until the next gesture. Without a finger there is no gesture.
    func decide(_ decision: Decision) {
        if hasLanded { self.decision = decision }
    }
}

import ScreenTransitions
import UIKit

/// One gesture driving one transition, from the gesture's beginning on.
///
/// UIKit asks for the interaction some time after the transition has begun, and the gesture may have ended by then. Its
/// outcome is kept here until then.
@MainActor
final class TransitionGestureDriver {
    private let measure: GestureMeasure
    private let completion: CompletionPolicy
    private var interaction: AnimatorInteraction?
    private weak var animator: (any UIViewControllerAnimatedTransitioning)?
    private var progress: CGFloat = 0
    /// What the fingers have come to, and how fast they were, in progress per second; nil while they are down.
    private var outcome: (finishes: Bool, velocity: CGFloat)?

    /// Make it when `recognizer` begins. `container` is a view that the transition does not move.
    init(_ gesture: TransitionGesture, by recognizer: UIGestureRecognizer, in container: UIView) {
        measure = GestureMeasure(gesture, of: recognizer, in: container)
        completion = gesture.completion
    }

    /// Whether the fingers are still down.
    var isActive: Bool { outcome == nil }

    /// Moves the transition as the fingers have moved, and finishes or cancels it when they let go.
    func follow(_ recognizer: UIGestureRecognizer) {
        guard isActive else { return }
        switch recognizer.state {
        case .changed:
            show(recognizer)
        case .ended:
            show(recognizer)
            let velocity = measure.velocity(of: recognizer)
            let finishes = completion.finishes(progress: progress, velocity: velocity)
            end(finishes: finishes, velocity: velocity)
        case .cancelled, .failed:
            end(finishes: false)
        default:
            break
        }
    }

    /// Cancels the transition, whatever the fingers do.
    func cancel() {
        guard isActive else { return }
        end(finishes: false)
    }

    /// The interaction for UIKit, always the same. Nil for a second animator: one gesture drives one transition.
    func interaction(for animator: any UIViewControllerAnimatedTransitioning) -> AnimatorInteraction? {
        if let interaction { return animator === self.animator ? interaction : nil }
        self.animator = animator
        let interaction = AnimatorInteraction(animator: animator)
        self.interaction = interaction
        interaction.update(progress)
        handOnOutcome()
        return interaction
    }

    private func show(_ recognizer: UIGestureRecognizer) {
        progress = measure.progress(of: recognizer)
        interaction?.update(progress)
    }

    private func end(finishes: Bool, velocity: CGFloat = 0) {
        outcome = (finishes, velocity)
        handOnOutcome()
    }

    private func handOnOutcome() {
        guard let outcome else { return }
        if outcome.finishes {
            interaction?.finish(velocity: outcome.velocity)
        } else {
            interaction?.cancel(velocity: outcome.velocity)
        }
    }
}

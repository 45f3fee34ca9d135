import UIKit

/// Lets a person feel where letting go would finish a transition, and where it no longer would.
@MainActor
final class ReleaseFeedback {
    private let generator: UIImpactFeedbackGenerator
    private let completion: CompletionPolicy
    private var isBeyond = false

    /// Creates feedback for a transition that `gesture` drives; nil if there is nothing to feel.
    init?(_ style: UIImpactFeedbackGenerator.FeedbackStyle?, at gesture: TransitionGesture) {
        guard let style else { return nil }
        generator = UIImpactFeedbackGenerator(style: style)
        completion = gesture.completion
        generator.prepare()
    }

    /// Called when the fingers have come to `progress`, from 0 to 1.
    func note(_ progress: CGFloat) {
        // As if they rested there: fingers that move on feel it when they have come that far.
        let isBeyond = completion.finishes(progress: progress, velocity: 0)
        guard isBeyond != self.isBeyond else { return }
        self.isBeyond = isBeyond
        generator.impactOccurred()
    }
}

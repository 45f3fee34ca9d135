import UIKit

/// Lets a person feel where letting go would finish a transition, and where it would not any more.
@MainActor
final class ReleaseFeedback {
    private let generator: UIImpactFeedbackGenerator
    private let completion: CompletionPolicy
    private var isBeyond = false

    /// For a transition that `gesture` leads; nil if there is nothing to feel.
    init?(_ style: UIImpactFeedbackGenerator.FeedbackStyle?, at gesture: TransitionGesture) {
        guard let style else { return nil }
        generator = UIImpactFeedbackGenerator(style: style)
        completion = gesture.completion
        generator.prepare()
    }

    /// The fingers have come to `progress`, from 0 to 1.
    func note(_ progress: CGFloat) {
        // As if they rested there: what moves on is felt when it has come so far.
        let isBeyond = completion.finishes(progress: progress, velocity: 0)
        guard isBeyond != self.isBeyond else { return }
        self.isBeyond = isBeyond
        generator.impactOccurred()
    }
}

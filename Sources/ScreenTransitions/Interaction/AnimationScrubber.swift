import UIKit

/// Moves the animations of one transition to any progress, and lets them continue from there.
@MainActor
protocol AnimationScrubber {
    /// Whether the animations are still being scrubbed; `false` once they continue by themselves or have ended.
    var isScrubbing: Bool { get }

    /// Shows the animations at `progress`, from 0 to 1.
    func scrub(to progress: CGFloat)

    /// Returns how many times faster than at their own speed the animations will continue; more than 0.
    func completionSpeed(for outcome: TransitionOutcome, velocity: CGFloat) -> CGFloat

    /// Lets the animations continue by themselves.
    ///
    /// - Parameter velocity: The velocity of the finger, in progress per second; negative on the way back.
    func complete(with outcome: TransitionOutcome, velocity: CGFloat)

    /// Whether the animations can be stopped once they continue.
    var isInterruptible: Bool { get }

    /// Stops continuing animations so that they can be scrubbed again. Returns their progress, from 0 to 1, or nil if
    /// they can't be stopped or have ended.
    func pause() -> CGFloat?

    /// Called when the transition has ended, for whatever reason.
    func transitionDidEnd(cancelled: Bool)
}

/// How an interactive transition ends.
enum TransitionOutcome {
    /// The animations continue to their end.
    case finish
    /// The animations return to their start.
    case cancel
}

import UIKit

/// What a ``ScreenTransition`` plays in one direction instead of its layers.
struct AnimatorSource: Sendable {
    /// Makes an animator of the app's own; `nil` uses the fallback.
    let make: @MainActor @Sendable (TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)?
    /// Whether the layers of the transition are the fallback. Otherwise it is UIKit's own animation.
    let hasFallback: Bool
}

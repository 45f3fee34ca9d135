import UIKit

// Placeholder until merge.
extension ScreenTransition {
    public static func animator(
        otherwise fallback: ScreenTransition? = nil,
        _ makeAnimator:
            @escaping @MainActor @Sendable (TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)?
    ) -> ScreenTransition {
        var transition = fallback ?? .crossfade
        transition.maker = { makeAnimator($0) ?? (fallback == nil ? nil : TransitionAnimator(transition: fallback!, direction: $0)) }
        return transition
    }
    @MainActor
    package func makeAnimator(_ direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)? {
        if let maker { return maker(direction) }
        return TransitionAnimator(transition: self, direction: direction)
    }
}

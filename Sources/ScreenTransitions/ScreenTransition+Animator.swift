import UIKit

extension ScreenTransition {
    /// Returns a transition that your own animators play, such as
    /// `.animator { direction in CurtainAnimator(opening: direction == .forward) }`.
    ///
    /// Wherever the layers of such a transition are needed, they are those of `fallback`, or of ``crossfade`` if there
    /// is none. This applies to ``layers(in:_:layout:)``, ``sample(at:in:_:layout:)``, all properties, and a
    /// ``TransitionAnimator``. It also applies to the combinators, such as ``reversed``, ``timing(_:)``,
    /// ``dimming(_:)``, ``combined(with:)``, and ``withSharedElements``: they return transitions without your
    /// animators. The exceptions are ``onPop(_:)`` and ``onPush(_:)``, which keep the animators of both transitions,
    /// each for its direction.
    ///
    /// - Parameters:
    ///   - fallback: The transition for a direction in which `makeAnimator` returns `nil`. The default is `nil`, which
    ///     is UIKit's own animation.
    ///   - makeAnimator: Makes the animator for one transition. It is called for every transition, and returns a new
    ///     animator each time. The direction is that of the operation: ``TransitionDirection/forward`` for a push or a
    ///     presentation, ``TransitionDirection/backward`` for a pop or a dismissal.
    public static func animator(
        otherwise fallback: ScreenTransition? = nil,
        _ makeAnimator:
            @escaping @MainActor @Sendable (TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)?
    ) -> ScreenTransition {
        var transition = fallback ?? .crossfade
        for direction in TransitionDirection.allCases {
            let next = fallback?.animators[direction]
            transition.animators[direction] = AnimatorSource(
                make: { makeAnimator($0) ?? next?.make($0) }, hasFallback: next?.hasFallback ?? (fallback != nil))
        }
        return transition
    }

    /// Returns an animator for one transition in `direction`; `nil` stands for UIKit's own animation.
    @MainActor
    package func makeAnimator(_ direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)? {
        if let own = animators[direction] {
            if let animator = own.make(direction) { return animator }
            guard own.hasFallback else { return nil }
        }
        return TransitionAnimator(transition: self, direction: direction)
    }
}

import ScreenTransitions
import UIKit

/// How a screen is presented and dismissed.
///
/// ```swift
/// profile.modalTransition = ModalTransition(.bounce, dismissal: .drop, gesture: .verticalPan(.down))
/// present(profile, animated: true)
/// ```
public struct ModalTransition: Sendable {
    /// How the screen comes; nil where ``animator`` says so.
    public var presentation: ScreenTransition?

    /// How the screen goes, played forwards: the screen is the one that leaves. Nil, the default, is the way back of
    /// ``presentation``.
    public var dismissal: ScreenTransition?

    /// Makes an animator of the app's own for one presentation or dismissal. It goes before ``presentation`` and ``dismissal``,
    /// which count where it returns nil.
    public var animator: AnimatorMaker?

    /// The gesture that dismisses the screen. Nil, the default: none. Fingers cannot lead UIKit's own animation.
    public var gesture: TransitionGesture?

    /// Makes a way to be presented and dismissed.
    public init(_ presentation: ScreenTransition, dismissal: ScreenTransition? = nil, gesture: TransitionGesture? = nil)
    {
        self.presentation = presentation
        self.dismissal = dismissal
        self.gesture = gesture
    }

    /// Makes a way to be presented and dismissed by animators of the app's own.
    public init(gesture: TransitionGesture? = nil, animator: @escaping AnimatorMaker) {
        self.animator = animator
        self.gesture = gesture
    }
}

extension ModalTransition {
    /// The animator for one presentation or one dismissal; nil leaves it to UIKit.
    @MainActor
    func makeAnimator(_ direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)? {
        if let animator = animator?(direction) { return animator }
        guard let presentation else {
            return dismissal.flatMap {
                direction == .backward ? TransitionAnimator(transition: $0, direction: .forward) : nil
            }
        }
        let both = dismissal.map { presentation.onPop($0) } ?? presentation
        return TransitionAnimator(transition: both, direction: direction)
    }
}

import UIKit

/// How a screen is presented and dismissed.
///
/// ```swift
/// profile.modalTransition = ModalTransition(.bounce, dismiss: .drop, interactor: .verticalPan(.down))
/// present(profile, animated: true)
/// ```
public struct ModalTransition: Sendable {
    /// How the screen comes; nil where ``animator`` says so.
    public var present: Transition?

    /// How the screen goes, played forwards: the screen is the one that leaves. Nil, the default, is the way back of
    /// ``present``.
    public var dismiss: Transition?

    /// Makes an animator of the app's own for one presentation or dismissal. It goes before ``present`` and ``dismiss``,
    /// which count where it returns nil.
    public var animator: AnimatorMaker?

    /// The gesture that dismisses the screen. Nil, the default: none. Fingers cannot lead UIKit's own animation.
    public var interactor: Interactor?

    /// Makes a way to be presented and dismissed.
    public init(_ present: Transition, dismiss: Transition? = nil, interactor: Interactor? = nil) {
        self.present = present
        self.dismiss = dismiss
        self.interactor = interactor
    }

    /// Makes a way to be presented and dismissed by animators of the app's own.
    public init(interactor: Interactor? = nil, animator: @escaping AnimatorMaker) {
        self.animator = animator
        self.interactor = interactor
    }
}

extension ModalTransition {
    /// The animator for one presentation or one dismissal; nil leaves it to UIKit.
    @MainActor
    func makeAnimator(_ direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)? {
        if let animator = animator?(direction) { return animator }
        guard let present else {
            return dismiss.flatMap {
                direction == .backward ? TransitionAnimator(transition: $0, direction: .forward) : nil
            }
        }
        let both = dismiss.map { present.onPop($0) } ?? present
        return TransitionAnimator(transition: both, direction: direction)
    }
}

import UIKit

/// How a screen is presented and dismissed.
///
/// ```swift
/// profile.modalTransition = ModalTransition(.bounce, dismiss: .drop, interactor: .verticalPan(.down))
/// present(profile, animated: true)
/// ```
public struct ModalTransition: Sendable {
    /// How the screen comes.
    public var present: Transition

    /// How the screen goes, played forwards: the screen is the one that leaves. Nil, the default, is the way back of
    /// ``present``.
    public var dismiss: Transition?

    /// The gesture that dismisses the screen. Nil, the default: none.
    public var interactor: Interactor?

    /// Makes a way to be presented and dismissed.
    public init(_ present: Transition, dismiss: Transition? = nil, interactor: Interactor? = nil) {
        self.present = present
        self.dismiss = dismiss
        self.interactor = interactor
    }
}

extension ModalTransition {
    /// The animator for one presentation or one dismissal.
    @MainActor
    func animator(_ direction: TransitionDirection) -> any UIViewControllerAnimatedTransitioning {
        let both = dismiss.map { present.onPop($0) } ?? present
        return TransitionAnimator(transition: both, direction: direction)
    }
}

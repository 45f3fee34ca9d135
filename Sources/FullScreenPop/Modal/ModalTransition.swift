import ScreenTransitions
import UIKit

/// How a screen is presented and dismissed.
///
/// ```swift
/// profile.modalTransition = ModalTransition(.bounce, dismissal: .drop, gesture: .verticalPan(.down))
/// home.present(profile, animated: true)
/// ```
public struct ModalTransition: Sendable {
    /// The transition with which the screen appears.
    public var presentation: ScreenTransition

    /// The transition with which the screen disappears, played forward, with the screen as the leaving one. The default
    /// is nil, which is the way back of ``presentation``.
    public var dismissal: ScreenTransition?

    /// The gesture that dismisses the screen. The default is nil. A gesture can't drive UIKit's own animation.
    public var gesture: TransitionGesture?

    /// Creates your presentation controller, for example for a card that covers a part of the screen. It gets the
    /// presented screen and the presenting one, which may be nil. The default is nil, which leaves the choice to UIKit.
    ///
    /// UIKit asks for it only if the screen's `modalPresentationStyle` is `.custom`. Setting
    /// ``UIKit/UIViewController/modalTransition`` sets that style instead of `.fullScreen` if there is a controller.
    public var presentationController:
        (
            @MainActor @Sendable (_ presented: UIViewController, _ presenting: UIViewController?) ->
                UIPresentationController
        )?

    /// Creates a modal transition.
    public init(
        _ presentation: ScreenTransition, dismissal: ScreenTransition? = nil, gesture: TransitionGesture? = nil
    ) {
        self.presentation = presentation
        self.dismissal = dismissal
        self.gesture = gesture
    }
}

extension ModalTransition {
    /// The animator for one presentation or one dismissal; nil stands for UIKit's own animation.
    @MainActor
    func makeAnimator(_ direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)? {
        guard direction == .backward, let dismissal else { return presentation.makeAnimator(direction) }
        return dismissal.makeAnimator(.forward)
    }
}

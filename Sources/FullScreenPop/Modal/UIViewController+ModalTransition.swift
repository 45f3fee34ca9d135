import UIKit
import UIKitSeams

extension UIViewController {
    private static let modalTransitionings = AssociatedProperty<ModalTransitioningDelegate>()

    /// How this screen is presented and dismissed. The default is nil, which leaves both to UIKit.
    ///
    /// Set it before the presentation, on the presented screen: on the navigation controller, if the screen is in one.
    /// Setting it replaces the screen's `transitioningDelegate`. It also sets `modalPresentationStyle` to `.fullScreen`
    /// if this is `.automatic`, or the style to which UIKit resolves it: `.pageSheet`, from iOS 18 on `.formSheet`; or
    /// to `.custom` if there is a ``ModalTransition/presentationController``. Set `.custom` or `.overFullScreen`
    /// afterwards if the presenter should be visible through the screen; transitions then leave the presenter in its
    /// place.
    ///
    /// The recognizer of ``ModalTransition/gesture`` is added to the screen's view, unless the screen is presented
    /// without an animation some time later; see ``InteractiveDismissal/attach()``.
    public var modalTransition: ModalTransition? {
        get { modalTransitioning?.transition }
        set {
            modalTransitioning?.retire()
            let transitioning = newValue.map { ModalTransitioningDelegate($0, of: self) }
            if transitioningDelegate === modalTransitioning || transitioning != nil {
                transitioningDelegate = transitioning
            }
            Self.modalTransitionings[self] = transitioning
            transitioning?.prepare()
        }
    }

    /// The dismissal of this screen by the gesture of its ``modalTransition``; nil if there is no gesture.
    public var interactiveDismissal: InteractiveDismissal? { modalTransitioning?.dismissal }

    /// Presents a screen with its ``modalTransition``, driven by the fingers of `trigger`.
    ///
    /// Call it when the trigger's gesture has begun. While no fingers drive it, or without a ``modalTransition``, this
    /// is `present(_:animated:completion:)`.
    public func present(
        _ screen: UIViewController, drivenBy trigger: TransitionTrigger, completion: (() -> Void)? = nil
    ) {
        let transitioning = screen.modalTransitioning
        transitioning?.presentationDriver = trigger.gestureDriver
        present(screen, animated: true, completion: completion)
        if screen.presentingViewController == nil {
            transitioning?.presentationDriver = nil
        }
    }

    private var modalTransitioning: ModalTransitioningDelegate? { Self.modalTransitionings[self] }
}

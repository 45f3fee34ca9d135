import UIKit

@MainActor private var transitioningKey: UInt8 = 0

extension UIViewController {
    /// How this screen is presented and dismissed; nil leaves that to UIKit.
    ///
    /// To be set on the very screen that is presented, a navigation controller, say, before that. Setting it makes an
    /// object of the toolkit's the screen's `transitioningDelegate`, which the screen keeps alive. It also makes
    /// `.fullScreen` the `modalPresentationStyle`, if that is a sheet's: UIKit's default, with which it would present the
    /// screen in its own way. What is set afterwards counts: choose `.custom` or `.overFullScreen` for a screen through
    /// which the presenter is to be seen, and which leaves the presenter in its place. Transitions move the presenter only
    /// with `.fullScreen`.
    ///
    /// The gesture of ``ModalTransition/gesture`` is added to the screen's view by itself, but for screens that come
    /// without an animation: see ``InteractiveDismissal/attach()``.
    public var modalTransition: ModalTransition? {
        get { modalTransitioning?.transition }
        set {
            modalTransitioning?.retire()
            let transitioning = newValue.map { ModalTransitioningDelegate($0, of: self) }
            if transitioningDelegate === modalTransitioning || transitioning != nil {
                transitioningDelegate = transitioning
            }
            objc_setAssociatedObject(self, &transitioningKey, transitioning, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            transitioning?.prepare()
        }
    }

    /// The dismissal of this screen by the gesture of its ``modalTransition``; nil if that has none.
    public var interactiveDismissal: InteractiveDismissal? { modalTransitioning?.dismissal }

    /// Presents a screen, driven by the fingers of `trigger` as the screen's ``modalTransition`` says.
    ///
    /// To be called when the trigger's gesture has begun. Without fingers that drive it, or without a ``modalTransition``, this is
    /// `present(_:animated:completion:)`.
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

    private var modalTransitioning: ModalTransitioningDelegate? {
        objc_getAssociatedObject(self, &transitioningKey) as? ModalTransitioningDelegate
    }
}

import GestureArbitration
import UIKit
import UIKitSeams

/// The dismissal of a presented screen by the gesture of its ``ModalTransition``.
///
/// ```swift
/// profile.interactiveDismissal?.arbiter.rules.insert(.when("Saving") { _ in … }, at: 0)
/// profile.interactiveDismissal?.arbiter.trace = ArbitrationTrace()
/// ```
///
/// In a trace the recognizer is called `FullScreenPop.dismissal`.
///
/// As with a sheet, a screen that is, or shows, one with `isModalInPresentation` stays. The delegate of its
/// presentation controller may keep it with `presentationControllerShouldDismiss(_:)`, and is told of interactive
/// dismissals and attempts.
///
/// When the fingers have let go, the screen runs on or back by itself. A finger that moves against it takes it over
/// again. If the screen has presented something while fingers moved it, such as an alert, it runs back.
@MainActor
public final class InteractiveDismissal {
    /// Decides which touches the gesture gets. At first its rules are
    /// ``/GestureArbitration/GestureArbiter/standardRules``, with an ``EdgeSwipeRule`` among them; add your own at the
    /// front, or remove any of them.
    ///
    /// Its requirements hold whatever the rules say: the start and the direction of the gesture, that the screen is
    /// presented and takes part in no transition, that it presents nothing, and that it shows no navigation controller
    /// with a screen to go back to.
    public let arbiter: GestureArbiter

    private let gesture: TransitionGesture
    private weak var screen: UIViewController?
    private var trigger: TransitionTrigger?
    /// Lets controls in scroll views keep their fingers. The back swipe of a modal stack has one already.
    private var handoff: ScrollHandoff?
    private var pendingDriver: TransitionGestureDriver?

    init(of screen: UIViewController, by gesture: TransitionGesture) {
        self.screen = screen
        self.gesture = gesture
        arbiter = .dismissal(of: screen, by: gesture)
    }

    /// Whether fingers are driving the dismissal.
    public var isDrivingTransition: Bool { trigger?.isDrivingTransition == true }

    /// Cancels the dismissal that fingers drive, like ``TransitionTrigger/cancel()``. To dismiss the screen instead,
    /// use ``dismiss(animated:completion:)``.
    public func cancel() { trigger?.cancel() }

    /// Dismisses the screen for the app, also while the gesture is dismissing it. UIKit's own method does nothing then,
    /// and the fingers might keep the screen; only that of a ``FullScreenPopNavigationController`` takes effect.
    ///
    /// If the gesture is dismissing the screen, the dismissal continues from where it is. If it runs back, the screen
    /// is dismissed afterwards.
    ///
    /// - Parameters:
    ///   - animated: Whether the screen goes with an animation, unless the dismissal continues.
    ///   - completion: Called when the screen has gone; at once if it is not presented.
    public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        guard !finish(animated: animated, completion: completion) else { return }
        guard let presenter = screen?.presentingViewController else {
            completion?()
            return
        }
        presenter.dismiss(animated: animated, completion: completion)
    }

    /// Adds the gesture to the screen's view, and loads the view. Calling it again changes nothing.
    ///
    /// A ``FullScreenPopNavigationController`` calls it. So does every presentation with an animation or a `.custom`
    /// style, and any presentation by the frame after `modalTransition` is set. UIKit doesn't report other
    /// presentations, which come later and without an animation: for those, call it in the screen's `viewDidLoad()`.
    public func attach() {
        guard let screen, let view = screen.view else { return }
        if let trigger, trigger.recognizers.first?.view === view { return }
        detach()
        trigger = TransitionTrigger(gesture, on: view, arbiter: arbiter) { [weak self] in
            self?.dismiss(drivenBy: $0.gestureDriver) == true
        }
        trigger?.addScrollTakeover()
        for recognizer in trigger?.recognizers ?? [] { recognizer.name = "FullScreenPop.dismissal" }
        if (screen as? UINavigationController)?.storedBackSwipe?.isInstalled != true { installHandoff(on: view) }
    }

    private func installHandoff(on view: UIView) {
        let directions = [gesture.direction].compactMap(\.self).filter(\.isHorizontal)
        handoff = ScrollHandoff(directions: directions, tracedBy: arbiter)
        handoff?.install(on: view)
    }

    /// Dismisses the screen for a person who asks for it without the gesture, if nobody refuses. Use it for VoiceOver's
    /// escape gesture, which calls the screen's `accessibilityPerformEscape()`.
    ///
    /// A ``FullScreenPopNavigationController`` does this itself when there is no screen to go back to. The rules of the
    /// ``arbiter`` decide who gets a touch, and are not asked.
    ///
    /// - Returns: True if the screen could be dismissed and was asked, whether or not it agreed. False if it isn't
    ///   presented, takes part in a transition, or presents something.
    @discardableResult
    public func dismissIfAllowed() -> Bool {
        guard let screen, screen.dismissalRefusal == nil else { return false }
        if screen.askToDismiss() == nil { dismiss(drivenBy: nil) }
        return true
    }

    /// Dismisses the screen for the app, if a dismissal by the gesture is in progress: now, or when it has run back.
    /// UIKit ignores the app meanwhile, and fingers might keep the screen.
    ///
    /// - Parameters:
    ///   - animated: Whether the screen goes with an animation if the dismissal runs back first.
    ///   - completion: Called when the screen has gone.
    /// - Returns: Whether such a dismissal is in progress.
    func finish(animated: Bool, completion: (() -> Void)?) -> Bool {
        guard let dismissal = screen?.runningDismissal, dismissal.initiallyInteractive else { return false }
        let isFollowed = dismissal.animate(alongsideTransition: nil) { [weak screen] context in
            guard context.isCancelled else {
                completion?()
                return
            }
            // UIKit is not ready for another one yet.
            CADisplayLink.nextFrame {
                // Other code may have dismissed it meanwhile.
                guard let presenter = screen?.presentingViewController else {
                    completion?()
                    return
                }
                presenter.dismiss(animated: animated, completion: completion)
            }
        }
        if isFollowed { trigger?.finish() }
        return isFollowed
    }

    func detach() {
        trigger?.uninstall()
        trigger = nil
        handoff?.uninstall()
        handoff = nil
    }

    /// Returns the driver of the dismissal that has just begun, once.
    func takeDriver() -> TransitionGestureDriver? {
        defer { pendingDriver = nil }
        return pendingDriver
    }

    /// - Returns: Whether the dismissal has begun.
    @discardableResult
    private func dismiss(drivenBy driver: TransitionGestureDriver?) -> Bool {
        guard let screen, let presenter = screen.presentingViewController else { return false }
        let presentation = screen.presentationController
        let responder = LeavingResponder(in: screen)
        pendingDriver = driver
        if let presentation { presentation.delegate?.willDismiss(presentation) }
        // The delegate may have done something instead.
        guard screen.dismissalRefusal == nil, screen.presentingViewController === presenter else {
            pendingDriver = nil
            return false
        }
        presenter.dismiss(animated: true) { [weak screen] in
            guard let presentation, screen?.presentingViewController == nil else { return }
            presentation.delegate?.didDismiss(presentation)
        }
        guard screen.isBeingDismissed else {
            // UIKit has not begun the dismissal: a later one is not driven by these fingers.
            pendingDriver = nil
            return false
        }
        responder.restore(ifCancelled: screen.transitionCoordinator)
        // What the modal presents meanwhile, such as an alert, must not go with it.
        let presented = screen.presentedViewController
        driver?.mayFinish = { [weak screen, weak presented] in screen?.presentedViewController === presented }
        return true
    }
}

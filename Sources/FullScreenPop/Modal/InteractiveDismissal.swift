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
/// What UIKit does for a sheet holds here as well: a screen that is, or shows, one with `isModalInPresentation` stays. The
/// delegate of its presentation controller may keep it with `presentationControllerShouldDismiss(_:)`, and is told of
/// dismissals by fingers that were attempted, that will be and that were.
@MainActor
public final class InteractiveDismissal {
    /// Decides which touches the gesture gets. Its rules are ``GestureArbitration/GestureArbiter/standardRules`` at first;
    /// add rules of the app's own at the front, or remove what is not to apply.
    ///
    /// Its requirements hold whatever the rules say: the direction, that the screen is not coming, going or presenting
    /// something, and that it shows no navigation controller with a screen to go back to.
    public let arbiter: GestureArbiter

    private let gesture: TransitionGesture
    private weak var screen: UIViewController?
    private var trigger: TransitionTrigger?
    private var pendingDriver: TransitionGestureDriver?

    init(of screen: UIViewController, by gesture: TransitionGesture) {
        self.screen = screen
        self.gesture = gesture
        arbiter = GestureArbiter(
            requirements: gesture.requirements + [DismissalRule(screen: screen), InnerStackRule(screen: screen)],
            rules: GestureArbiter.standardRules, confirmation: DismissalPermissionRule(screen: screen))
    }

    /// Whether fingers drive the screen's dismissal at this moment.
    public var isActive: Bool { trigger?.isActive == true }

    /// Adds the gesture to the screen's view, which is loaded for that. Doing it again changes nothing.
    ///
    /// It happens by itself in a ``FullScreenPopNavigationController``, and in every other screen that is presented with an
    /// animation or with a `.custom` style. UIKit gives no notice of another presentation without an animation: for that,
    /// call this in the screen's `viewDidLoad()`.
    public func attach() {
        guard let screen, let view = screen.view else { return }
        if let trigger, trigger.recognizer?.view === view { return }
        detach()
        trigger = TransitionTrigger(gesture, on: view, arbiter: arbiter) { [weak self] in self?.dismiss(by: $0) }
        trigger?.recognizer?.name = "FullScreenPop.dismissal"
    }

    func detach() {
        trigger?.remove()
        trigger = nil
    }

    /// What drives the dismissal that has just begun; it is asked for once.
    func takeDriver() -> TransitionGestureDriver? {
        defer { pendingDriver = nil }
        return pendingDriver
    }

    private func dismiss(by trigger: TransitionTrigger) {
        guard let screen, let presenter = screen.presentingViewController else { return }
        let presentation = screen.presentationController
        pendingDriver = trigger.gestureDriver
        if let presentation { presentation.delegate?.willDismiss(presentation) }
        presenter.dismiss(animated: true) { [weak screen] in
            guard let presentation, screen?.presentingViewController == nil else { return }
            presentation.delegate?.didDismiss(presentation)
        }
        // A dismissal that UIKit has not begun is not driven, whenever it comes.
        if !screen.isBeingDismissed { pendingDriver = nil }
    }
}

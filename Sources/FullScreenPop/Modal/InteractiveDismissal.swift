import GestureArbitration
import UIKit

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
    /// Decides which touches the gesture gets. It starts with ``Interactor/standardRules``; add rules of the app's own at
    /// the front, or remove what should not apply.
    ///
    /// Some things no rule can allow: another direction, a screen that is coming, going or presenting something, and one
    /// that shows a navigation controller with a screen to go back to.
    public let arbiter: GestureArbiter

    private let interactor: Interactor
    private weak var screen: UIViewController?
    private var gesture: TransitionGesture?
    private var pendingLead: GestureLead?

    init(of screen: UIViewController, by interactor: Interactor) {
        self.screen = screen
        self.interactor = interactor
        arbiter = GestureArbiter(rules: interactor.standardRules)
    }

    /// Whether fingers lead the screen's dismissal at this moment.
    public var isActive: Bool { gesture?.isActive == true }

    /// Adds the gesture to the screen's view, which is loaded for that. Doing it again changes nothing.
    ///
    /// It happens by itself in a ``FullScreenPopNavigationController``, and in every other screen that is presented with an
    /// animation or with a `.custom` style. UIKit tells nobody of another presentation without an animation: for that,
    /// call this in the screen's `viewDidLoad()`.
    public func attach() {
        guard let screen, let view = screen.view else { return }
        if let gesture, gesture.recognizer?.view === view { return }
        detach()
        gesture = TransitionGesture(
            interactor, on: view, arbiter: arbiter,
            circumstances: [DismissalRule(screen: screen), InnerStackRule(screen: screen)],
            permission: [DismissalPermissionRule(screen: screen)]
        ) { [weak self] in
            self?.dismiss(by: $0)
        }
        gesture?.recognizer?.name = "FullScreenPop.dismissal"
    }

    func detach() {
        gesture?.remove()
        gesture = nil
    }

    /// The fingers that lead the dismissal which has just begun; they are asked for once.
    func takeLead() -> GestureLead? {
        defer { pendingLead = nil }
        return pendingLead
    }

    private func dismiss(by gesture: TransitionGesture) {
        guard let screen, let presenter = screen.presentingViewController else { return }
        let presentation = screen.presentationController
        pendingLead = gesture.lead
        if let presentation { presentation.delegate?.willDismiss(presentation) }
        presenter.dismiss(animated: true) {
            guard let presentation else { return }
            presentation.delegate?.didDismiss(presentation)
        }
        // A dismissal that UIKit has not begun is led by nobody, whenever it comes.
        if !screen.isBeingDismissed { pendingLead = nil }
    }
}

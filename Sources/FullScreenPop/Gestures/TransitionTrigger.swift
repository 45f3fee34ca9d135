import GestureArbitration
import UIKit
import UIKitSeams

/// A gesture on a view that begins a transition and leads it.
///
/// It says when to begin; what then comes or goes is for the closure to say, which hands the gesture on:
///
/// ```swift
/// TransitionTrigger(.verticalPan(.up), on: view) { [unowned self] gesture in
///     present(profile, drivenBy: trigger)                                  // or:
///     navigation.pushViewController(detail, drivenBy: trigger)
/// }
/// ```
///
/// Screens that come are led as their own ``UIKit/UIViewController/modalTransition`` or ``PopOptions/transition`` says.
/// An app with a transitioning delegate of its own asks ``interactionController(for:)``.
///
/// The view keeps the gesture. The closure is kept with it, so let it refer weakly to the screen that the view is on.
@MainActor
public final class TransitionTrigger {
    /// What the fingers do.
    public let gesture: TransitionGesture

    /// What recognizes them. Its delegate answers for the ``arbiter``; leave it in place.
    public private(set) weak var recognizer: UIGestureRecognizer?

    /// Decides which touches the gesture gets. It starts with ``TransitionGesture/standardRules``; add rules of the app's own at
    /// the front, or remove what should not apply.
    ///
    /// Some things no rule can allow: another direction, a screen that takes part in a transition or presents something.
    public let arbiter: GestureArbiter

    private let circumstances: GestureArbiter
    private let governor = GestureArbiter()
    private let begin: @MainActor (TransitionTrigger) -> Void
    private var action: ActionTarget?

    /// The gesture while the fingers are at it.
    private(set) var lead: GestureLead?

    /// Adds the gesture to `view`, which keeps it. `begin` is called whenever the fingers have begun.
    @discardableResult
    public convenience init(
        _ gesture: TransitionGesture, on view: UIView, begin: @escaping @MainActor (TransitionTrigger) -> Void
    ) {
        self.init(
            gesture, on: view, arbiter: GestureArbiter(rules: gesture.standardRules),
            circumstances: [ScreenIdleRule()], begin: begin)
    }

    /// - Parameters:
    ///   - arbiter: What the app may change.
    ///   - circumstances: What no app may overrule; looked at again when a gesture begins that UIKit has held back.
    ///   - permission: Asked last, and once a gesture: it may tell somebody.
    init(
        _ gesture: TransitionGesture, on view: UIView, arbiter: GestureArbiter, circumstances: [any ArbitrationRule],
        permission: [any ArbitrationRule] = [], begin: @escaping @MainActor (TransitionTrigger) -> Void
    ) {
        self.gesture = gesture
        self.begin = begin
        self.arbiter = arbiter
        self.circumstances = GestureArbiter(rules: circumstances)
        governor.rules = [
            ArbiterRule(GestureArbiter(rules: gesture.conditions), tracedLike: arbiter),
            ArbiterRule(self.circumstances, tracedLike: arbiter),
            ArbiterRule(arbiter, tracedLike: arbiter),
            ArbiterRule(GestureArbiter(rules: permission), tracedLike: arbiter),
        ]
        let recognizer = gesture.makeRecognizer()
        governor.govern(recognizer)
        action = recognizer.addAction { [weak self] in self?.follow($0) }
        recognizer.keep(self)
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    /// Whether fingers lead a transition of this gesture's at this moment.
    public var isActive: Bool { lead?.isActive == true }

    /// What lets the fingers lead `animator`, for a transitioning delegate of the app's own to return. Nil while no
    /// fingers are at it: a transition that a button has begun is led by nobody.
    public func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        isActive ? lead?.interaction(for: animator) : nil
    }

    /// Takes the gesture off its view. A transition that it leads runs back.
    public func remove() {
        lead?.cancel()
        lead = nil
        guard let recognizer else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            start(recognizer)
        case .ended, .cancelled, .failed:
            lead?.follow(recognizer)
            lead = nil
        default:
            lead?.follow(recognizer)
        }
    }

    private func start(_ recognizer: UIGestureRecognizer) {
        // The transition may move the view itself, but not what holds it.
        guard let view = recognizer.view, circumstances.decision(onBeginningOf: recognizer).isAllowed else { return }
        lead = GestureLead(gesture, by: recognizer, in: view.superview ?? view)
        begin(self)
    }
}

extension UIGestureRecognizer {
    private static var gestureKey: UInt8 = 0

    /// A recognizer holds its targets and its delegate weakly; the gesture is both.
    fileprivate func keep(_ gesture: TransitionTrigger) {
        objc_setAssociatedObject(self, &Self.gestureKey, gesture, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

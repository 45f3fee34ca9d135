import GestureArbitration
import UIKit
import UIKitSeams

/// A gesture on a view that begins a transition and drives it.
///
/// It tells when its gesture has begun; the closure then begins a transition and hands the trigger on:
///
/// ```swift
/// TransitionTrigger(.verticalPan(.up), on: view) { [weak home] trigger in
///     home?.present(profile, drivenBy: trigger)
/// }
/// TransitionTrigger(.pan(.forward), on: view) { [weak navigation] trigger in
///     navigation?.backSwipe.pushViewController(detail, drivenBy: trigger)
/// }
/// ```
///
/// Screens that come are driven as their own ``UIKit/UIViewController/modalTransition`` or ``PopOptions/transition`` says.
/// An app with a transitioning delegate of its own asks ``interactionController(for:)``.
///
/// The view keeps the trigger, and the trigger keeps the closure: capture the screen that the view is on weakly.
@MainActor
public final class TransitionTrigger {
    /// What the fingers do.
    public let gesture: TransitionGesture

    /// What recognizes them. Its delegate is the ``arbiter``; leave it in place.
    public private(set) weak var recognizer: UIGestureRecognizer?

    /// Decides which touches the gesture gets. Its rules are ``GestureArbitration/GestureArbiter/standardRules`` at first;
    /// add rules of the app's own at the front, or remove what is not to apply.
    ///
    /// Its requirements hold whatever the rules say: the direction, and that the screen neither takes part in a transition
    /// nor presents something.
    public let arbiter: GestureArbiter

    private let begin: @MainActor (TransitionTrigger) -> Void
    private var action: ActionTarget?

    /// What drives the transition while the fingers are down.
    private(set) var gestureDriver: TransitionGestureDriver?

    /// Adds the gesture to `view`, which keeps the trigger. `begin` is called whenever the gesture has begun.
    @discardableResult
    public convenience init(
        _ gesture: TransitionGesture, on view: UIView, begin: @escaping @MainActor (TransitionTrigger) -> Void
    ) {
        let arbiter = GestureArbiter(
            requirements: gesture.requirements + [.idle], rules: GestureArbiter.standardRules)
        self.init(gesture, on: view, arbiter: arbiter, begin: begin)
    }

    /// Adds the gesture to `view`, with an arbiter that knows what the gesture requires.
    init(
        _ gesture: TransitionGesture, on view: UIView, arbiter: GestureArbiter,
        begin: @escaping @MainActor (TransitionTrigger) -> Void
    ) {
        self.gesture = gesture
        self.arbiter = arbiter
        self.begin = begin
        let recognizer = gesture.makeRecognizer()
        arbiter.govern(recognizer)
        action = recognizer.addAction { [weak self] in self?.follow($0) }
        recognizer.keep(self)
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    /// Whether fingers drive a transition of this trigger's at this moment.
    public var isActive: Bool { gestureDriver?.isActive == true }

    /// What lets the fingers drive `animator`, for a transitioning delegate of the app's own to return. Nil while no
    /// fingers are down: nothing drives a transition that a button has begun.
    public func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        isActive ? gestureDriver?.interaction(for: animator) : nil
    }

    /// Takes the gesture off its view. A transition that it drives runs back.
    public func remove() {
        gestureDriver?.cancel()
        gestureDriver = nil
        guard let recognizer else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            start(recognizer)
        case .ended, .cancelled, .failed:
            gestureDriver?.follow(recognizer)
            gestureDriver = nil
        default:
            gestureDriver?.follow(recognizer)
        }
    }

    private func start(_ recognizer: UIGestureRecognizer) {
        // UIKit may have held the gesture back since it was allowed to begin.
        guard let view = recognizer.view, arbiter.decision(onHeldBack: recognizer).isAllowed else { return }
        // The transition may move the view itself, but not its superview.
        gestureDriver = TransitionGestureDriver(gesture, by: recognizer, in: view.superview ?? view)
        begin(self)
    }
}

extension UIGestureRecognizer {
    private static var triggerKey: UInt8 = 0

    /// A recognizer holds its targets and its delegate weakly; the trigger is the one and keeps the other.
    fileprivate func keep(_ trigger: TransitionTrigger) {
        objc_setAssociatedObject(self, &Self.triggerKey, trigger, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

import GestureArbitration
import UIKit
import UIKitSeams

/// A gesture on a view that begins and drives a transition.
///
/// When its gesture has begun, it calls a closure, which begins a transition and passes the trigger on:
///
/// ```swift
/// TransitionTrigger.install(.verticalPan(.up), on: view) { [weak home] trigger in
///     home?.present(profile, drivenBy: trigger)
/// }
/// TransitionTrigger.install(.pan(.forward), on: view) { [weak navigation] trigger in
///     navigation?.backSwipe.pushViewController(detail, drivenBy: trigger)
/// }
/// ```
///
/// The transition is the ``UIKit/UIViewController/modalTransition`` or the ``PopOptions/transition`` of the arriving
/// screen. If you have your own transitioning delegate, let it return ``interactionController(for:)``.
///
/// The view retains the trigger, and the trigger retains the closure: capture the screen that contains the view weakly.
@MainActor
public final class TransitionTrigger {
    /// What the fingers do.
    public let gesture: TransitionGesture

    /// The recognizers of the gesture: for a pan, one for each finger that is down, at least two, and one for a
    /// trackpad; for a vertical pan that dismisses a screen, also one for fingers that have scrolled a list to its
    /// edge. Empty once the trigger is uninstalled. The delegate of those that have one is the ``arbiter``; do not
    /// replace it.
    public var recognizers: [UIGestureRecognizer] {
        view?.gestureRecognizers?.filter { $0.trigger === self } ?? []
    }

    /// Decides which touches the gesture gets. Its rules are ``/GestureArbitration/GestureArbiter/standardRules`` at
    /// first; add your own at the front, or remove any of them.
    ///
    /// Its requirements hold whatever the rules say: the start and the direction of the gesture, that no transition is
    /// running, and that nothing is presented.
    public let arbiter: GestureArbiter

    private let begin: @MainActor (TransitionTrigger) -> Bool
    private weak var view: UIView?
    private var actions: [ActionTarget] = []
    private let touchCanceling: TouchCancelingGestureRecognizer
    private lazy var pans = SwipePanGroup { [weak self] in self?.makePan() }

    /// Drives the transition while the fingers are down.
    private(set) var gestureDriver: TransitionGestureDriver?
    /// The driver of the last transition. Another finger may take it over until it ends.
    private weak var settlingDriver: TransitionGestureDriver?
    /// The flicks that wait for the end of a transition; shared with everything else that swipes on the same screens.
    let queue: TransitionQueue
    /// The swipe that a flick belongs to that waits, if it is not that of the trigger.
    var otherOwnerOfFlick: @MainActor (SwipePanGestureRecognizer) -> (any SwipePanOwner)? = { _ in nil }
    /// Called when a flick has waited for a screen that is no longer there.
    var onRefusal: @MainActor (SwipeRefusal) -> Void = { _ in }

    /// Adds the gesture to `view`, which retains the trigger. `begin` is called whenever the gesture has begun.
    @discardableResult
    public static func install(
        _ gesture: TransitionGesture, on view: UIView, begin: @escaping @MainActor (TransitionTrigger) -> Void
    ) -> TransitionTrigger {
        let arbiter = GestureArbiter(
            requirements: gesture.requirements + [.idle], rules: GestureArbiter.standardRules)
        return TransitionTrigger(gesture, on: view, arbiter: arbiter) { trigger in
            begin(trigger)
            // What the app has begun is not known.
            return true
        }
    }

    /// Adds the gesture to `view`, with an arbiter that has the gesture's requirements. Flicks wait in `queue`; nil for
    /// the trigger's own queue. `begin` returns whether it has begun a transition.
    init(
        _ gesture: TransitionGesture, on view: UIView, arbiter: GestureArbiter, queue: TransitionQueue? = nil,
        begin: @escaping @MainActor (TransitionTrigger) -> Bool
    ) {
        self.gesture = gesture
        self.arbiter = arbiter
        self.begin = begin
        self.view = view
        self.queue = queue ?? TransitionQueue()
        touchCanceling = TouchCancelingGestureRecognizer(on: view)
        if queue == nil { self.queue.host = self }
        if gesture.isPan { pans.addFirstPans() }
        addGoverned(gesture.makeRecognizer(), to: view)
    }

    private func makePan() -> SwipePanGestureRecognizer? {
        guard let view else { return nil }
        let pan = SwipePanGestureRecognizer()
        pan.owner = self
        addGoverned(pan, to: view)
        return pan
    }

    private func addGoverned(_ recognizer: UIGestureRecognizer, to view: UIView) {
        recognizer.name = "FullScreenPop.\(gesture.name)"
        arbiter.govern(recognizer)
        gesture.configure(recognizer)
        add(recognizer, to: view)
    }

    /// Whether the fingers of this trigger, or one that has taken over, are driving a transition.
    public var isDrivingTransition: Bool {
        gestureDriver?.isDriving == true || settlingDriver?.isDriving == true
    }

    /// The interaction controller with which the fingers drive `animator`, for your own transitioning delegate to
    /// return. Nil while no fingers are down, so that a transition begun by a button is not interactive.
    public func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        gestureDriver?.isInteractive == true ? gestureDriver?.interaction(for: animator) : nil
    }

    /// Cancels the transition that fingers drive. They can begin another only after they have lifted, and a flick that
    /// waits for a transition is dropped. A transition whose fingers have let go ends as it would have.
    public func cancel() {
        settlingDriver?.cancel()
        gestureDriver?.cancel()
        letGo()
        let recognizers = recognizers
        queue.removeFlicks(of: recognizers)
        for recognizer in recognizers {
            guard let pan = recognizer as? SwipePanGestureRecognizer else {
                recognizer.leaveTouches()
                continue
            }
            if pan.isActive { pan.leaveTouches() } else { pan.giveUp() }
        }
    }

    /// Lets a transition that fingers drive run to its end, whatever they do.
    func finish() {
        gestureDriver?.finish()
        settlingDriver?.finish()
    }

    /// Removes the gesture from its view. A transition that it drives is cancelled.
    public func uninstall() {
        // Disabling is documented to end what a recognizer does; removing it is not.
        cancel()
        touchCanceling.view?.removeGestureRecognizer(touchCanceling)
        for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// Takes over fingers from lists that they have dragged to the edge, if the gesture is a vertical pan.
    func addScrollTakeover() {
        if let view, let recognizer = gesture.makeScrollTakeover(asking: arbiter) { add(recognizer, to: view) }
    }

    private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
        actions.append(recognizer.addAction { [weak self] in self?.follow($0) })
        recognizer.trigger = self
        view.addGestureRecognizer(recognizer)
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            // UIKit may have held the gesture back since it was allowed to begin.
            if arbiter.decision(onHeldBack: recognizer).isAllowed { begin(by: recognizer) }
        case .ended, .cancelled, .failed:
            gestureDriver?.follow(recognizer)
            // Another recognizer may drive it.
            if gestureDriver?.isInteractive == false { letGo() }
        default:
            gestureDriver?.follow(recognizer)
        }
    }

    /// Called when the fingers no longer drive the transition. Another one may take it over.
    private func letGo() {
        guard let gestureDriver else { return }
        settlingDriver = gestureDriver
        self.gestureDriver = nil
    }

    private func begin(by recognizer: UIGestureRecognizer) {
        guard let view = recognizer.view else { return }
        // The transition may move the view itself, but not its superview.
        gestureDriver = TransitionGestureDriver(gesture, by: recognizer, in: view.superview ?? view)
        if begin(self) { touchCanceling.cancelTouches() }
    }
}

extension TransitionTrigger: SwipePanOwner {
    func startsAtEdge(_ touch: UITouch) -> Bool {
        view.map { arbiter.edgeRule?.goesFirst(with: touch, on: $0) == true } == true
    }

    /// A flick counts after another swipe: people do not wait for animations. After other transitions it is refused.
    func didLiftEarly(_ pan: SwipePanGestureRecognizer) -> Bool {
        pan.attempt.overlapsSwipeTransition ? keepFlick(of: pan) : letRulesDecide(on: pan)
    }

    func cancelTouches() { touchCanceling.cancelTouches() }

    func owner(ofFlickBy pan: SwipePanGestureRecognizer) -> any SwipePanOwner { otherOwnerOfFlick(pan) ?? self }

    func begin(byFlickOf pan: UIPanGestureRecognizer) {
        begin(by: pan)
        gestureDriver?.finish()
        letGo()
    }

    func refuse(_ refusal: SwipeRefusal) { onRefusal(refusal) }
}

/// The screen that the trigger is on, if its flicks have their own queue.
extension TransitionTrigger: TransitionHost {
    var screenToCome: UIViewController? {
        view?.gestureRecognizers?.first { $0.trigger === self }?.nearestController(UIViewController.self)
    }

    var isBusy: Bool {
        swipeSettles || screenToCome?.showsScreen { $0.transitionCoordinator != nil } == true
    }

    var fingersDrive: Bool { gestureDriver?.isInteractive == true || settlingDriver?.isInteractive == true }

    var swipeSettles: Bool { settlingDriver?.isOver == false || screenToCome?.swipeSettles == true }
}

extension UIGestureRecognizer {
    /// Whether this belongs to `trigger`.
    func belongs(to trigger: TransitionTrigger?) -> Bool { trigger != nil && self.trigger === trigger }

    private static let triggers = AssociatedProperty<TransitionTrigger>()

    /// A recognizer holds its targets and its delegate weakly. The trigger retains both, and the recognizer retains the
    /// trigger.
    fileprivate var trigger: TransitionTrigger? {
        get { Self.triggers[self] }
        set { Self.triggers[self] = newValue }
    }
}

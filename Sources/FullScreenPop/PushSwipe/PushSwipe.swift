import GestureArbitration
import UIKit

/// The swipe from trailing to leading that pushes the ``PopOptions/nextScreen`` of the top screen.
///
/// ```swift
/// inbox.fullScreenPop.nextScreen = NextScreen { (inbox: InboxViewController) in inbox.makeNext() }
/// navigation.backSwipe.pushSwipe.onEvent = { event in print(event) }
/// ```
///
/// Fingers drive the ``PopOptions/transition`` of the arriving screen or, if it is nil, a push that looks like UIKit's.
/// If they let go too early, the screen goes back where it came from, and the stack is as before.
@MainActor
public final class PushSwipe {
    /// Called with every event of the swipe, like ``BackSwipe/onEvent`` for a swipe back. At a progress of 1 the screen
    /// is in place. Capture the screens weakly.
    public var onEvent: (@MainActor (SwipeEvent) -> Void)?

    /// Whether swipes push on this stack at all. The default is true. ``BackSwipe/isEnabled`` applies to swipes back
    /// only.
    public var isEnabled: Bool {
        get { options.pushesNextScreen }
        set { options.pushesNextScreen = newValue }
    }

    /// Decides which touches the swipe gets. At first its rules are
    /// ``/GestureArbitration/GestureArbiter/standardRules``; add your own at the front, or remove any of them.
    ///
    /// Its requirements hold whatever the rules say: it goes from trailing to leading, the top screen has a
    /// ``PopOptions/nextScreen``, no transition is running, nothing is presented that keeps the screen from being used,
    /// and it does not start on a bar.
    public let arbiter: GestureArbiter

    /// The back swipe, which pushes.
    weak var backSwipe: BackSwipe?

    private let options: StackOptions
    private let queue: TransitionQueue
    private var trigger: TransitionTrigger?

    private static let gesture = TransitionGesture(
        "push", movement: .pan(.forward, distance: .container, region: .anywhere))

    init(options: StackOptions, queue: TransitionQueue) {
        self.options = options
        self.queue = queue
        arbiter = GestureArbiter(
            requirements: [
                RestingFingerRule(), .direction, NextScreenRule(options: options), .idleOrBeside, BarRule(),
            ],
            rules: GestureArbiter.standardRules)
        arbiter.onDecision = { [weak self] in self?.didDecide($1, on: $0) }
    }

    /// Adds the recognizers once there is a screen to push.
    func addIfNeeded() {
        guard trigger == nil, options.ofTopScreen.nextScreen != nil, let view = options.navigationController?.view
        else { return }
        trigger = TransitionTrigger(Self.gesture, on: view, arbiter: arbiter, queue: queue) { [weak self] in
            self?.begin(by: $0) == true
        }
        trigger?.onRefusal = { [weak self] in self?.onEvent?(.refused($0)) }
    }

    /// Cancels the push that fingers drive.
    func cancel() { trigger?.cancel() }

    /// Removes the recognizers from their view. A push that they drive is cancelled.
    func remove() {
        trigger?.uninstall()
        trigger = nil
    }

    /// Pushes the next screen, if there is one.
    ///
    /// - Returns: Whether a push has begun.
    private func begin(by trigger: TransitionTrigger) -> Bool {
        guard let navigationController = options.navigationController, let top = navigationController.topViewController,
            let next = options.nextScreen?.make(top.shownOnStack),
            !navigationController.viewControllers.contains(next)
        else {
            return refuse(SwipeRefusal(rule: "nextScreen", reason: .noNextScreen))
        }
        // The app may have left the screen when asked.
        guard navigationController.topViewController === top, navigationController.transitionCoordinator == nil else {
            return refuse(.screenReplaced)
        }
        backSwipe?.push(next, drivenBy: trigger) { [weak self] event in self?.onEvent?(event) }
        return true
    }

    private func refuse(_ refusal: SwipeRefusal) -> Bool {
        onEvent?(.refused(refusal))
        return false
    }

    private func didDecide(_ decision: ArbitrationDecision, on recognizer: UIGestureRecognizer) {
        // Scrolling, or a swipe on a screen with nothing to push, is not a refused swipe.
        guard recognizer.belongs(to: trigger), !(decision.rule is NextScreenRule),
            let refusal = SwipeRefusal(decision, onAttemptOf: recognizer)
        else { return }
        onEvent?(.refused(refusal))
    }
}

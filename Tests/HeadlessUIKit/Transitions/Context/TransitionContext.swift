/// One running change of screens, from the moment its animator is known until `completeTransition(_:)`.
///
/// The container (navigation controller, tab bar controller, presentation) says what is to be done when it is over;
/// the context keeps the order of G1, counts completions (G3) and blocks the container's touches meanwhile.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    struct Participant {
        var controller: UIViewController?
        /// The view that takes part, or nil if the transition must not touch it (a presenter that stays).
        var view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let from: Participant
    let to: Participant
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    let isAnimated = true

    /// Settles stack, views and appearance; called once, before completion blocks and `animationEnded` (G1).
    var settle: (Bool) -> Void = { _ in }

    private(set) lazy var coordinator = TransitionCoordinator(context: self)
    private(set) var isInteractive: Bool
    /// Known before the start, so that willShow and viewWillAppear can tell.
    let initiallyInteractive: Bool
    private(set) var transitionWasCancelled = false
    /// What the interaction has come to; nil if there was none, or none has ended.
    private var wasCancelledByInteraction: Bool?
    private(set) var percentComplete: CGFloat = 0
    private(set) var isStarted = false
    /// When it started, as `CACurrentMediaTime()`.
    private(set) var startTime: TimeInterval = 0
    private(set) var isComplete = false
    private(set) var interruptibleAnimator: (any UIViewImplicitlyAnimating)?
    private(set) lazy var duration = animator.transitionDuration(using: self)
    private let watchdog = TransitionWatchdog()
    private let touchBlock: TouchBlock
    private var timesCompleted = 0

    init(
        container: UIView, from: Participant, to: Participant, style: UIModalPresentationStyle,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?,
        blocking blocked: [UIView]
    ) {
        containerView = container
        self.from = from
        self.to = to
        presentationStyle = style
        self.animator = animator
        self.interactor = interactor
        let wantsInteractiveStart = OptionalRequirement.ask(interactor) { $0.wantsInteractiveStart }
        initiallyInteractive = interactor != nil && wantsInteractiveStart ?? true
        isInteractive = initiallyInteractive
        touchBlock = TouchBlock(views: blocked)
    }

    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        participant(vc)?.initialFrame ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        participant(vc)?.finalFrame ?? .zero
    }

    private func participant(_ controller: UIViewController) -> Participant? {
        [from, to].first { $0.controller === controller }
    }
}

// MARK: - Start and end
extension TransitionContext {
    /// Starts the animator or the interactor. Appearance callbacks have run; the coordinator's blocks are waiting.
    func start() {
        precondition(!isStarted, "A transition starts once.")
        isStarted = true
        let duration = duration
        startTime = CACurrentMediaTime()
        touchBlock.isOn = true
        if let interactor, initiallyInteractive {
            interactor.startInteractiveTransition(self)
        } else {
            (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
            animator.animateTransition(using: self)
        }
        guard !isComplete else { return }
        coordinator.startAlongsideAnimations()
        watch(for: isInteractive ? 0 : duration)
    }

    func completeTransition(_ didComplete: Bool) {
        timesCompleted += 1
        guard timesCompleted == 1 else {
            record(.transitionCompletedTwice(from: from.name, to: to.name))  // G3
            return
        }
        isComplete = true
        isInteractive = false
        noteCancellation(ofCompletion: didComplete)
        percentComplete = didComplete ? 1 : 0
        watchdog.stop()
        touchBlock.isOn = false
        (interactor as? UIPercentDrivenInteractiveTransition)?.detach()
        coordinator.settleAlongsideAnimations(didComplete: didComplete)
        let settle = settle
        self.settle = { _ in }
        settle(didComplete)
        coordinator.runCompletions()
        OptionalRequirement.ask(animator) { $0.animationEnded(didComplete) }
    }

    private func noteCancellation(ofCompletion didComplete: Bool) {
        let believesAnimator = HeadlessRuntime.current.profile.navigation.contradiction == .completion
        transitionWasCancelled = believesAnimator ? !didComplete : wasCancelledByInteraction ?? !didComplete
    }

    /// Whether the stack changes, for an animator that has said whether the transition is complete.
    func changesStack(ifCompleted didComplete: Bool) -> Bool {
        let followsInteraction = HeadlessRuntime.current.profile.navigation.contradiction == .stackFollowsInteraction
        return followsInteraction ? !transitionWasCancelled : didComplete
    }

    /// Nobody may wait for more than `duration` plus the profile's patience without a finger on the screen.
    private func watch(for duration: TimeInterval) {
        watchdog.watch(for: duration) { [weak self] in
            guard let self, !self.isComplete else { return }
            self.record(.transitionNeverCompleted(from: self.from.name, to: self.to.name))
        }
    }

    private func record(_ fault: Fault) {
        HeadlessRuntime.current.faults.record(fault)
    }

    /// Remembers the animator that can be paused and turned; with one, the container stays open to touches.
    func adopt(_ interruptible: any UIViewImplicitlyAnimating) {
        interruptibleAnimator = interruptible
        if HeadlessRuntime.current.profile.transitions.interruptibleTransitionsTakeTouches { touchBlock.isOn = false }
    }
}

// MARK: - Interaction
extension TransitionContext {
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !isComplete else { return }
        self.percentComplete = percentComplete
        coordinator.scrubAlongsideAnimations(to: percentComplete)
    }

    /// Progress without a finger: the way to the end or back.
    func follow(_ fraction: CGFloat) {
        coordinator.scrubAlongsideAnimations(to: fraction)
    }

    func finishInteractiveTransition() {
        endInteraction(cancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(cancelled: true)
    }

    func pauseInteractiveTransition() {
        guard isStarted, !isComplete, !isInteractive else { return }
        isInteractive = true
        transitionWasCancelled = false
        wasCancelledByInteraction = nil
        coordinator.pauseAlongsideAnimations()
        coordinator.interactionChanged()
    }

    private func endInteraction(cancelled: Bool) {
        guard isStarted, isInteractive, !isComplete else { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        wasCancelledByInteraction = cancelled
        if !(interactor is UIPercentDrivenInteractiveTransition) {
            coordinator.continueAlongsideAnimations(reversed: cancelled)
        }
        coordinator.interactionChanged()
        watch(for: duration / Double(max(coordinator.completionVelocity, 0.01)))
    }
}

extension TransitionContext.Participant {
    @MainActor var name: String { controller?.screenName ?? "nothing" }
}

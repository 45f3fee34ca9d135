/// What an app sees of a running transition, and what it lets run beside it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// Strong while the transition runs (its owner keeps both); the coordinator outlives it only in an app's hands.
    private weak var context: TransitionContext?
    private let finalState: TransitionFinalState
    private var waiting: [Block] = []
    private var running: [AlongsideAnimation] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []

    init(context: TransitionContext) {
        self.context = context
        finalState = TransitionFinalState(context: context)
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard let context, !context.isComplete else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        waiting.append(animation)
        if context.isStarted { startAlongsideAnimations() }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionHandlers.append(handler)
    }
}

// MARK: - Driven by the context
extension TransitionCoordinator {
    func startAlongsideAnimations() {
        guard let context, !waiting.isEmpty else { return }
        let blocks = waiting
        waiting = []
        let animation = AlongsideAnimation(duration: context.duration, linear: context.initiallyInteractive) {
            for block in blocks { block(self) }
        }
        running.append(animation)
        if context.isInteractive {
            animation.scrub(to: context.percentComplete)
        } else {
            animation.play()
        }
    }

    func scrubAlongsideAnimations(to fraction: CGFloat) {
        for animation in running { animation.scrub(to: fraction) }
    }

    func pauseAlongsideAnimations() {
        for animation in running { animation.pause() }
    }

    func continueAlongsideAnimations(reversed: Bool) {
        for animation in running { animation.resume(reversed: reversed) }
    }

    func settleAlongsideAnimations(didComplete: Bool) {
        let blocks = waiting
        waiting = []
        if didComplete, !blocks.isEmpty {
            // The transition was over before it had begun to show anything.
            for block in blocks { block(self) }
        }
        for animation in running { animation.settle(atEnd: didComplete) }
        running = []
    }

    func interactionChanged() {
        for handler in interactionHandlers { handler(self) }
    }

    func runCompletions() {
        finalState.freeze(context)
        let blocks = completions
        completions = []
        interactionHandlers = []
        for block in blocks { block(self) }
    }
}

// MARK: - UIViewControllerTransitionCoordinatorContext
extension TransitionCoordinator {
    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
    var initiallyInteractive: Bool { context?.initiallyInteractive ?? finalState.initiallyInteractive }
    var isInterruptible: Bool { context?.interruptibleAnimator != nil }
    var isInteractive: Bool { context?.isInteractive ?? false }
    var isCancelled: Bool { context?.transitionWasCancelled ?? finalState.isCancelled }
    var transitionDuration: TimeInterval { context?.duration ?? finalState.duration }
    var percentComplete: CGFloat { context?.percentComplete ?? finalState.percentComplete }

    var completionVelocity: CGFloat {
        OptionalRequirement.ask(context?.interactor) { $0.completionSpeed } ?? 1
    }

    var completionCurve: UIView.AnimationCurve {
        OptionalRequirement.ask(context?.interactor) { $0.completionCurve } ?? .easeInOut
    }

    var containerView: UIView { context?.containerView ?? finalState.containerView }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        context?.view(forKey: key)
    }
}

/// What a coordinator still answers when its transition is over and gone.
@MainActor
private final class TransitionFinalState {
    private(set) var initiallyInteractive = false
    private(set) var isCancelled = false
    private(set) var duration: TimeInterval = 0
    private(set) var percentComplete: CGFloat = 0
    private weak var container: UIView?

    init(context: TransitionContext) {
        container = context.containerView
    }

    var containerView: UIView { container ?? UIView() }

    func freeze(_ context: TransitionContext?) {
        guard let context else { return }
        initiallyInteractive = context.initiallyInteractive
        isCancelled = context.transitionWasCancelled
        duration = context.duration
        percentComplete = context.percentComplete
    }
}

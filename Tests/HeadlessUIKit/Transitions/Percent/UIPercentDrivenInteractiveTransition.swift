/// Scrubs an animator by hand (G2): by the container's layer time, or by an interruptible animator's fraction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private enum Outcome {
        case finished, cancelled
    }

    /// One over the speed at which what is left after the finger is played; must be greater than 0.
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true
    open private(set) var percentComplete: CGFloat = 0
    open private(set) var duration: CGFloat = 0

    private weak var context: TransitionContext?
    private var scrubber: (any TransitionScrubber)?
    /// What the gesture wanted before the transition had started; applied at the start (G2).
    private var earlyProgress: CGFloat?
    private var earlyOutcome: Outcome?

    public override init() {
        super.init()
    }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            preconditionFailure("A percent-driven transition drives a context of the system, not \(transitionContext).")
        }
        attach(to: context)
        if let animator = OptionalRequirement.ask(context.animator, { $0.interruptibleAnimator(using: context) }) {
            context.adopt(animator)
            scrubber = AnimatorScrubber(animator: animator)
            scrubber?.begin()
        } else {
            let scrubber = LayerTimeScrubber(layer: context.containerView.layer, duration: duration)
            self.scrubber = scrubber
            scrubber.begin()
            scrubber.capture { context.animator.animateTransition(using: context) }
        }
        applyEarlyCalls()
    }

    open func pause() {
        guard let context, !context.isInteractive else { return }
        let scrubber = scrubber ?? makeScrubberOfRunningTransition(context)
        self.scrubber = scrubber
        scrubber.pause()
        percentComplete = scrubber.fraction
        context.pauseInteractiveTransition()
    }

    open func update(_ percentComplete: CGFloat) {
        let progress = min(max(percentComplete, 0), 1)
        guard let context, let scrubber else {
            earlyProgress = progress
            return
        }
        guard context.isInteractive else { return }
        self.percentComplete = progress
        scrubber.scrub(to: progress)
        context.updateInteractiveTransition(progress)
    }

    open func cancel() {
        end(.cancelled)
    }

    open func finish() {
        end(.finished)
    }

    private func end(_ outcome: Outcome) {
        guard let context, let scrubber else {
            earlyOutcome = outcome
            return
        }
        guard context.isInteractive else { return }
        switch outcome {
        case .finished: context.finishInteractiveTransition()
        case .cancelled: context.cancelInteractiveTransition()
        }
        let left = outcome == .finished ? 1 - percentComplete : percentComplete
        // Documented as greater than 0; articles give 1 − percentComplete, which is 0 at the end of the way.
        let speed = max(completionSpeed, HeadlessRuntime.current.profile.navigation.leastCompletionSpeed)
        scrubber.run(
            ScrubbedRun(
                reversed: outcome == .cancelled, fraction: left / speed, duration: duration,
                curve: completionCurve, timing: timingCurve
            ) { [weak context] in context?.follow($0) })
    }

    private func applyEarlyCalls() {
        let progress = earlyProgress
        let outcome = earlyOutcome
        earlyProgress = nil
        earlyOutcome = nil
        if let progress { update(progress) }
        if let outcome { end(outcome) }
    }
}

// MARK: - Attached by the context
extension UIPercentDrivenInteractiveTransition {
    func attach(to context: TransitionContext) {
        self.context = context
        duration = context.duration
        percentComplete = 0
    }

    func detach() {
        scrubber?.end()
        scrubber = nil
        context = nil
    }

    /// A transition that began without a finger and is caught now.
    private func makeScrubberOfRunningTransition(_ context: TransitionContext) -> any TransitionScrubber {
        if let animator = OptionalRequirement.ask(context.animator, { $0.interruptibleAnimator(using: context) }) {
            context.adopt(animator)
            return AnimatorScrubber(animator: animator)
        }
        return LayerTimeScrubber(
            layer: context.containerView.layer, duration: duration, runningSince: context.startTime)
    }
}

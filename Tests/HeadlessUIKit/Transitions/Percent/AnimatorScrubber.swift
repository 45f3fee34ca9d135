/// G2: the interruptible animator's fraction is the progress.
@MainActor
final class AnimatorScrubber: TransitionScrubber {
    private let animator: any UIViewImplicitlyAnimating
    private var frames: FrameObserver?

    init(animator: any UIViewImplicitlyAnimating) {
        self.animator = animator
    }

    isolated deinit {
        frames?.invalidate()
    }

    var fraction: CGFloat { animator.fractionComplete }

    func begin() {
        animator.pauseAnimation()
    }

    func pause() {
        stopFollowing()
        animator.pauseAnimation()
        if animator.isReversed {
            // Progress counts towards the end again, wherever the animator was heading.
            animator.isReversed = false
        }
    }

    func scrub(to fraction: CGFloat) {
        animator.fractionComplete = fraction
    }

    func run(_ run: ScrubbedRun) {
        animator.isReversed = run.reversed
        let timing = run.timing ?? UICubicTimingParameters(animationCurve: run.curve)
        let continued: Void? = OptionalRequirement.ask(animator) {
            $0.continueAnimation(withTimingParameters: timing, durationFactor: run.fraction)
        }
        if continued == nil { animator.startAnimation() }
        frames = HeadlessRuntime.current.clock.observeFrames { [weak self] in
            guard let self, self.animator.state == .active else { return }
            run.follow(self.animator.isReversed ? 1 - self.animator.fractionComplete : self.animator.fractionComplete)
        }
    }

    func end() {
        stopFollowing()
    }

    private func stopFollowing() {
        frames?.invalidate()
        frames = nil
    }
}

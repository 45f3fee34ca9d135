/// Animations that an app lets run beside a transition: they follow its progress, forwards and back.
@MainActor
final class AlongsideAnimation {
    private let animator: UIViewPropertyAnimator

    init(duration: TimeInterval, linear: Bool, animations: @escaping () -> Void) {
        animator = UIViewPropertyAnimator(
            duration: duration, curve: linear ? .linear : .easeInOut, animations: animations)
    }

    func play() {
        animator.startAnimation()
    }

    func pause() {
        animator.pauseAnimation()
        // Progress counts towards the end again, wherever the animator was heading.
        animator.isReversed = false
    }

    func scrub(to fraction: CGFloat) {
        if animator.state == .inactive || animator.isRunning { animator.pauseAnimation() }
        animator.fractionComplete = fraction
    }

    func resume(reversed: Bool) {
        guard animator.state == .active else { return }
        animator.isReversed = reversed
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    /// The transition is over: whatever is still on its way is put where it belongs.
    func settle(atEnd: Bool) {
        guard animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: atEnd ? .end : .start)
    }
}

/// What the animation block that is running says about the changes inside it.
@MainActor
final class ViewAnimationContext {
    var duration: TimeInterval
    var delay: TimeInterval
    var curve: TimingCurve
    var options: UIView.AnimationOptions
    let completion: AnimationCompletion?
    /// The property animator that the changes belong to.
    let animator: AnimatorTimeline?
    /// The fraction of the animator's time at which the changes begin.
    let animatorStart: Double
    /// Collects the changes inside `animateKeyframes` instead of animating each by itself.
    let keyframes: KeyframeRecorder?
    var repeatCount: Double
    var autoreverses: Bool

    init(
        duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve, options: UIView.AnimationOptions = [],
        completion: AnimationCompletion? = nil, animator: AnimatorTimeline? = nil, animatorStart: Double = 0,
        keyframes: KeyframeRecorder? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
        self.options = options
        self.completion = completion
        self.animator = animator
        self.animatorStart = animatorStart
        self.keyframes = keyframes
        repeatCount = options.contains(.repeat) ? .infinity : 1
        autoreverses = options.contains(.autoreverse)
    }
}

extension UIView {
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.isEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = ViewAnimation.isEnabled
        ViewAnimation.isEnabled = false
        actionsWithoutAnimation()
        ViewAnimation.isEnabled = wasEnabled
    }

    /// The duration of the animation block that is running, in seconds; 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let curve = TimingCurve(options.curve)
        animateBlock(duration, delay, curve, options, inheritsCurve: true, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// H3.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(dampingRatio: dampingRatio, duration: duration)
        let curve = TimingCurve.spring(spring, velocity: SIMD2(repeating: velocity), duration: duration)
        animateBlock(duration, delay, curve, options, inheritsCurve: false, animations, completion)
    }

    @available(iOS 17.0, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(perceptualDuration: duration, bounce: bounce)
        let length = spring.settlingDuration(velocity: initialSpringVelocity)
        let curve = TimingCurve.spring(spring, velocity: SIMD2(repeating: initialSpringVelocity), duration: length)
        animateBlock(length, delay, curve, options, inheritsCurve: false, animations, completion)
    }

    /// To be called inside an animation block: the changes in `animations` are repeated.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let context = ViewAnimation.current else { return animations() }
        let (outerCount, outerAutoreverses) = (context.repeatCount, context.autoreverses)
        context.repeatCount = count
        context.autoreverses = autoreverses
        animations()
        context.repeatCount = outerCount
        context.autoreverses = outerAutoreverses
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let common = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
        let recorder = KeyframeRecorder(mode: options.calculationMode)
        animateBlock(
            duration, delay, TimingCurve(common.curve), common, inheritsCurve: true, keyframes: recorder, animations,
            completion
        )
    }

    /// To be called inside `animateKeyframes`; start and duration are fractions of the whole.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let recorder = ViewAnimation.current?.keyframes else { return animations() }
        recorder.keyframe(start: frameStartTime, duration: frameDuration, animations)
    }

    /// A block inside another takes over its duration and its curve, unless the options say otherwise.
    private static func animateBlock(
        _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve, _ options: AnimationOptions,
        inheritsCurve: Bool, keyframes: KeyframeRecorder? = nil, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let outer = ViewAnimation.isEnabled ? ViewAnimation.current : nil
        let keepsDuration = outer == nil || !inheritsCurve || options.contains(.overrideInheritedDuration)
        let keepsCurve = outer == nil || !inheritsCurve || options.contains(.overrideInheritedCurve)
        let waiter = completion.map(AnimationCompletion.init)
        let context = ViewAnimationContext(
            duration: keepsDuration ? duration : outer?.duration ?? duration,
            delay: delay,
            curve: keepsCurve ? curve : outer?.curve ?? curve,
            options: options,
            completion: waiter,
            animator: outer?.animator,
            animatorStart: outer?.animatorStart ?? 0,
            keyframes: keyframes
        )
        ViewAnimation.run(context, animations)
        keyframes?.close(in: context)
        waiter?.seal(afterTurnIfEmpty: AnimationEngine.current)
    }
}

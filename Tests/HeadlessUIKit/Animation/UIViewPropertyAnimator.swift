@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let timingParameters: (any UITimingCurveProvider)?
    /// In seconds. A spring with a stiffness of its own takes its own time.
    public let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0

    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    open var isInterruptible = true {
        willSet {
            precondition(state == .inactive, "isInterruptible can only be changed while the animator is inactive.")
        }
    }

    public private(set) var state = UIViewAnimatingState.inactive
    public private(set) var isRunning = false
    private var reversed = false

    private let curve: TimingCurve
    private var waiting: [(body: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var timeline: AnimatorTimeline?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        curve = TimingCurve(parameters, duration: duration)
        self.duration = curve.naturalDuration ?? duration
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters())
    }

    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let parameters = UICubicTimingParameters(animationCurve: options.curve)
        guard let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters) as? Self else {
            preconditionFailure("A subclass makes its running animators itself.")
        }
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        // Running animators are kept alive by what runs.
        let isOver = state == .inactive
        precondition(
            isOver,
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released."
        )
    }

    // MARK: What it animates

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        precondition(state != .stopped, "Animations cannot be added to a stopped animator.")
        guard let timeline else { return waiting.append((animation, delayFactor)) }
        // Joins on the way: the rest of the time is all the time there is.
        let now = timeline.course.fraction(after: timeline.elapsed, scrubsLinearly: scrubsLinearly)
        perform(animation, on: timeline, from: now + (1 - now) * Double(delayFactor))
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func perform(_ animation: () -> Void, on timeline: AnimatorTimeline, from start: Double) {
        let context = ViewAnimationContext(
            duration: max(duration, .leastNormalMagnitude), curve: curve,
            options: isUserInteractionEnabled ? .allowUserInteraction : [], animator: timeline, animatorStart: start
        )
        ViewAnimation.run(context, animation)
    }

    /// Runs the animation blocks: from now on the views have their final values, and the layers show the course.
    private func activate() -> AnimatorTimeline {
        precondition(state != .stopped, "A stopped animator must be finished before it can be used again.")
        if let timeline { return timeline }
        let timeline = AnimatorTimeline(course: .standing(on: curve), engine: .current)
        self.timeline = timeline
        state = .active
        let animations = waiting
        waiting = []
        for (body, delayFactor) in animations { perform(body, on: timeline, from: Double(delayFactor)) }
        return timeline
    }

    // MARK: Running

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        let timeline = activate()
        guard !isRunning else { return }
        if !UIView.areAnimationsEnabled, HeadlessRuntime.current.profile.animation.disabledAnimatorsEndAtOnce {
            return settle(at: reversed ? .start : .end)
        }
        proceed(on: timeline, delay: delay)
    }

    open func pauseAnimation() {
        requireInterruptible()
        let timeline = activate()
        guard isRunning else { return }
        stand(on: timeline, at: timeline.course.stopped(after: timeline.elapsed))
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        requireInterruptible()
        let timeline = activate()
        guard !isRunning else { return }
        guard parameters != nil || durationFactor > 0 else { return proceed(on: timeline) }
        let from = timeline.course.progress(after: timeline.elapsed).x
        let target = reversed ? 0.0 : 1.0
        let rest = durationFactor > 0 ? duration * durationFactor : duration * abs(target - from)
        let curve = parameters.map { TimingCurve($0, duration: rest) } ?? curve
        let length =
            durationFactor > 0 ? rest : parameters?.springTimingParameters == nil ? rest : curve.naturalDuration
        run(timeline, .rest(from: from, to: target, curve: curve, duration: length ?? rest))
    }

    /// Goes on towards the end, or the start if reversed, from where the course stands.
    private func proceed(on timeline: AnimatorTimeline, delay: TimeInterval = 0) {
        let course = timeline.course
        let rate = (reversed ? -1 : 1) / max(duration, 1e-9)
        let target = reversed ? 0.0 : 1.0
        switch course.path {
        case .curve:
            run(timeline, course.moving(rate: rate, delay: delay))
        case .scrubbed:
            if case .cubic(let bezier) = curve {
                let place = bezier.time(ofProgress: course.anchor)
                run(timeline, .standing(on: curve, at: place).moving(rate: rate, delay: delay))
            } else {
                // A spring passes each place many times: it starts anew over the rest of the way.
                let rest = AnimatorCourse.rest(
                    from: course.anchor, to: target, curve: curve, duration: duration * abs(target - course.anchor)
                )
                run(timeline, rest.moving(rate: rest.rate, delay: delay))
            }
        case .rest(_, let to, let curve):
            guard to != target else { return run(timeline, course.moving(rate: lastRate, delay: delay)) }
            let from = course.progress(after: 0).x
            run(timeline, .rest(from: from, to: target, curve: curve, duration: duration * abs(target - from)))
        }
    }

    /// Of the course that was interrupted, to take it up again.
    private var lastRate = 0.0

    private func run(_ timeline: AnimatorTimeline, _ course: AnimatorCourse) {
        isRunning = true
        lastRate = course.rate
        // While it runs, the animator needs no other owner.
        timeline.onEnd = { self.courseDidEnd() }
        timeline.take(course)
    }

    private func stand(on timeline: AnimatorTimeline, at course: AnimatorCourse) {
        isRunning = false
        timeline.onEnd = {}
        timeline.take(course)
    }

    private func courseDidEnd() {
        guard let timeline, isRunning else { return }
        guard !pausesOnCompletion else {
            return stand(on: timeline, at: timeline.course.stopped(after: timeline.course.length ?? 0))
        }
        settle(at: reversed ? .start : .end)
    }

    // MARK: Scrubbing and turning round

    /// Measured in the direction in which the animator runs: a reversed one is complete at its start.
    open var fractionComplete: CGFloat {
        get {
            guard let timeline else { return 0 }
            let fraction = timeline.course.fraction(after: timeline.elapsed, scrubsLinearly: scrubsLinearly)
            return reversed ? 1 - fraction : fraction
        }
        set {
            requireInterruptible()
            let timeline = activate()
            let fraction = min(max(Double(reversed ? 1 - newValue : newValue), 0), 1)
            stand(on: timeline, at: scrubsLinearly ? .scrubbed(to: fraction) : .standing(on: curve, at: fraction))
        }
    }

    open var isReversed: Bool {
        get { reversed }
        set {
            requireInterruptible()
            guard newValue != reversed else { return }
            reversed = newValue
            guard isRunning, let timeline else { return }
            stand(on: timeline, at: timeline.course.stopped(after: timeline.elapsed))
            proceed(on: timeline)
        }
    }

    private func requireInterruptible() {
        precondition(isInterruptible, "This animator is not interruptible: it can only be started.")
    }

    // MARK: Ending

    /// The views keep what they show now. Without finishing, the animator is inactive and tells nobody; otherwise it
    /// waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        requireInterruptible()
        guard state == .active, let timeline else { return }
        let presented = timeline.presentValues
        changesToFinish = timeline.changes
        isRunning = false
        timeline.onEnd = {}
        timeline.release()
        for (change, value) in presented { change.layer.assign(value, for: change.key) }
        state = .stopped
        if withoutFinishing { becomeInactive() }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(state == .stopped, "finishAnimation(at:) should only be called on a stopped animator.")
        assign(changesToFinish, at: finalPosition)
        tell(finalPosition)
    }

    private var changesToFinish: [AnimatorTimeline.Change] = []

    private func settle(at position: UIViewAnimatingPosition) {
        guard let timeline else { return }
        let changes = timeline.changes
        timeline.onEnd = {}
        timeline.release()
        if position == .start { assign(changes, at: position) }
        tell(position)
    }

    private func assign(_ changes: [AnimatorTimeline.Change], at position: UIViewAnimatingPosition) {
        // Of several changes of one property the first knows the start, the last the end.
        for change in position == .start ? changes.reversed() : changes where position != .current {
            change.layer.assign(position == .start ? change.start : change.end, for: change.key)
        }
    }

    private func tell(_ position: UIViewAnimatingPosition) {
        let handlers = completions
        becomeInactive()
        for handler in handlers { handler(position) }
    }

    private func becomeInactive() {
        state = .inactive
        isRunning = false
        reversed = false
        timeline = nil
        changesToFinish = []
        completions = []
    }
}

open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// Retained, as by Apple.
    open var delegate: (any CAAnimationDelegate)?
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange = CAFrameRateRange.default

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// UIKit's: how long after the commit the animation begins.
    var startDelay: TimeInterval = 0

    // Required, for copies: Core Animation keeps a copy of every animation that it is given.
    public required override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.takeValues(from: self)
        return copy
    }

    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// As an action: a copy of the animation joins the layer under the name of the event.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.join(self, forKey: event)
    }

    func takeValues(from other: CAAnimation) {
        delegate = other.delegate
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        startDelay = other.startDelay
    }

    var timeline: AnimationTimeline {
        AnimationTimeline(
            begin: beginTime, duration: duration, speed: Double(speed), timeOffset: timeOffset,
            repeatCount: Double(repeatCount), repeatDuration: repeatDuration, autoreverses: autoreverses,
            fillMode: fillMode
        )
    }

    /// Called once, when the animation joins `layer`: settles what it leaves open.
    func prepare(for layer: CALayer) {}

    /// Changes `values` to what they are at a place of the animation.
    func apply(at place: AnimationTimeline.Place, to values: inout LayerValues) {}

    /// The fraction 0…1 of the way at `time` seconds of a cycle; a spring's passes 1. Along x and along y: a spring may
    /// be pushed differently in each.
    func progress(at time: TimeInterval) -> SIMD2<Double> {
        let fraction = duration > 0 ? time / duration : 1
        return SIMD2(repeating: timingFunction?.curve.progress(at: fraction) ?? fraction)
    }
}

public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// The requirements are optional with Apple; not to implement one is the same as to do nothing.
extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

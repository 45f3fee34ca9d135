/// An animation that has joined a layer.
final class LiveAnimation {
    let animation: CAAnimation
    let key: String?
    unowned let layer: CALayer
    private(set) weak var engine: AnimationEngine?
    /// Whether the animation is still on its layer. Without that the layer may be gone.
    var isAttached = true
    /// Who is told when this animation is over, in order.
    var completions: [AnimationCompletion] = []
    /// What drives the animation instead of its own timeline: a property animator.
    let driver: (any AnimationDriver)?

    /// The fraction of the driver's time at which the animation begins.
    var driverStart = 0.0
    /// Whether an animation block of UIKit has made it, and not an app for the layer.
    var isOfView = false
    /// UIKit's: false if touches go past the layer's view meanwhile.
    var letsTouchesThrough = true

    /// In the layer's time; known from the first commit on.
    private(set) var begin: TimeInterval?
    var hasStarted = false
    /// Whether the animation has run its course but stays on its layer.
    var isOver = false
    /// Whether the layer has been on a screen since: then leaving it ends the animation.
    var wasOnScreen = false
    private(set) var timeline: AnimationTimeline

    init(
        _ animation: CAAnimation, key: String?, layer: CALayer, engine: AnimationEngine,
        driver: (any AnimationDriver)? = nil
    ) {
        self.animation = animation
        self.key = key
        self.layer = layer
        self.engine = engine
        self.driver = driver
        timeline = animation.timeline
        timeline.begin = 0
    }

    /// How the animation's time follows the device's.
    var timeMap: TimeMap { layer.timeMap(ofView: isOfView) }

    /// Fixes the begin, at a commit that happens at `now` in the layer's time.
    func resolve(at now: TimeInterval) {
        let start = driver != nil || animation.beginTime == 0 ? now + animation.startDelay : animation.beginTime
        begin = start
        animation.beginTime = start
        timeline.begin = start
    }

    /// Takes the begin away; the next commit fixes another.
    func rewind() {
        begin = nil
        isOver = false
    }

    /// Whether the animation has run its course or was taken off its layer.
    var hasEnded: Bool { isOver || !isAttached }

    /// How long the animation has been running at `time` in the layer's time.
    func elapsed(at time: TimeInterval) -> TimeInterval {
        begin.map { time - $0 } ?? 0
    }

    /// Where the animation is when the layer's time is `time`; nil while it shows nothing. Before its first commit an
    /// animation already shows its start: nothing may flash in between.
    func place(at time: TimeInterval) -> AnimationTimeline.Place? {
        guard begin != nil else { return animation.startDelay > 0 ? timeline.place(at: -1) : timeline.place(at: 0) }
        return timeline.place(at: time)
    }

    func apply(at time: TimeInterval, to values: inout LayerValues) {
        if let driver {
            driver.apply(self, at: time, to: &values)
        } else if let place = place(at: time) {
            animation.apply(at: place, to: &values)
        }
    }

    /// To be called once.
    func tellStop(finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.leave(finished: finished) }
    }

    /// The property that the animation changes; nil for groups and transitions.
    var target: LayerKey? { (animation as? CAPropertyAnimation)?.target?.key }

    var repeatsForEver: Bool { driver == nil && timeline.end == nil && timeline.speed != 0 }

    /// The layer's time at which something about the animation happens next: its begin, its end; nil if nothing will.
    var nextEvent: TimeInterval? {
        guard let begin else { return nil }
        if !hasStarted { return begin }
        if let driver { return driver.end(of: self) }
        return timeline.end
    }
}

/// What property animations follow instead of a timeline of their own.
protocol AnimationDriver: AnyObject {
    func apply(_ live: LiveAnimation, at time: TimeInterval, to values: inout LayerValues)
    /// The layer's time at which the animation has run its course; nil while it stands.
    func end(of live: LiveAnimation) -> TimeInterval?
    /// Called when somebody else has taken the animation off its layer.
    func didLose(_ live: LiveAnimation)
    /// Called at the first frame at or after that time. The driver decides what becomes of the animation.
    func didReachEnd(_ live: LiveAnimation)
}

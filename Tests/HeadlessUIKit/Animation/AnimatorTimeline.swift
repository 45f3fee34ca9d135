/// Drives the animations of one property animator. They lie on the layers like any other and follow the layers' time,
/// so that a paused or scrubbed container holds them as well; what they show there is the animator's course.
final class AnimatorTimeline: AnimationDriver {
    /// One property that the animator has changed.
    struct Change {
        let layer: CALayer
        let key: LayerKey
        let start: AnimatableValue
        let end: AnimatableValue
        let live: LiveAnimation
    }

    private(set) var course: AnimatorCourse
    private(set) var changes: [Change] = []
    /// Called at the end of the turn in which the course has come to its end.
    var onEnd: () -> Void = {}

    private let engine: AnimationEngine
    /// For an animator that changes nothing: when its course began, and the wait for its end.
    private var startedAt: TimeInterval = 0
    private var timer: ScheduledTimer?
    private var endIsDue = false
    /// All changes before this one are over or lost since the course was taken up.
    private var firstRunning = 0

    init(course: AnimatorCourse, engine: AnimationEngine) {
        self.course = course
        self.engine = engine
    }

    /// Seconds since the present course was taken up.
    var elapsed: TimeInterval {
        if let live = changes.first(where: { $0.live.isAttached })?.live {
            return live.elapsed(at: live.timeMap.local(at: engine.now))
        }
        return course.isMoving ? engine.now - startedAt : 0
    }

    func adopt(_ live: LiveAnimation, previous: AnimatableValue) {
        guard let key = live.target, let end = live.layer.values.animatable(key) else { return }
        let elapsed = elapsed
        changes.append(Change(layer: live.layer, key: key, start: previous, end: end, live: live))
        // One that joins a running animator must not be behind the others.
        if course.isMoving, elapsed > 0 || timer != nil { take(course.resumed(after: elapsed)) }
    }

    /// Takes up another course; time counts from the next commit.
    func take(_ course: AnimatorCourse) {
        let stood = !self.course.isMoving
        self.course = course
        // While the animator is scrubbed there is nothing to wait for.
        if stood, !course.isMoving { return }
        startedAt = engine.now
        firstRunning = 0
        endIsDue = false
        engine.cancel(timer)
        timer = nil
        let attached = changes.filter(\.live.isAttached)
        for change in attached { engine.restart(change.live) }
        guard attached.isEmpty, let length = course.length else { return }
        timer = engine.schedule(after: length) { self.endIsNear() }
    }

    /// Takes all animations off their layers.
    func release() {
        let ended = changes
        changes = []
        firstRunning = 0
        engine.cancel(timer)
        timer = nil
        for change in ended { change.layer.detach(change.live, finished: true) }
    }

    /// What the changed properties show now, animations of others left aside.
    var presentValues: [(change: Change, value: AnimatableValue)] {
        var shown: [ObjectIdentifier: LayerValues] = [:]
        for change in changes where change.live.isAttached {
            let layer = change.layer
            let time = change.live.timeMap.local(at: engine.now)
            apply(change.live, at: time, to: &shown[ObjectIdentifier(layer), default: layer.values])
        }
        return changes.compactMap { change in
            shown[ObjectIdentifier(change.layer)]?.animatable(change.key).map { (change, $0) }
        }
    }

    // MARK: AnimationDriver

    func apply(_ live: LiveAnimation, at time: TimeInterval, to values: inout LayerValues) {
        let progress = course.progress(after: live.elapsed(at: time), start: live.driverStart)
        (live.animation as? CAPropertyAnimation)?.apply(atProgress: progress, to: &values)
    }

    func end(of live: LiveAnimation) -> TimeInterval? {
        guard let begin = live.begin, let length = course.length else { return nil }
        return begin + length
    }

    func didReachEnd(_ live: LiveAnimation) {
        live.isOver = true
        endIfAllAreOver()
    }

    /// The animator ends, too, when its last animation is taken from it, for example with the layer's window.
    func didLose(_ live: LiveAnimation) {
        guard !changes.isEmpty else { return }
        endIfAllAreOver()
    }

    private func endIfAllAreOver() {
        while firstRunning < changes.endIndex, changes[firstRunning].live.hasEnded { firstRunning += 1 }
        if course.isMoving, firstRunning == changes.endIndex { endIsNear() }
    }

    private func endIsNear() {
        guard !endIsDue else { return }
        endIsDue = true
        engine.notifyLater { [self] in
            guard endIsDue else { return }
            endIsDue = false
            onEnd()
        }
    }
}

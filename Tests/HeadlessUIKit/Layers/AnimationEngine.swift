/// The animations of one device: when they begin, when they are over, and who is told.
///
/// Nothing is computed for animations as time passes. They are sampled when somebody asks for a presentation layer, and
/// the engine wakes at the frames at which one begins or ends. The model runs on the main thread alone, so the engine
/// may be reached from layers, which are not bound to the main actor.
final class AnimationEngine: @unchecked Sendable {
    /// How many commits there have been, on any device.
    nonisolated(unsafe) private(set) static var commits = 0
    /// Counts the changes that can move the begin or end of an animation: of layers' timing and of the tree.
    nonisolated(unsafe) private static var bends = 0

    static var current: AnimationEngine {
        MainActor.assumeIsolated { HeadlessRuntime.current.animations }
    }

    /// To be called when the time of layers runs differently from now on, or a layer has moved in the tree.
    static func timeWasBent() {
        bends += 1
        let engine = current
        if !engine.live.isEmpty { engine.arrangeCommit() }
    }

    let transactions = TransactionStack()
    /// Whether a turn of the run loop is under way: it ends with a commit.
    var isInTurn = false
    /// UIKit's switch: whether changes in animation blocks are animated.
    var animatesViews = true
    /// Whether views' animations begin without their delay: while those of a transition are made that is driven by
    /// percent.
    var skipsDelays = false
    private let clock: VirtualClock
    private var live: [LiveAnimation] = []
    /// Those whose begin the next commit fixes.
    private var waiting: [LiveAnimation] = []
    private var someHaveLeft = false
    private let orphans = OrphanedAnimations()
    private var unlaidOut: [CALayer] = []
    private var notifications: [() -> Void] = []
    /// Whether the last commits have told somebody, who may have changed what has been laid out.
    private var hasNotified = false
    private var nextEvent: TimeInterval = .infinity
    private var seenBends = 0
    private var frames: FrameObserver?
    private var needsCommit = false
    private var commitTimer: ScheduledTimer?

    init(clock: VirtualClock) {
        self.clock = clock
    }

    /// Whether no layer has an animation.
    var isIdle: Bool { live.isEmpty }

    var now: TimeInterval {
        MainActor.assumeIsolated { clock.now }
    }

    // MARK: From layers

    func enlist(_ animation: LiveAnimation) {
        live.append(animation)
        waiting.append(animation)
        transactions.enter(animation)
        arrangeCommit()
    }

    /// The animation has left its layer. Whoever waits for it is told at the end of the turn.
    func discharge(_ animation: LiveAnimation, finished: Bool) {
        animation.isAttached = false
        someHaveLeft = true
        let wasTold = animation.isOver && animation.driver == nil
        notifyLater {
            if !wasTold { animation.tellStop(finished: finished) }
            animation.driver?.didLose(animation)
        }
    }

    /// The animation's layer has gone, perhaps on another thread: the animation ends with the next commit.
    func orphan(_ animation: LiveAnimation) {
        animation.isAttached = false
        orphans.add(animation)
    }

    func layOutLater(_ layer: CALayer) {
        unlaidOut.append(layer)
        arrangeCommit()
    }

    /// Leaves `work` for the end of this turn, after layout and the begin of new animations.
    func notifyLater(_ work: @escaping () -> Void) {
        notifications.append(work)
        arrangeCommit()
    }

    /// The animation's driver has changed its course: it begins anew at the next commit.
    func restart(_ animation: LiveAnimation) {
        if animation.begin != nil { waiting.append(animation) }
        animation.rewind()
        arrangeCommit()
    }

    /// The model is also used outside of any turn of the run loop; then one follows at this very instant.
    func arrangeCommit() {
        guard !needsCommit else { return }
        needsCommit = true
        if !isInTurn { commitTimer = schedule(after: 0) {} }
    }

    func schedule(after delay: TimeInterval, _ body: @escaping () -> Void) -> ScheduledTimer {
        nonisolated(unsafe) let work = body
        return MainActor.assumeIsolated { clock.schedule(after: delay) { work() } }
    }

    func cancel(_ timer: ScheduledTimer?) {
        MainActor.assumeIsolated { timer?.cancel() }
    }

    // MARK: The end of a turn

    func commit() {
        Self.commits += 1
        for animation in orphans.takeAll() { discharge(animation, finished: false) }
        guard needsCommit || Self.bends != seenBends else { return }
        repeat {
            needsCommit = false
            layOut()
            transactions.closeImplicit()
            begin()
            endLostAnimations()
            notify()
            dropThoseThatLeft()
            reschedule()
        } while needsCommit
        cancel(commitTimer)
        commitTimer = nil
    }

    private func dropThoseThatLeft() {
        guard someHaveLeft else { return }
        someHaveLeft = false
        live.removeAll { !$0.isAttached }
    }

    private func layOut() {
        while !unlaidOut.isEmpty {
            let layers = unlaidOut
            unlaidOut = []
            for layer in layers { layer.layoutIfNeeded() }
        }
    }

    private func begin() {
        let (starting, now) = (waiting, now)
        waiting = []
        for animation in starting where animation.isAttached {
            animation.resolve(at: animation.timeMap.local(at: now))
            animation.wasOnScreen = animation.layer.isOnScreen
        }
    }

    /// Animations of layers that were on a screen and are no more.
    private func endLostAnimations() {
        guard Self.bends != seenBends else { return }
        for animation in live where animation.isAttached {
            let isOnScreen = animation.layer.isOnScreen
            if animation.wasOnScreen, !isOnScreen {
                animation.layer.detach(animation, finished: false)
                continue
            }
            animation.wasOnScreen = isOnScreen
        }
    }

    private func notify() {
        let due = notifications
        notifications = []
        if !due.isEmpty { hasNotified = true }
        for work in due { work() }
    }

    /// Whether completions have been called since this was asked last. What they have changed is to be laid out.
    func takeHasNotified() -> Bool {
        defer { hasNotified = false }
        return hasNotified
    }

    // MARK: The passing of time

    private func frame() {
        guard now >= nextEvent - 1e-9 || Self.bends != seenBends else { return }
        let now = now
        for animation in live {
            guard animation.isAttached, !animation.isOver, let event = animation.nextEvent else { continue }
            let time = animation.timeMap.local(at: now)
            guard time >= event - 1e-9 else { continue }
            if !animation.hasStarted {
                start(animation)
                guard animation.isAttached, let end = animation.nextEvent, time >= end - 1e-9 else { continue }
            }
            end(animation)
        }
        reschedule()
    }

    private func start(_ animation: LiveAnimation) {
        animation.hasStarted = true
        animation.animation.delegate?.animationDidStart(animation.animation)
    }

    private func end(_ animation: LiveAnimation) {
        if let driver = animation.driver {
            driver.didReachEnd(animation)
        } else if animation.animation.isRemovedOnCompletion {
            animation.layer.detach(animation, finished: true)
        } else {
            animation.isOver = true
            notifyLater { animation.tellStop(finished: true) }
        }
    }

    /// Finds the next begin or end, and watches frames only if there is one.
    private func reschedule() {
        seenBends = Self.bends
        let now = now
        nextEvent = .infinity
        var moves = false
        for animation in live where animation.isAttached {
            let map = animation.timeMap
            if !animation.hasStarted, let begin = animation.begin, map.local(at: now) >= begin - 1e-9 {
                start(animation)
            }
            guard animation.isAttached, map.scale != 0, !animation.isOver else { continue }
            guard let event = animation.nextEvent, let time = map.device(at: event) else {
                moves = moves || animation.repeatsForEver
                continue
            }
            // In a time that runs backwards the end lies behind; the begin is no event.
            guard map.scale > 0 || time > now else {
                moves = true
                continue
            }
            moves = true
            nextEvent = min(nextEvent, time)
        }
        watchFrames(moves)
    }

    private func watchFrames(_ watch: Bool) {
        guard watch != (frames != nil) else { return }
        MainActor.assumeIsolated {
            if watch {
                frames = clock.observeFrames { [unowned self] in frame() }
            } else {
                frames?.invalidate()
                frames = nil
            }
        }
    }
}

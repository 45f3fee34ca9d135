/// Time that moves only when it is told to. Timers and frames happen at their exact virtual instants, in order.
@_spi(Headless)
@MainActor
public final class VirtualClock {
    /// Seconds since the device was switched on: what `CACurrentMediaTime()` returns.
    public private(set) var now: TimeInterval = 0

    /// Frames per second of the screen.
    public let frameRate: Double

    /// Wraps everything that the clock calls into one turn of the run loop.
    var turn: (() -> Void) -> Void = { $0() }

    private var timers: [ScheduledTimer] = []
    private var frameObservers: [FrameObserver] = []
    private var sequence = 0

    init(frameRate: Double) {
        precondition(frameRate > 0, "A screen needs a positive frame rate, not \(frameRate).")
        self.frameRate = frameRate
    }

    /// Calls `body` once, `delay` seconds from now. A delay of zero or less means the next time that the clock moves.
    @discardableResult
    func schedule(after delay: TimeInterval, _ body: @escaping () -> Void) -> ScheduledTimer {
        sequence += 1
        let timer = ScheduledTimer(time: now + max(0, delay), order: sequence, body: body)
        let place = timers.firstIndex { timer.isBefore($0) } ?? timers.endIndex
        timers.insert(timer, at: place)
        return timer
    }

    /// Calls `body` at every frame of the screen until the observer is invalidated.
    func observeFrames(_ body: @escaping () -> Void) -> FrameObserver {
        let observer = FrameObserver(body: body)
        frameObservers.append(observer)
        return observer
    }

    /// Moves time on by `interval` seconds, running on the way whatever falls due.
    func advance(by interval: TimeInterval) {
        advance(to: now + interval)
    }

    /// Moves time on to `target`; does nothing if that is not in the future.
    func advance(to target: TimeInterval) {
        while true {
            timers.removeAll { $0.isCancelled }
            frameObservers.removeAll { $0.isInvalidated }
            let frame = frameObservers.isEmpty ? TimeInterval.infinity : nextFrameTime
            let timer = timers.first?.time ?? .infinity
            guard min(frame, timer) <= target else { break }
            if timer <= frame {
                let due = timers.removeFirst()
                now = max(now, due.time)
                turn { due.body() }
            } else {
                now = max(now, frame)
                let observers = frameObservers
                turn { for observer in observers where !observer.isInvalidated { observer.body() } }
            }
        }
        now = max(now, target)
    }

    /// Whether anything moves from frame to frame.
    var isAnimating: Bool { frameObservers.contains { !$0.isInvalidated } }

    /// The first multiple of the frame interval that is later than now.
    private var nextFrameTime: TimeInterval {
        var frame = (now * frameRate).rounded(.down) + 1
        if frame / frameRate <= now { frame += 1 }
        return frame / frameRate
    }
}

/// A call that waits for its time.
@MainActor
final class ScheduledTimer {
    let time: TimeInterval
    private let order: Int
    let body: () -> Void
    private(set) var isCancelled = false

    init(time: TimeInterval, order: Int, body: @escaping () -> Void) {
        self.time = time
        self.order = order
        self.body = body
    }

    func cancel() {
        isCancelled = true
    }

    func isBefore(_ other: ScheduledTimer) -> Bool {
        (time, order) < (other.time, other.order)
    }
}

/// A call at every frame.
@MainActor
final class FrameObserver {
    let body: () -> Void
    private(set) var isInvalidated = false

    init(body: @escaping () -> Void) {
        self.body = body
    }

    func invalidate() {
        isInvalidated = true
    }
}

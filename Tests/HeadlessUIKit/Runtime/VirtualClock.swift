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
    /// Looks at what there is at fixed instants.
    private var samplers: [ClockSampler] = []

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
            sample(before: min(frame, timer, target))
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

    /// Calls `body` at `start` and every `interval` seconds from then on, until the sampler is invalidated: each time
    /// when everything is over that happens at that instant, fingers that touch the glass included. It changes nothing
    /// itself, takes no turn, and is no reason to wait.
    func observe(from start: TimeInterval, every interval: TimeInterval, _ body: @escaping () -> Void) -> ClockSampler {
        let sampler = ClockSampler(start: start, interval: interval, body: body)
        samplers.append(sampler)
        return sampler
    }

    /// Lets the samplers look at all instants up to `end`, which time is just about to reach and they do not see yet.
    private func sample(before end: TimeInterval) {
        guard !samplers.isEmpty else { return }
        for sampler in samplers {
            while sampler.nextTime < end - Self.tolerance {
                now = max(now, sampler.nextTime)
                sampler.look()
            }
        }
    }

    /// Instants that are this close are the same: sums of fractions are not exact. In seconds.
    private static let tolerance: TimeInterval = 1e-7

    /// Ends `sampler`, after a look at this very instant if it is due.
    func end(_ sampler: ClockSampler) {
        if sampler.nextTime < now + Self.tolerance { sampler.look() }
        samplers.removeAll { $0 === sampler }
    }

    /// Whether anything moves from frame to frame.
    var isAnimating: Bool { frameObservers.contains { !$0.isInvalidated } }

    /// The first multiple of the frame interval that is later than now.
    private var nextFrameTime: TimeInterval {
        // Where time is a hair before a frame, the product is rounded to that frame's number.
        var frame = (now * frameRate).rounded(.down)
        while frame / frameRate <= now { frame += 1 }
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

/// A look at fixed instants.
@MainActor
final class ClockSampler {
    private let start: TimeInterval
    private let interval: TimeInterval
    private let body: () -> Void
    private var count = 0

    init(start: TimeInterval, interval: TimeInterval, body: @escaping () -> Void) {
        self.start = start
        self.interval = interval
        self.body = body
    }

    var nextTime: TimeInterval { start + Double(count) * interval }

    func look() {
        count += 1
        body()
    }
}

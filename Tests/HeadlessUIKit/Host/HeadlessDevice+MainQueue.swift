extension HeadlessDevice {
    /// Lets `interval` virtual seconds pass, and at each frame what the app has left for the main queue: blocks of
    /// `DispatchQueue.main.async`, and tasks of the main actor that can go on.
    ///
    /// That is all of Foundation's and Swift's own time that can follow the virtual clock without an app's noticing.
    /// The rest goes by the clock on the wall, which no test should wait for: `asyncAfter`, `Timer`,
    /// `perform(_:afterDelay:)`, `Task.sleep`, `Date()`. An app that compares a touch's `timestamp` with
    /// `CACurrentMediaTime()` compares virtual times; with `Date()` or `ProcessInfo.systemUptime` it compares two
    /// clocks.
    ///
    /// Swift's runtime may bring a task that has been resumed hundreds of turns later, on a busy machine: a test that
    /// needs what a task does runs the device until that is done.
    ///
    /// A block of the main queue names no device: what it means by `UIView.animate` is the device that is run. One is
    /// run at a time, others wait; but a block that was left before this call may still meet another. Tests of apps
    /// that use the main queue belong in a serialized suite. `advance(by:)` leaves the main queue alone.
    public func run(for interval: TimeInterval) async {
        await MainQueue.take(for: runtime)
        await MainQueue.run()
        let end = now + interval
        while now < end {
            advance(by: min(1 / sampleRate, end - now))
            await MainQueue.run()
        }
        MainQueue.leave()
    }

    /// Lets what the app has left for the main queue run, while no time passes: blocks, and tasks of the main actor up
    /// to where they wait for something else than each other.
    package func runMainQueue() async {
        await MainQueue.take(for: runtime)
        await withCheckedContinuation { continuation in MainQueue.run { continuation.resume() } }
        MainQueue.leave()
    }
}

/// Lets the main queue have its turn, for one device after the other.
@MainActor
private enum MainQueue {
    /// How often in a frame: a block may leave another, and a task wait for a task.
    private static let turns = 4
    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func take(for runtime: HeadlessRuntime) async {
        if isTaken { await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
        HeadlessRuntime.ofMainQueue = runtime
    }

    /// To be called by whoever has taken it.
    static func leave() {
        HeadlessRuntime.ofMainQueue = nil
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }

    static func run() async {
        for _ in 0..<turns {
            await turn()
            // What the blocks have changed is laid out and committed.
            HeadlessRuntime.ofMainQueue?.turn {}
        }
    }

    /// As quick as many turns in a row can be: a continuation that is resumed comes by way of another thread.
    static func run(turns: Int = turns, then completion: @escaping @MainActor @Sendable () -> Void) {
        guard turns > 0 else { return completion() }
        DispatchQueue.main.async {
            HeadlessRuntime.ofMainQueue?.turn {}
            run(turns: turns - 1, then: completion)
        }
    }

    /// Returns when everything has run that waits on the main queue.
    private static func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}

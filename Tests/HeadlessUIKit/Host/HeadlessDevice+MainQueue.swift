extension HeadlessDevice {
    /// Lets `interval` virtual seconds pass, and at each frame what the app has left for the main queue: blocks of
    /// `DispatchQueue.main.async`, and tasks of the main actor that can go on.
    ///
    /// That is all of Foundation's and Swift's own time that can follow the virtual clock without an app's noticing. The
    /// rest goes by the clock on the wall, which no test should wait for: `asyncAfter`, `Timer`, `perform(_:afterDelay:)`,
    /// `Task.sleep`, `Date()`. An app that compares a touch's `timestamp` with `CACurrentMediaTime()` compares virtual
    /// times; with `Date()` or `ProcessInfo.systemUptime` it compares two clocks.
    ///
    /// A block of the main queue names no device: what it means by `UIView.animate` is the device that is run. So one device
    /// is run at a time, and tests of apps that use the main queue belong in a serialized suite. `advance(by:)` leaves the
    /// main queue alone.
    public func run(for interval: TimeInterval) async {
        let end = now + interval
        await MainQueue.run(for: runtime)
        while now < end {
            advance(by: min(1 / sampleRate, end - now))
            await MainQueue.run(for: runtime)
        }
    }
}

/// Lets the main queue have its turn, for one device after the other.
@MainActor
private enum MainQueue {
    /// How often in a frame: a block may leave another, and a task wait for a task.
    private static let turns = 4
    private static var last: Task<Void, Never>?

    static func run(for runtime: HeadlessRuntime) async {
        let previous = last
        let task = Task {
            await previous?.value
            HeadlessRuntime.ofMainQueue = runtime
            for _ in 0..<turns {
                await turn()
                // What the blocks have changed is laid out and committed.
                runtime.turn {}
            }
            HeadlessRuntime.ofMainQueue = nil
        }
        last = task
        await task.value
    }

    /// Returns when everything has run that waits on the main queue.
    private static func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}

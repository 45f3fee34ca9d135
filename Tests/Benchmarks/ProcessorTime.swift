import Foundation

/// The time that the processor has worked for this process: what else the machine does does not count.
enum ProcessorTime {
    /// In seconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// How long `body` takes, in seconds.
    static func measure(_ body: () -> Void) -> Double {
        let start = now
        body()
        return now - start
    }
}

import Foundation

/// The most memory that this process has had at any moment, and whether that is too much.
struct PeakMemory {
    /// In bytes. What is enough for any sequence or file is enough for all of them one after the other.
    let limit: Int
    private var isTold = false

    init(megabytes: Int) {
        limit = megabytes * 1024 * 1024
    }

    /// In bytes.
    static var bytes: Int {
        var usage = rusage()
        #if os(Linux)
            guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
            return usage.ru_maxrss * 1024
        #else
            guard getrusage(RUSAGE_SELF, &usage) == 0 else { return 0 }
            return usage.ru_maxrss
        #endif
    }

    /// A finding once the limit is passed; the peak never falls again, so there is one only.
    mutating func finding(peak: Int = Self.bytes) -> Finding? {
        guard !isTold, peak > limit else { return nil }
        isTold = true
        return Finding(.memory, "\(peak / 1024 / 1024) MB")
    }
}

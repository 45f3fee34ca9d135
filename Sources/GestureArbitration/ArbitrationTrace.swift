import UIKit

/// Every decision of an arbiter with its reason: the answer to "why did it not pop?".
///
/// ```swift
/// let trace = ArbitrationTrace()
/// trace.onEntry = { logger.debug("\($0)") }     // with an os.Logger
/// arbiter.trace = trace
/// …
/// print(trace)                                  // the latest decisions, oldest first
/// ```
///
/// When the trace is full, each new entry replaces the oldest. Entries hold text, not objects, so a trace keeps no view
/// or recognizer alive. Without a trace an arbiter builds no text.
@MainActor
public final class ArbitrationTrace {
    /// The largest number of entries that the trace holds.
    public let capacity: Int

    /// Called with every decision, while touches are delivered. Keep it short.
    public var onEntry: ((Entry) -> Void)?

    private var ring: [Entry] = []
    private var oldest = 0

    /// Creates an empty trace that holds at most `capacity` entries, by default those of about five seconds of swiping.
    /// The capacity must be positive, otherwise the app stops.
    public init(capacity: Int = 256) {
        precondition(capacity > 0, "A trace needs room for at least one entry, not \(capacity).")
        self.capacity = capacity
    }

    /// The decisions that the trace holds, oldest first.
    public var entries: [Entry] {
        Array(ring[oldest...] + ring[..<oldest])
    }

    /// Removes all entries.
    public func removeAll() {
        ring.removeAll(keepingCapacity: true)
        oldest = 0
    }

    func record(_ entry: Entry) {
        if ring.count < capacity {
            ring.append(entry)
        } else {
            ring[oldest] = entry
            oldest = (oldest + 1) % capacity
        }
        onEntry?(entry)
    }
}

extension ArbitrationTrace: @MainActor CustomStringConvertible {
    /// The entries, one a line, oldest first.
    public var description: String {
        entries.map(\.description).joined(separator: "\n")
    }
}

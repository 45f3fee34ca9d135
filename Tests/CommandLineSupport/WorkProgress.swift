/// Says how far a work has come that takes longer than two seconds: on a terminal in one line that is written over, and
/// elsewhere in a line from time to time.
@MainActor
package final class WorkProgress {
    /// What is counted, such as `scenarios played`.
    package let unit: String
    package let total: Int
    package private(set) var done = 0

    private let isTerminal: Bool
    private let elapsed: () -> Duration
    private let write: (String) -> Void
    private var last: Duration?

    /// Nothing is said before.
    private static let patience = Duration.seconds(2)
    /// How long it is at least from one word to the next, on a terminal and elsewhere.
    private static let pauses = (terminal: Duration.milliseconds(100), elsewhere: Duration.seconds(20))

    /// - Parameters:
    ///   - elapsed: how long the work has taken.
    ///   - write: takes what is written to the standard error, line ends included.
    package init(
        _ unit: String, of total: Int, isTerminal: Bool, elapsed: @escaping () -> Duration,
        write: @escaping (String) -> Void
    ) {
        self.unit = unit
        self.total = total
        self.isTerminal = isTerminal
        self.elapsed = elapsed
        self.write = write
    }

    /// Another part is done.
    package func advance() {
        done += 1
        let time = elapsed()
        let next = last.map { $0 + (isTerminal ? Self.pauses.terminal : Self.pauses.elsewhere) } ?? Self.patience
        guard time >= next, done < total else { return }
        last = time
        let text = "\(done) of \(total) \(unit), \(time.components.seconds) s"
        write(isTerminal ? "\r\u{1B}[K\(text)" : "\(text)\n")
    }

    /// Makes room for what is printed, and for the prompt at the end.
    package func clear() {
        if isTerminal, last != nil { write("\r\u{1B}[K") }
    }
}

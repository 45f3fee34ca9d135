import Foundation
import Synchronization

/// Says on the way how many sequences have been played, so that a run that is ended early has a count.
final class FuzzProgress: Sendable {
    /// How many sequences there are from one line to the next.
    private static let step = 10_000

    private let total: Int
    private let played = Mutex(0)
    private let start = ContinuousClock.now

    init(total: Int) {
        self.total = total
    }

    /// Another sequence begins.
    func count() {
        let now = played.withLock { played in
            played += 1
            return played
        }
        guard now.isMultiple(of: Self.step), now < total else { return }
        let seconds = Int((ContinuousClock.now - start).components.seconds)
        FileHandle.standardError.write(Data("\(now) of \(total) sequences, \(seconds) s\n".utf8))
    }
}

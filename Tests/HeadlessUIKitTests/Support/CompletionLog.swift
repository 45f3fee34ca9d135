@testable @_spi(Headless) import UIKit

/// What completions say, in order.
@MainActor
final class CompletionLog {
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }

    func finished(_ finished: Bool) {
        entries.append(finished ? "finished" : "interrupted")
    }

    func position(_ position: UIViewAnimatingPosition) {
        entries.append("\(position)")
    }
}

/// Long enough for an end that falls between two frames.
let aFrame = 1.0 / 60 + 1e-6

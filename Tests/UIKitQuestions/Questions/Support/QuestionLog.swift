import UIKit

/// What screens, delegates and recognizers have been told, in order.
@MainActor
final class QuestionLog {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// Forgets what has happened so far.
    func clear() {
        entries = []
    }

    /// All of it as an answer.
    var text: String { entries.isEmpty ? "nothing" : entries.joined(separator: ", ") }
}

import UIKit

/// Gives every screen and every element a unique name.
@MainActor
struct ElementNames {
    /// Whether the app's own texts are used.
    let includesText: Bool
    private var taken: Set<String> = []
    private var counts: [String: Int] = [:]

    init(includesText: Bool) {
        self.includesText = includesText
    }

    /// - Parameters:
    ///   - text: The app's text for it, if any.
    ///   - kind: Its kind, for a name with a number.
    mutating func name(_ text: String?, kind: String) -> String {
        if includesText, let text, !text.isEmpty {
            if taken.insert(text).inserted { return text }
            return numbered(text, from: 2)
        }
        return numbered(kind, from: 1)
    }

    private mutating func numbered(_ text: String, from first: Int) -> String {
        while true {
            let number = counts[text] ?? first
            counts[text] = number + 1
            let name = "\(text) \(number)"
            if taken.insert(name).inserted { return name }
        }
    }
}

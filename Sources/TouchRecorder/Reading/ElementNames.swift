import UIKit

/// Gives every screen and every element a name of its own.
@MainActor
struct ElementNames {
    /// Whether what the app calls them is used.
    let includesText: Bool
    private var taken: Set<String> = []
    private var counts: [String: Int] = [:]

    init(includesText: Bool) {
        self.includesText = includesText
    }

    /// - Parameters:
    ///   - text: What the app calls it, if anything.
    ///   - kind: What it is, for a name with a number.
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

/// A command line that asks for something that there is not.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    /// - Parameter known: the names that there are; those like the one that was asked for are suggested.
    package init(_ complaint: String, of name: String, known: [String]) {
        let similar = known.similar(to: name)
        description = similar.isEmpty ? complaint : "\(complaint), did you mean \(similar.joined(separator: " or "))?"
    }
}

extension [String] {
    /// The names that `name` may have been meant to be: those that it begins or that begin it, and those that differ in
    /// at most two letters, or a third of them.
    package func similar(to name: String) -> [String] {
        let sought = name.lowercased()
        return filter { candidate in
            let known = candidate.lowercased()
            guard !sought.isEmpty, !known.hasPrefix(sought), !sought.hasPrefix(known) else { return !sought.isEmpty }
            return sought.editDistance(to: known) <= Swift.max(1, Swift.min(2, sought.count / 3))
        }
    }
}

extension String {
    /// How many letters must be put in, left out or exchanged: Levenshtein's distance.
    fileprivate func editDistance(to other: String) -> Int {
        let letters = Array(other)
        var distances = Array(0...letters.count)
        for (row, letter) in enumerated() {
            var diagonal = row
            distances[0] = row + 1
            for (column, otherLetter) in letters.enumerated() {
                let exchanged = diagonal + (letter == otherLetter ? 0 : 1)
                diagonal = distances[column + 1]
                distances[column + 1] = Swift.min(exchanged, diagonal + 1, distances[column] + 1)
            }
        }
        return distances[letters.count]
    }
}

extension [String] {
    /// The names that `name` may have been meant to be: those that it begins or that begin it, and those that differ in
    /// at most two letters, or a third of them. None if `name` is too long for a name.
    public func similar(to name: String) -> [String] {
        guard name.utf8.count <= 100 else { return [] }
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

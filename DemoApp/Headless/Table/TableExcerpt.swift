import Foundation

/// A few rows and columns of the table of results, as a document shows them: which ones, it says itself.
struct TableExcerpt {
    let scenarios: [String]
    let contenders: [String]

    /// - Parameter lines: of the excerpt as it stands in the document.
    init?(_ lines: [String]) {
        guard let header = lines.first, lines.count > 2 else { return nil }
        contenders = header.split(separator: " ").dropFirst().map(String.init)
        guard let first = contenders.first, let place = header.range(of: first)?.lowerBound else { return nil }
        let width = header.distance(from: header.startIndex, to: place)
        scenarios = lines.dropFirst(2).reduce(into: []) { names, line in
            let cell = line.prefix(width)
            let words = cell.split(separator: " ").joined(separator: " ")
            guard !words.isEmpty else { return }
            // The later lines of a long name are indented.
            if cell.hasPrefix(" "), let last = names.popLast() {
                names.append("\(last) \(words)")
            } else {
                names.append(words)
            }
        }
    }
}

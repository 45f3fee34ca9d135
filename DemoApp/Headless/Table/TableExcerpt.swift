import Scenarios

/// A few rows and columns of the results, as a document shows them in a table: which ones, it says itself.
struct TableExcerpt {
    let scenarios: [String]
    let contenders: [ContenderName]

    /// - Parameter lines: of the excerpt as it stands in the document.
    init?(_ lines: [String]) {
        let rows = lines.filter { $0.hasPrefix("|") }.map(Self.cells)
        guard let header = rows.first, rows.count > 2 else { return nil }
        contenders = header.dropFirst().compactMap { title in ContenderName.allCases.first { $0.title == title } }
        guard !contenders.isEmpty, contenders.count == header.count - 1 else { return nil }
        scenarios = rows.dropFirst(2).compactMap(\.first)
    }

    private static func cells(of row: String) -> [String] {
        let cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        return cells.map { $0.split(separator: " ").joined(separator: " ") }
    }
}

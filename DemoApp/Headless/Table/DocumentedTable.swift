import Foundation
import Scenarios

/// A document with the table of results, and an excerpt of it.
struct DocumentedTable {
    private(set) var lines: [String]
    private let path: String

    /// What is wrong with the document.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(contentsOf path: String) throws {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw Failure(description: "\(path): expected a file that can be read")
        }
        self.init(text, path: path)
    }

    init(_ text: String, path: String) {
        lines = text.components(separatedBy: "\n")
        self.path = path
    }

    /// A line that is not as it should be.
    struct Difference: CustomStringConvertible {
        let path: String
        /// From 1.
        let line: Int
        let expected: String
        let found: String

        var description: String { "\(path), line \(line): expected\n\(expected)\nfound\n\(found)" }
    }

    /// The first line that differs from `table`; nil if the document is current. How long the plays took is not compared.
    func difference(from table: ResultTable) throws -> Difference? {
        for (block, expected) in try blocks(table) {
            let found = block.text(in: lines)
            for index in 0..<max(found.count, expected.count) {
                let line = (expected: Self.line(index, of: expected), found: Self.line(index, of: found))
                guard Self.withoutTime(line.expected) != Self.withoutTime(line.found) else { continue }
                return Difference(
                    path: path, line: block.firstLine + index, expected: line.expected, found: line.found)
            }
        }
        return nil
    }

    /// Puts `table` and its excerpt into the file.
    mutating func write(_ table: ResultTable) throws {
        // From the last one on: the places of the others stay.
        for (block, expected) in try blocks(table).reversed() { block.replace(in: &lines, by: expected) }
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// The blocks of the document, and what is to stand in them.
    private func blocks(_ table: ResultTable) throws -> [(FencedBlock, [String])] {
        guard let whole = FencedBlock(in: lines, after: { $0.contains("What <code>swift run DemoApp</code> prints") }),
            let some = FencedBlock(in: lines, after: { $0.contains("excerpt of what") }),
            let excerpt = TableExcerpt(some.text(in: lines))
        else { throw Failure(description: "\(path): expected a table of results, and an excerpt of it before that") }
        let unknown = excerpt.scenarios.filter { name in !table.scenarios.contains { $0.name == name } }
        guard unknown.isEmpty else {
            throw Failure(description: "\(path): there is no scenario \(unknown.joined(separator: ", "))")
        }
        return [(some, table.lines(of: excerpt)), (whole, table.text.components(separatedBy: "\n"))]
    }

    private static func line(_ index: Int, of lines: [String]) -> String {
        index < lines.count ? lines[index] : "no more lines"
    }

    private static func withoutTime(_ line: String) -> String {
        line.range(of: "Played in ").map { String(line[..<$0.upperBound]) } ?? line
    }
}

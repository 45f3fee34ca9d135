import Foundation
import Scenarios

/// A document with the results of all scenarios, or with those of a few, between marks that are comments.
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

    /// The first line that differs from `table`; nil if the document is current.
    func difference(from table: MarkdownTable) throws -> Difference? {
        for (block, expected) in try blocks(table) {
            let found = block.text(in: lines)
            for index in 0..<max(found.count, expected.count) {
                let line = (expected: Self.line(index, of: expected), found: Self.line(index, of: found))
                guard line.expected != line.found else { continue }
                return Difference(
                    path: path, line: block.firstLine + index, expected: line.expected, found: line.found)
            }
        }
        return nil
    }

    /// Puts what `table` says into the file.
    mutating func write(_ table: MarkdownTable) throws {
        // From the last one on: the places of the others stay.
        for (block, expected) in try blocks(table).reversed() { block.replace(in: &lines, by: expected) }
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// The blocks of the document, and what is to stand in them.
    private func blocks(_ table: MarkdownTable) throws -> [(MarkedBlock, [String])] {
        var blocks: [(MarkedBlock, [String])] = []
        if let some = MarkedBlock(in: lines, after: "<!-- results of some scenarios -->") {
            blocks.append((some, try excerpt(some, of: table)))
        }
        if let all = MarkedBlock(in: lines, after: "<!-- results of all scenarios -->") {
            blocks.append((all, Self.setOff(table.lines)))
        }
        guard !blocks.isEmpty else {
            throw Failure(
                description: "\(path): expected the lines <!-- results of some scenarios --> or "
                    + "<!-- results of all scenarios -->, and <!-- end of results --> below")
        }
        return blocks
    }

    private func excerpt(_ block: MarkedBlock, of table: MarkdownTable) throws -> [String] {
        guard let excerpt = TableExcerpt(block.text(in: lines)) else {
            throw Failure(description: "\(path): expected a table with a header of contenders and a row below it")
        }
        let names = Set(table.entries.map(\.scenario.name))
        let unknown = excerpt.scenarios.filter { !names.contains($0) }
        guard unknown.isEmpty else {
            throw Failure(description: "\(path): there is no scenario \(unknown.joined(separator: ", "))")
        }
        return Self.setOff(table.lines(of: excerpt))
    }

    /// With the empty lines that Markdown wants between a comment and a table.
    private static func setOff(_ lines: [String]) -> [String] { [""] + lines + [""] }

    private static func line(_ index: Int, of lines: [String]) -> String {
        index < lines.count ? lines[index] : "no more lines"
    }
}

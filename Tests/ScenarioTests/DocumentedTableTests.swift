import Foundation
import Scenarios
import TestSupport
import Testing

@testable import DemoApp
@testable import Scenarios

extension ScenarioTests {
    @Suite("The table of a document")
    struct DocumentedTableTests {
        private let table: ResultTable

        init() throws {
            var (first, second) = (try SampleScenario.decoded(), try SampleScenario.decoded())
            (first.name, second.name) = ("Pager: a drag", "Slider in a list of many rows: a quick drag of it")
            let results = [first, second].flatMap { scenario in
                [ContenderName.stock, .toolkit].map { contender in
                    Performance(
                        scenario, profile: Profile(system: 18, direction: .ltr), contender: contender,
                        expected: Outcome(), observed: Observation()
                    ).result
                }
            }
            table = ResultTable(
                scenarios: [first, second], results: results, wallTime: .seconds(3), guesses: Guesses([]))
        }

        private static let excerpt = """
            scenario                                  toolkit
            ───────────────────────────────────────────────────────────────
            Slider in a list of many rows: a quick    suffers: nothing
              drag of it                                happened
            """

        private func document(_ excerpt: String, _ whole: String) -> DocumentedTable {
            let text = """
                This is an excerpt of what it prints.

                ```
                \(excerpt)
                ```

                What <code>swift run DemoApp</code> prints

                ```
                \(whole)
                ```
                """
            return DocumentedTable(text, path: "README.md")
        }

        @Test("An excerpt names its scenarios, long names as well, and its contenders")
        func excerpt() throws {
            let excerpt = try #require(TableExcerpt(Self.excerpt.components(separatedBy: "\n")))
            #expect(excerpt.scenarios == ["Slider in a list of many rows: a quick drag of it"])
            #expect(excerpt.contenders == ["toolkit"])
            #expect(TableExcerpt(["no table"]) == nil)
        }

        @Test("A document with the table and an excerpt of it is current, however long the plays took")
        func current() throws {
            let excerpt = try #require(TableExcerpt(Self.excerpt.components(separatedBy: "\n")))
            let shown = table.lines(of: excerpt).joined(separator: "\n")
            let whole = table.text.replacingOccurrences(of: "Played in 3.0 s.", with: "Played in 14.6 s.")
            #expect(whole != table.text)
            #expect(try document(shown, whole).difference(from: table) == nil)
        }

        @Test("The first line that differs is named with its place, be it of the excerpt or of the table")
        func outdated() throws {
            let excerpt = try #require(TableExcerpt(Self.excerpt.components(separatedBy: "\n")))
            let shown = table.lines(of: excerpt)
            let old = [shown[0], shown[1], shown[2] + " no more"] + shown.dropFirst(3)
            let first = try document(old.joined(separator: "\n"), table.text).difference(from: table)
            #expect(first?.line == 6 && first?.expected == shown[2] && first?.found == shown[2] + " no more")
            let whole = table.text + "\nmore"
            let last = try document(shown.joined(separator: "\n"), whole).difference(from: table)
            #expect(last?.expected == "no more lines" && last?.found == "more")
        }

        @Test("A table that is written anew is current")
        func written() throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
            defer { try? FileManager.default.removeItem(at: file) }
            let old = document(Self.excerpt, "outdated").lines.joined(separator: "\n")
            try old.write(to: file, atomically: true, encoding: .utf8)
            var document = try DocumentedTable(contentsOf: file.path)
            #expect(try document.difference(from: table) != nil)
            try document.write(table)
            let written = try DocumentedTable(contentsOf: file.path)
            #expect(try written.difference(from: table) == nil)
            #expect(written.lines.first == "This is an excerpt of what it prints.")
        }

        @Test("A document without a table, or with a scenario that there is not, is refused")
        func refused() throws {
            #expect(throws: DocumentedTable.Failure.self) {
                try DocumentedTable("nothing", path: "README.md").difference(from: table)
            }
            let stranger = Self.excerpt.replacingOccurrences(of: "Slider in", with: "Dial in")
            #expect(throws: DocumentedTable.Failure.self) {
                try document(stranger, table.text).difference(from: table)
            }
        }

        @Test("The command line understands which table is to be written or looked at")
        func commandLine() throws {
            #expect(try Invocation(["table", "README.md"]) == .table(file: "README.md", checks: false))
            #expect(try Invocation(["table", "README.md", "--check"]) == .table(file: "README.md", checks: true))
            #expect(throws: UsageError("table needs the file that the table is in")) { try Invocation(["table"]) }
            let share = Share(index: 1, of: 4)
            #expect(try Invocation(["share", "2/4"]) == .playShare(share, looksForLeaks: false))
            #expect(try Invocation(["share", "2/4", "--leaks"]) == .playShare(share, looksForLeaks: true))
            #expect(throws: UsageError("share needs a share such as 2/4")) { try Invocation(["share", "5/4"]) }
        }
    }
}

import Foundation
import Scenarios
import CommandLineSupport
import Testing

@testable import DemoApp
@testable import Scenarios

extension ScenarioTests {
    @Suite("The table of a document")
    struct DocumentedTableTests {
        private let table: MarkdownTable

        init() throws {
            let entries = try [
                ("Pager: a drag", "Pagers"), ("Slider in a list: a quick drag of it", "Sliders"),
            ].map { name, topic in
                var scenario = try SampleScenario.decoded()
                scenario.name = name
                return ScenarioLibrary.Entry(id: name, topic: topic, scenario: scenario)
            }
            let scenarios = entries.map(\.scenario)
            let results = scenarios.flatMap { scenario in
                [ContenderName.stock, .toolkit].map { contender in
                    Performance(
                        scenario, profile: Profile(system: 18, direction: .ltr), contender: contender,
                        expected: Scenario.Expectation(), observed: Observation()
                    ).result
                }
            }
            let guesses = Guesses([])
            table = MarkdownTable(
                table: ResultTable(scenarios: scenarios, results: results, wallTime: .zero, guesses: guesses),
                entries: entries)
        }

        private static let excerpt = """
            | scenario | FullScreenPop |
            | --- | --- |
            | Slider in a list: a quick drag of it | |
            """

        private func document(some: String, all: String = "") -> DocumentedTable {
            let text = """
                <!-- results of some scenarios -->
                \(some)
                <!-- end of results -->
                Between them.
                <!-- results of all scenarios -->
                \(all)
                <!-- end of results -->
                """
            return DocumentedTable(text, path: "README.md")
        }

        @Test("An excerpt names its scenarios and its contenders")
        func excerpt() throws {
            let excerpt = try #require(TableExcerpt(Self.excerpt.components(separatedBy: "\n")))
            #expect(excerpt.scenarios == ["Slider in a list: a quick drag of it"])
            #expect(excerpt.contenders == [.toolkit])
            #expect(TableExcerpt(["no table"]) == nil)
            #expect(TableExcerpt(["| scenario | Nobody |", "| --- | --- |", "| Slider | |"]) == nil)
        }

        @Test("Results that are written are current: a table for each topic, and in all")
        func written() throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
            defer { try? FileManager.default.removeItem(at: file) }
            let old = document(some: Self.excerpt, all: "outdated").lines.joined(separator: "\n")
            try old.write(to: file, atomically: true, encoding: .utf8)
            var document = try DocumentedTable(contentsOf: file.path)
            #expect(try document.difference(from: table) != nil)
            try document.write(table)
            let written = try DocumentedTable(contentsOf: file.path)
            #expect(try written.difference(from: table) == nil)
            #expect(written.lines.filter { $0.hasPrefix("## ") } == ["## Pagers", "## Sliders", "## In all"])
            #expect(written.lines.contains("| Slider in a list: a quick drag of it | ✕ nothing happened |"))
            #expect(written.lines.contains("Between them."))
        }

        @Test("The first line that differs is named with its place, be it of some or of all results")
        func outdated() throws {
            let first = try document(some: Self.excerpt).difference(from: table)
            #expect(
                first?.line == 2 && first?.expected.isEmpty == true && first?.found == "| scenario | FullScreenPop |")
            let some = table.lines(of: try #require(TableExcerpt(Self.excerpt.components(separatedBy: "\n"))))
            let last = try document(
                some: ([""] + some + [""]).joined(separator: "\n"),
                all: ([""] + table.lines + ["", "more"]).joined(separator: "\n")
            ).difference(from: table)
            #expect(last?.expected == "no more lines" && last?.found == "more")
        }

        @Test("A document without marks, without a header, or with a scenario that there is not, is refused")
        func refused() throws {
            let stranger = Self.excerpt.replacingOccurrences(of: "Slider in", with: "Dial in")
            let documents = [
                DocumentedTable("nothing", path: "README.md"), document(some: "no table"), document(some: stranger),
            ]
            for document in documents {
                #expect(throws: DocumentedTable.Failure.self) { try document.difference(from: table) }
            }
        }

        @Test("The command line understands which results are to be written or looked at")
        func commandLine() throws {
            #expect(try Invocation(["table", "A.md", "B.md"]) == .table(files: ["A.md", "B.md"], checks: false))
            #expect(try Invocation(["table", "A.md", "--check"]) == .table(files: ["A.md"], checks: true))
            #expect(throws: UsageError("table needs one or more documents with results")) { try Invocation(["table"]) }
            let share = Share(index: 1, of: 4)
            #expect(try Invocation(["share", "2/4"]) == .playShare(share, looksForLeaks: false))
            #expect(try Invocation(["share", "2/4", "--leaks"]) == .playShare(share, looksForLeaks: true))
            #expect(throws: UsageError("share needs a share such as 2/4")) { try Invocation(["share", "5/4"]) }
        }
    }
}

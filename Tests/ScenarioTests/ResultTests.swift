import Foundation
import Scenarios
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp
@testable import Scenarios

extension ScenarioTests {
    @Suite("Results")
    struct ResultTests {
        private let scenario: Scenario

        init() throws {
            scenario = try SampleScenario.decoded()
        }

        private func result(
            _ contender: ContenderName, _ system: Int, _ direction: LayoutDirection, moved: [String] = ["volume"],
            expected: Scenario.Expectation = Scenario.Expectation()
        ) -> PlayResult {
            performance(contender, system, direction, moved: moved, expected: expected).result
        }

        private func performance(
            _ contender: ContenderName, _ system: Int, _ direction: LayoutDirection, moved: [String],
            expected: Scenario.Expectation
        ) -> Performance {
            var observed = Observation()
            observed.top = "Detail"
            observed.moved = moved
            observed.offset = ["pager": [0, 0]]
            return Performance(
                scenario, profile: Profile(system: system, direction: direction), contender: contender,
                expected: expected,
                observed: observed)
        }

        @Test("A cell of the results says resolved, or what is suffered and where")
        func cells() {
            let good = [result(.stock, 18, .ltr), result(.stock, 18, .rtl)]
            #expect(ResultCell(good).text == "resolved")
            let bad = [result(.stock, 26, .ltr, moved: []), result(.stock, 26, .rtl, moved: [])]
            #expect(ResultCell(bad).text == "suffers: nothing happened")
            #expect(ResultCell(good + bad).text == "suffers (26): nothing happened")
            #expect(ResultCell(good + [bad[1]]).text == "suffers (26): nothing happened")
            let rightToLeft = [
                result(.stock, 18, .ltr), result(.stock, 18, .rtl, moved: []), result(.stock, 26, .ltr),
                result(.stock, 26, .rtl, moved: []),
            ]
            #expect(ResultCell(rightToLeft).text == "suffers (rtl): nothing happened")
            #expect(ResultCell([]).text == "–")
            #expect(ResultCell(good).sign == "✓")
            #expect(ResultCell(bad).sign == "✕ nothing happened")
            #expect(ResultCell(good + bad).sign == "✕ iOS 26: nothing happened")
            #expect(ResultCell(rightToLeft).sign == "✕ right to left: nothing happened")
            #expect(ResultCell([]).sign.isEmpty)
        }

        @Test("A broken expectation is marked in its cell of the results and explained below the table")
        func failures() {
            var expected = Scenario.Expectation()
            expected.depth = 7
            let broken = result(.toolkit, 18, .ltr, expected: expected)
            let table = ResultTable(
                scenarios: [scenario], results: [broken], wallTime: .seconds(1.25), guesses: Guesses([]))
            #expect(
                table.text == """
                    scenario  toolkit
                    ──────────────────────────────
                    sample    ✗ resolved
                    ──────────────────────────────
                    total     1 resolved, 0 suffer

                    toolkit  FullScreenPop: this package, with a FullScreenPopNavigationController; sets nothing

                    0 of 1 expectations hold (1 scenarios). Played in 1.3 s.
                    FAILED: sample, toolkit, 18 ltr: depth: expected 7, observed 0
                    """)
        }

        @Test("A result that rests on a choice of the model has a mark, which is explained")
        func guesses() throws {
            let variation = Variation.singles[0]
            var results = VariedResults(variation: variation.name)
            results.changes = [.init(scenario: "sample", contender: "stock", profile: "18 ltr", suffers: true)]
            let guesses = Guesses([results])
            #expect(guesses.choices(in: "sample", .stock) == variation.alternatives.map(\.choice))
            let played = [result(.stock, 18, .ltr), result(.fdRecipe, 18, .ltr)]
            let table = ResultTable(
                scenarios: [scenario], results: played, wallTime: .zero, guesses: guesses)
            #expect(table.text.contains("\nsample    resolved*"))
            #expect(table.text.contains(" resolved\n"))
            #expect(table.text.contains("\n*         rests on a choice of the model"))
        }

        @Test("Contenders for a mistake have a table of their own below that of the others, and all are explained")
        func tables() throws {
            let results = [result(.stock, 18, .ltr), result(.noRootGuard, 18, .ltr, moved: [])]
            let table = ResultTable(
                scenarios: [scenario], results: results, wallTime: .zero, guesses: Guesses([]))
            let parts = table.text.components(separatedBy: "\n\n")
            #expect(parts.count == 4)
            #expect(parts[0].hasPrefix("scenario  stock\n"))
            #expect(parts[1].hasPrefix("scenario  noRootGuard\n"))
            #expect(parts[1].contains("sample    suffers: nothing"))
            #expect(
                parts[2] == """
                    stock        UIKit alone: UIKit's navigation controller as it is
                    noRootGuard  Pan without a root guard: the full-screen pan without the guard, as SwipeBack before 1.0.5 (#3)
                    """)
        }

        @Test("A record of the results has the six keys, and what was expected as the file says it")
        func record() throws {
            var expected = Scenario.Expectation()
            expected.moved = ["volume"]
            let json = try ResultRecord.json([performance(.toolkit, 26, .rtl, moved: ["volume"], expected: expected)])
            let records = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
            #expect(records.count == 1)
            #expect(
                records[0].keys.sorted() == [
                    "contender", "driver", "expected", "holds", "observed", "profile", "scenario",
                ])
            #expect(records[0]["driver"] as? String == "automatic")
            #expect(records[0]["profile"] as? String == "26 rtl")
            #expect(records[0]["holds"] as? Bool == true)
            #expect((records[0]["expected"] as? [String: Any])?.keys.sorted() == ["moved"])
            let observed = try #require(records[0]["observed"] as? [String: Any])
            #expect(observed["verdict"] as? String == "resolved")
            #expect(observed["moved"] as? [String] == ["volume"])
        }
    }
}

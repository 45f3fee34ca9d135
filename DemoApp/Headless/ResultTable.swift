import Scenarios
import CommandLineSupport

/// A row per scenario, a column per contender, totals, who the contenders are, and every expectation that does not
/// hold. Contenders for mistakes of libraries have a table of their own, with the scenarios about those.
struct ResultTable {
    let scenarios: [Scenario]
    let results: [PlayResult]
    let wallTime: Duration
    let guesses: Guesses
    /// Of a line, in characters; nil if it may be of any length. Contenders that find no room have a table below.
    var width: Int?

    var text: String {
        let contenders = ContenderName.allCases.filter { name in results.contains { $0.contender == name } }
        let tables = [contenders.filter { !$0.isForAMistake }, contenders.filter(\.isForAMistake)]
            .flatMap(parts).map(table)
        let parts = tables + [legend(of: contenders), [conclusion] + failures]
        return parts.joined(separator: [""]).joined(separator: "\n")
    }

    private var columns: TextTable.Columns { TextTable.Columns(width: width) }

    /// As many contenders as stand side by side.
    private func parts(of contenders: [ContenderName]) -> [[ContenderName]] {
        let count = min(columns.others, max(1, contenders.count))
        return stride(from: 0, to: contenders.count, by: count).map { Array(contenders[$0...].prefix(count)) }
    }

    /// A row for every scenario that one of `contenders` has played, and a column for each of them.
    private func table(of contenders: [ContenderName]) -> [String] {
        let shown = results.filter { contenders.contains($0.contender) }
        let totals = ["total"] + contenders.map { name in Self.total(shown.filter { $0.contender == name }) }
        return TextTable(
            rows: [header(contenders)] + rows(scenarios, contenders) + [totals], widest: columns.widest
        ).lines
    }

    private func header(_ contenders: [ContenderName]) -> [String] {
        ["scenario"] + contenders.map(\.rawValue)
    }

    private func rows(_ scenarios: [Scenario], _ contenders: [ContenderName]) -> [[String]] {
        let byScenario = Dictionary(grouping: results.filter { contenders.contains($0.contender) }, by: \.scenario)
        return scenarios.compactMap { scenario in
            byScenario[scenario.name].map { ofScenario in
                [scenario.name]
                    + contenders.map { name in cell(ofScenario.filter { $0.contender == name }, of: scenario, name) }
            }
        }
    }

    private func cell(_ results: [PlayResult], of scenario: Scenario, _ contender: ContenderName) -> String {
        let text = ResultCell(results).text
        return !results.isEmpty && isGuess(scenario.name, contender) ? "\(text)*" : text
    }

    /// Whether the result would be another one with another choice of the model.
    func isGuess(_ scenario: String, _ contender: ContenderName) -> Bool {
        !guesses.choices(in: scenario, contender).isEmpty
    }

    /// Who the contenders are, a line each, and what the mark means.
    private func legend(of contenders: [ContenderName]) -> [String] {
        var lines = contenders.map { ($0.rawValue, "\($0.title): \($0.summary)") }
        if results.contains(where: { isGuess($0.scenario, $0.contender) }) {
            lines.append(("*", "rests on a choice of the model, and would be another result with another choice"))
        }
        let width = lines.map(\.0.count).max() ?? 0
        return lines.flatMap { head, text in
            let texts = self.width.map { text.wrapped(to: max(20, $0 - width - 2)) } ?? [text]
            return texts.enumerated().map { index, text in
                let start = index == 0 ? head : ""
                return start + String(repeating: " ", count: width + 2 - start.count) + text
            }
        }
    }

    private var conclusion: String {
        let held = results.count(where: \.holds)
        let time = "\((wallTime.inSeconds * 10).rounded() / 10) s"
        return "\(held) of \(results.count) expectations hold (\(scenarios.count) scenarios). Played in \(time)."
    }

    /// A line for each mismatch of a scenario and player, with the profiles where it is so.
    private var failures: [String] {
        var lines: [(head: String, profiles: [String], mismatch: String)] = []
        for result in results {
            for mismatch in result.mismatches {
                let head = "\(result.scenario), \(result.player)"
                let text = mismatch.description
                if let index = lines.firstIndex(where: { $0.head == head && $0.mismatch == text }) {
                    lines[index].profiles.append("\(result.profile)")
                } else {
                    lines.append((head, ["\(result.profile)"], text))
                }
            }
        }
        return lines.map { "FAILED: \($0.head), \($0.profiles.joined(separator: ", ")): \($0.mismatch)" }
    }

    private static func total(_ results: [PlayResult]) -> String {
        let (resolved, suffers) = verdicts(of: results)
        return "\(resolved) resolved, \(suffers) suffer\(suffers == 1 ? "s" : "")"
    }

    /// How many of `results` are of each verdict.
    static func verdicts(of results: [PlayResult]) -> (resolved: Int, suffers: Int) {
        (results.count { $0.verdict == .resolved }, results.count { $0.verdict == .suffers })
    }
}

import Scenarios
import TestSupport

/// A row per scenario, a column per contender, totals, who the contenders are, and every expectation that does not hold.
/// Contenders for mistakes of libraries have a table of their own, with the scenarios about those.
struct ResultTable {
    let scenarios: [Scenario]
    let results: [PlayResult]
    let wallTime: Duration
    let guesses: Guesses

    var text: String {
        let contenders = ContenderName.allCases.filter { name in results.contains { $0.contender == name } }
        let tables = [contenders.filter { !$0.isForAMistake }, contenders.filter(\.isForAMistake)]
            .filter { !$0.isEmpty }.map(table)
        let parts = tables + [legend(of: contenders), [conclusion] + failures]
        return parts.joined(separator: [""]).joined(separator: "\n")
    }

    /// A row for every scenario that one of `contenders` has played, and a column for each of them.
    private func table(of contenders: [ContenderName]) -> [String] {
        let shown = results.filter { contenders.contains($0.contender) }
        let totals = ["total"] + contenders.map { name in Self.total(shown.filter { $0.contender == name }) }
        let lines = Self.aligned([header(contenders)] + rows(scenarios, contenders) + [totals])
        let rule = Self.rule(lines)
        return lines[0] + [rule] + lines.dropFirst().dropLast().joined() + [rule] + lines[lines.count - 1]
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

    private static func rule(_ lines: [[String]]) -> String {
        String(repeating: "─", count: lines.joined().map(\.count).max() ?? 0)
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
        return lines.map { $0 + String(repeating: " ", count: width + 2 - $0.count) + $1 }
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

    /// The widest that the first and the other columns may be, in characters; longer cells go on below.
    private static let widest = (first: 40, other: 20)

    /// Pads every column to its widest cell, and lets long cells go on in the line below.
    private static func aligned(_ rows: [[String]]) -> [[String]] {
        let wrapped = rows.map { row in
            row.enumerated().map { wrap($1, to: $0 == 0 ? widest.first : widest.other) }
        }
        let widths = rows[0].indices.map { column in wrapped.flatMap { $0[column] }.map(\.count).max() ?? 0 }
        return wrapped.map { cells in
            (0..<(cells.map(\.count).max() ?? 0)).map { line in
                let texts = zip(cells, widths).map { cell, width in
                    let text = line < cell.count ? cell[line] : ""
                    return text + String(repeating: " ", count: width - text.count)
                }
                return String(texts.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
            }
        }
    }

    /// The words of `text` in lines of at most `width` characters, the later ones indented.
    private static func wrap(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(lines.isEmpty ? String(word) : "  \(word)")
            }
        }
        return lines
    }
}

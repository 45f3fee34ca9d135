import Scenarios

/// The results as documents show them: a sign for each contender, and what is suffered from.
struct MarkdownTable {
    let table: ResultTable
    let entries: [ScenarioLibrary.Entry]

    /// The rows and columns that `excerpt` names.
    func lines(of excerpt: TableExcerpt) -> [String] {
        let shown = excerpt.scenarios.compactMap { name in entries.first { $0.scenario.name == name }?.scenario }
        return lines(shown, excerpt.contenders)
    }

    /// Every scenario, a table for each topic, and at last who resolves how many.
    var lines: [String] {
        let contenders = ContenderName.allCases.filter { !$0.isForAMistake }
        let topics = entries.map(\.topic).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        var lines: [String] = []
        for topic in topics {
            let scenarios = entries.filter { $0.topic == topic }.map(\.scenario)
            lines += ["## \(topic)", ""] + self.lines(scenarios, contenders) + [""]
            let mistaken = ContenderName.allCases.filter { name in
                name.isForAMistake && scenarios.contains { $0.expectations[name] != nil }
            }
            if !mistaken.isEmpty {
                let about = scenarios.filter { scenario in mistaken.contains { scenario.expectations[$0] != nil } }
                lines += self.lines(about, mistaken) + [""]
            }
        }
        return lines + ["## In all", ""] + totals(contenders)
    }

    private func lines(_ scenarios: [Scenario], _ contenders: [ContenderName]) -> [String] {
        let results = Dictionary(grouping: table.results, by: \.scenario)
        let rows = scenarios.map { scenario in
            [scenario.name]
                + contenders.map { name in
                    cell((results[scenario.name] ?? []).filter { $0.contender == name }, of: scenario, name)
                }
        }
        return Self.lines(header: ["scenario"] + contenders.map(\.title), rows)
    }

    private func cell(_ results: [PlayResult], of scenario: Scenario, _ contender: ContenderName) -> String {
        let sign = ResultCell(results).sign
        return !results.isEmpty && table.isGuess(scenario.name, contender) ? "\(sign) \\*" : sign
    }

    private func totals(_ contenders: [ContenderName]) -> [String] {
        let rows = contenders.map { name in
            let (resolved, suffers) = ResultTable.verdicts(of: table.results.filter { $0.contender == name })
            return [name.title, name.summary, "\(resolved)", "\(suffers)"]
        }
        return Self.lines(header: ["contender", "what it is", "plays resolved", "plays suffered"], rows)
    }

    private static func lines(header: [String], _ rows: [[String]]) -> [String] {
        ([header, header.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
    }
}

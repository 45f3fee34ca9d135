/// Which results depend on which choice of the model.
struct VaryListing {
    let results: [VariedResults]

    var text: String {
        let singles = results.prefix(Variation.singles.count)
        let combinations = results.dropFirst(singles.count)
        var lines = ["What depends on a choice of the model, one choice at a time:"]
        for result in singles { lines += Self.lines(of: result) }
        if !combinations.isEmpty {
            lines += ["", Self.sentence(about: Array(combinations), "\(combinations.count) random combinations")]
            lines += combinations.flatMap { Self.failures(of: $0) }
        }
        lines += ["", Self.sentence(about: results, "All \(results.count) variations")]
        return lines.joined(separator: "\n")
    }

    private static func lines(of result: VariedResults) -> [String] {
        let byScenario = Dictionary(
            grouping: result.changes.filter { !$0.contender.hasPrefix("toolkit") }, by: \.scenario)
        let changes = byScenario.sorted { $0.key < $1.key }.map { scenario, changes in
            "    \(scenario): " + Set(changes.map(\.contender)).sorted().joined(separator: ", ")
        }
        let count =
            changes.isEmpty ? "changes nothing" : "changes \(changes.count) scenario\(changes.count == 1 ? "" : "s")"
        return ["", "\(result.variation) \(count)"] + changes + failures(of: result)
    }

    private static func failures(of result: VariedResults) -> [String] {
        let byScenario = Dictionary(grouping: result.failures, by: \.scenario)
        return byScenario.sorted { $0.key < $1.key }.map { scenario, failures in
            let plays = failures.map { "\($0.contender) \($0.profile)" }
            return "    FAILED in \(result.variation): \(scenario): \(plays.joined(separator: ", "))"
        }
    }

    private static func sentence(about results: [VariedResults], _ what: String) -> String {
        let plays = results.reduce(0) { $0 + $1.toolkitPlays }
        let failures = results.reduce(0) { $0 + $1.failures.count }
        return "\(what): the toolkit resolves \(plays - failures) of \(plays) plays."
    }
}

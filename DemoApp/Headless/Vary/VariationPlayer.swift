@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

/// Plays scenarios under variations, and compares with how they are played without.
@MainActor
final class VariationPlayer {
    private struct Play: Hashable {
        let scenario: String
        let profile: Profile
        let contender: ContenderName
        let driver: DriverName
    }

    private let scenarios: [Scenario]
    private var verdicts: [Play: Outcome.Verdict] = [:]

    init(_ scenarios: [Scenario]) {
        self.scenarios = scenarios
    }

    func results(of variation: Variation) async -> VariedResults {
        var results = VariedResults(variation: variation.name)
        for scenario in scenarios {
            for profile in scenario.devices.profiles {
                for contender in contenders(of: scenario, for: variation) {
                    for play in scenario.plays(with: contender) {
                        await add(play, on: profile, with: contender, in: variation, to: &results)
                    }
                }
            }
        }
        return results
    }

    /// Contenders for mistakes stay out: they show that a mistake can be seen at all.
    private func contenders(of scenario: Scenario, for variation: Variation) -> [ContenderName] {
        ContenderName.allCases.filter { name in
            scenario.expectations[name] != nil && !name.isForAMistake
                && (variation.isForAllContenders || name.isToolkit)
        }
    }

    private func add(
        _ scenario: Scenario, on profile: Profile, with contender: ContenderName,
        in variation: Variation, to results: inout VariedResults
    ) async {
        let usual = await usualVerdict(of: scenario, on: profile, with: contender)
        let varied = await ScenarioPlayer.perform(
            scenario, on: profile, with: contender, choosing: variation.alternatives)
        let change = VariedResults.Change(
            scenario: scenario.name, contender: varied.player, profile: "\(profile)",
            suffers: varied.verdict == .suffers)
        if varied.verdict != usual { results.changes.append(change) }
        let isJudged = !variation.alternatives.contains { scenario.restsOn.contains($0.choice) }
        guard contender.isToolkit, isJudged else { return }
        results.toolkitPlays += 1
        if varied.verdict == .suffers, usual == .resolved { results.failures.append(change) }
    }

    private func usualVerdict(
        of scenario: Scenario, on profile: Profile, with contender: ContenderName
    ) async -> Outcome.Verdict? {
        let play = Play(
            scenario: scenario.name, profile: profile, contender: contender, driver: scenario.drivers[0])
        if let verdict = verdicts[play] { return verdict }
        let verdict = await ScenarioPlayer.perform(scenario, on: profile, with: contender).verdict
        verdicts[play] = verdict
        return verdict
    }
}

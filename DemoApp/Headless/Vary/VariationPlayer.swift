@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

/// Plays scenarios under variations, and compares with what they expect without.
@MainActor
struct VariationPlayer {
    private let scenarios: [Scenario]

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
        let usual = scenario.expectations[contender]?.on(profile).verdict
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
}

import Foundation

extension ScenarioPlayer {
    /// Plays scenarios on all their profiles with all the contenders that they have an expectation for, in this order.
    public static func perform(_ scenarios: [Scenario]) async -> [Performance] {
        var performances: [Performance] = []
        for scenario in scenarios {
            for profile in scenario.devices.profiles {
                for contender in ContenderName.allCases where scenario.expectations[contender] != nil {
                    performances.append(await perform(scenario, on: profile, with: contender))
                }
            }
        }
        return performances
    }
}

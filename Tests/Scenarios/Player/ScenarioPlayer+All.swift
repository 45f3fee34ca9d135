import Foundation

extension ScenarioPlayer {
    /// Plays scenarios on all their profiles with all the contenders that they have an expectation for, in this order, the
    /// toolkit with all its drivers.
    public static func perform(_ scenarios: [Scenario]) async -> [Performance] {
        var performances: [Performance] = []
        for scenario in scenarios {
            for profile in scenario.devices.profiles {
                for contender in ContenderName.allCases where scenario.expectations[contender] != nil {
                    for play in scenario.plays(with: contender) {
                        performances.append(await perform(play, on: profile, with: contender))
                    }
                }
            }
        }
        return performances
    }
}

extension Scenario {
    /// The scenario as a contender plays it: the toolkit once with each of the drivers, all others once.
    public func plays(with contender: ContenderName) -> [Scenario] {
        (contender.isToolkit ? drivers : [.automatic]).map { driver in
            var play = self
            play.drivers = [driver]
            return play
        }
    }
}

import Foundation

extension ScenarioPlayer {
    /// Plays scenarios on all their profiles with all the contenders that they have an expectation for, in this order,
    /// the toolkit with all its drivers.
    ///
    /// - Parameter looksForLeaks: whether the results say what the plays have left behind.
    public static func perform(_ scenarios: [Scenario], looksForLeaks: Bool = false) async -> [Performance] {
        var performances: [Performance] = []
        for scenario in scenarios {
            for profile in scenario.devices.profiles {
                for contender in ContenderName.allCases where scenario.expectations[contender] != nil {
                    for play in scenario.plays(with: contender) {
                        performances.append(
                            looksForLeaks
                                ? await performLookingForLeaks(play, on: profile, with: contender)
                                : await perform(play, on: profile, with: contender))
                    }
                }
            }
        }
        return performances
    }

    private static func performLookingForLeaks(
        _ scenario: Scenario, on profile: Profile, with contender: ContenderName
    ) async -> Performance {
        var (performance, remains) = await performAndLetGo(scenario, on: profile, with: contender)
        performance.result.leftBehind = remains.types
        return performance
    }

    /// The player is gone when this returns.
    private static func performAndLetGo(
        _ scenario: Scenario, on profile: Profile, with contender: ContenderName
    ) async -> (Performance, Remains) {
        let player = ScenarioPlayer(scenario, on: profile, with: contender)
        return (await player.perform(), Remains(of: player))
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

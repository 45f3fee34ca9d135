import Foundation
import Scenarios
import Testing

/// One scenario of the library on one profile with one contender.
struct LibraryCase: Sendable, CustomTestStringConvertible {
    let scenario: Scenario
    let profile: Profile
    let contender: ContenderName

    var testDescription: String {
        let driver = scenario.drivers == [.automatic] ? "" : " (\(scenario.drivers[0].rawValue))"
        return "\(scenario.name), \(profile), \(contender.rawValue)\(driver)"
    }

    /// Every case of the library. Empty if the library cannot be read, which a test of its own reports.
    static let all: [LibraryCase] = ((try? ScenarioLibrary.scenarios()) ?? []).flatMap { scenario in
        scenario.devices.profiles.flatMap { profile in
            ContenderName.allCases.filter { scenario.expectations[$0] != nil }.flatMap { contender in
                scenario.plays(with: contender).map {
                    LibraryCase(scenario: $0, profile: profile, contender: contender)
                }
            }
        }
    }
}

import Foundation
import Scenarios
import Testing

/// One scenario of the library on one profile with one contender.
struct LibraryCase: Sendable, CustomTestStringConvertible {
    let scenario: Scenario
    let profile: Profile
    let contender: ContenderName

    var testDescription: String { "\(scenario.name), \(profile), \(contender.rawValue)" }

    /// Every case of the library. Empty if the library cannot be read, which a test of its own reports.
    static let all: [LibraryCase] = ((try? ScenarioLibrary.scenarios()) ?? []).flatMap { scenario in
        scenario.devices.profiles.flatMap { profile in
            ContenderName.allCases.filter { scenario.expectations[$0] != nil }.map {
                LibraryCase(scenario: scenario, profile: profile, contender: $0)
            }
        }
    }
}

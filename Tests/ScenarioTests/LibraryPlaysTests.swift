import Scenarios
import Testing

@testable import DemoApp

/// What takes longest goes on beside all other tests, in processes of the demo's.
@Suite("The library, played")
struct LibraryPlaysTests {
    private static let plays = {
        let plays = LibraryPlays(scenarios)
        plays.start(leavingOne: true)
        return plays
    }()

    /// Empty if the library cannot be read, which a test of its own reports.
    private static let scenarios = (try? ScenarioLibrary.scenarios()) ?? []

    @Test("Every expectation of the library's scenarios is observed", arguments: scenarios.indices)
    func expectationsHold(_ index: Int) async throws {
        let scenario = Self.scenarios[index]
        let results = try await Self.plays.results(of: scenario)
        let players = ContenderName.allCases.filter { scenario.expectations[$0] != nil }
        #expect(
            results.count == scenario.devices.profiles.count * players.flatMap { scenario.plays(with: $0) }.count,
            "\(scenario.name)")
        let mismatches = results.flatMap { result in
            result.mismatches.map { "\(scenario.name), \(result.profile), \(result.player): \($0)" }
        }
        #expect(mismatches == [])
    }
}

import Scenarios
import Testing

@testable import DemoApp

/// What takes longest goes on beside all other tests, in processes of the demo's.
@Suite("The library, played")
struct LibraryPlaysTests {
    private static let plays = {
        let plays = LibraryPlays(scenarios)
        plays.start(looksForLeaks: true)
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

    /// What has been played goes: a run of many scenarios needs no more memory than a run of few. Contenders for
    /// mistakes stay out: a transition that never ends keeps its screens.
    @Test("A play leaves no screen and no view behind", arguments: scenarios.indices)
    func leavesNothingBehind(_ index: Int) async throws {
        let results = try await Self.plays.results(of: Self.scenarios[index])
        let leaks = results.filter { !$0.contender.isForAMistake && $0.leftBehind != [] }.map { result in
            let left = result.leftBehind.map { "\($0)" } ?? "nobody has looked"
            return "\(result.scenario), \(result.profile), \(result.player): \(left)"
        }
        #expect(leaks == [])
    }
}

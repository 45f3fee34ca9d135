import Foundation
import Scenarios
import Testing

extension ScenarioTests {
    @Suite("Library")
    @MainActor
    struct LibraryTests {
        @Test("Every expectation of the library's scenarios is observed", arguments: LibraryCase.all)
        func expectationHolds(_ played: LibraryCase) async {
            let performance = await ScenarioPlayer.perform(
                played.scenario, on: played.profile, with: played.contender)
            #expect(performance.mismatches.map(\.description) == [])
        }

        @Test("Every file of the library is a scenario, with a name of its own and a reason")
        func files() throws {
            let scenarios = try ScenarioLibrary.scenarios()
            #expect(scenarios.count >= 60)
            #expect(Set(scenarios.map(\.name)).count == scenarios.count)
            #expect(scenarios.filter(\.about.isEmpty).map(\.name) == [])
        }

        @Test("Every scenario is played by all contenders on both systems in both directions")
        func completeness() throws {
            for scenario in try ScenarioLibrary.scenarios() {
                #expect(Set(scenario.expectations.keys) == Set(ContenderName.allCases), "\(scenario.name)")
                #expect(Set(scenario.devices.systems) == [18, 26], "\(scenario.name)")
                #expect(Set(scenario.devices.directions) == [.ltr, .rtl], "\(scenario.name)")
            }
        }

        @Test("Without the toolkit's class, only scenarios that need that class suffer")
        func installed() throws {
            let suffering = try ScenarioLibrary.scenarios().filter { scenario in
                scenario.devices.profiles.contains {
                    scenario.expectations[.toolkitInstalled]?.on($0).verdict == .suffers
                }
            }
            #expect(
                Set(suffering.map(\.name)) == [
                    "Push in the middle of a swipe",
                    "Push under a swipe while another finger rests at the edge",
                    "Screen that refuses to be popped: VoiceOver's scrub",
                ])
        }

        @Test("Every expectation says whether the contender resolves or suffers, and the toolkit always resolves")
        func verdicts() throws {
            for scenario in try ScenarioLibrary.scenarios() {
                for profile in scenario.devices.profiles {
                    for (contender, expectation) in scenario.expectations {
                        let verdict = expectation.on(profile).verdict
                        #expect(verdict != nil, "\(scenario.name), \(profile), \(contender.rawValue)")
                        if contender == .toolkit { #expect(verdict == .resolved, "\(scenario.name), \(profile)") }
                    }
                }
            }
        }

        @Test("A play of a scenario is the same every time")
        func determinism() async throws {
            for scenario in try ScenarioLibrary.scenarios().prefix(5) {
                let profile = Profile(system: 26, direction: .rtl)
                let first = await ScenarioPlayer.perform(scenario, on: profile, with: .toolkit)
                let second = await ScenarioPlayer.perform(scenario, on: profile, with: .toolkit)
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                #expect(try encoder.encode(first.observed) == encoder.encode(second.observed))
            }
        }
    }
}

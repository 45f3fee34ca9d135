import Foundation
import Scenarios
import Testing

extension ScenarioTests {
    @Suite("Library")
    @MainActor
    struct LibraryTests {
        @Test("Every file of the library is a scenario, with a name of its own and a reason")
        func files() throws {
            let scenarios = try ScenarioLibrary.scenarios()
            #expect(!scenarios.isEmpty)
            #expect(Set(scenarios.map(\.name)).count == scenarios.count)
            #expect(scenarios.filter(\.about.isEmpty).map(\.name) == [])
            #expect(Set(try ScenarioLibrary.entries().map(\.id)).count == scenarios.count)
        }

        @Test(
            "Every scenario is played by all contenders but those for a mistake, on both systems in both directions")
        func completeness() throws {
            let everywhere = Set(ContenderName.allCases.filter { !$0.isForAMistake })
            for scenario in try ScenarioLibrary.scenarios() {
                #expect(
                    Set(scenario.expectations.keys.filter { !$0.isForAMistake }) == everywhere, "\(scenario.name)")
                #expect(Set(scenario.devices.systems).isSuperset(of: [18, 26]), "\(scenario.name)")
                #expect(Set(scenario.devices.directions) == [.ltr, .rtl], "\(scenario.name)")
            }
        }

        @Test("A contender for a mistake suffers in every scenario that it plays")
        func mistakes() throws {
            let scenarios = try ScenarioLibrary.scenarios()
            for contender in ContenderName.allCases where contender.isForAMistake {
                let played = scenarios.filter { $0.expectations[contender] != nil }
                #expect(!played.isEmpty, "\(contender.rawValue)")
                for scenario in played {
                    let verdicts = scenario.devices.profiles.map { scenario.expectations[contender]?.on($0).verdict }
                    #expect(verdicts.contains(.suffers), "\(scenario.name), \(contender.rawValue)")
                }
            }
        }

        @Test(
            "A symptom that contenders are there for is suffered by them",
            arguments: [
                ("root-then-push", ContenderName.noRootGuard), ("stack-pushed-often", .panPerPush),
                ("bar-cancelled", .percentPop), ("bar-stack-set", .fdRecipe),
                ("modal-presented-while-resting", .fullScreenOnly), ("interrupted-then-again", .percentPop),
                ("row-leading-actions", .panPerPush), ("table-diagonal", .seedRecipeA),
                ("table-diagonal", .panPerPush), ("stack-delegate", .percentPop),
                ("rotation-under-finger", .fullScreenOnly), ("pager-in-pager-handoff", .panPerPush),
                ("slider-in-pager-thumb-right-quick", .seedCure1),
            ])
        func symptom(_ id: String, contender: ContenderName) throws {
            let scenario = try #require(try ScenarioLibrary.entries().first { $0.id == id }).scenario
            let verdicts = scenario.devices.profiles.map { scenario.expectations[contender]?.on($0).verdict }
            #expect(verdicts.contains(.suffers))
        }

        @Test("The description of the contenders is what the demo prints")
        func description() throws {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../Scenarios/README.md")
            let text = try String(contentsOf: file, encoding: .utf8)
            for contender in ContenderName.allCases {
                #expect(text.contains("\n| `\(contender.rawValue)` | \(contender.title) | \(contender.summary) |\n"))
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
                    "A push of the app's during a pull to the left",
                    "Key command that goes back, pressed twice",
                    "Message pushed onto a collapsed column while a finger swipes it away, which finishes",
                    "Message pushed onto a collapsed column while a finger swipes it away, which is taken back",
                    "Push in the middle of a swipe",
                    "Push under a swipe while another finger rests at the edge",
                    "Screen pushed while a finger swipes to another tab, which finishes",
                    "Screen pushed while a finger swipes to another tab, which is taken back",
                    "Screen that refuses to be popped: VoiceOver's scrub",
                    "Screen that refuses to be popped: ⌘[ on a keyboard",
                    "The app dismisses a modal while a finger pulls it",
                    "The app dismisses a modal while it runs back after a short pull",
                    "The app pushes a screen below a modal that is pulled a little and comes back",
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

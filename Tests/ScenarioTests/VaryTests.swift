import CommandLineSupport
import FullScreenPop
@_spi(Headless) import Scenarios
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

extension ScenarioTests {
    @Suite("Other choices of the model")
    @MainActor
    struct VaryTests {
        @Test("Rows with actions and the list are told apart as without the toolkit, whenever a row's drag begins")
        func rows() async throws {
            let scenarios = try ScenarioLibrary.scenarios().filter { $0.name.hasPrefix("Row with") }
            let variations = Variation.singles.filter { $0.name.hasPrefix("hysteresis of a row's drag") }
            #expect(scenarios.count > 5 && variations.count == 2)
            for variation in variations {
                let results = await VariationPlayer(scenarios).results(of: variation)
                #expect(results.failures.isEmpty, "\(variation.name)")
            }
        }

        @Test("A choice changes what happens to contenders that depend on it")
        func dependence() async throws {
            let choice = "pans that a tracking slider refuses"
            let variation = try #require(Variation.singles.first { $0.name == "\(choice): everywhere" })
            let scenarios = try ScenarioLibrary.scenarios().filter {
                $0.name == "Slider on the screen: a slow drag of its thumb, back"
            }
            let results = await VariationPlayer(scenarios).results(of: variation)
            #expect(results.changes.contains { $0.contender == "fullScreenOnly" && !$0.suffers })
            #expect(!results.changes.contains { $0.contender.hasPrefix("toolkit") })
            #expect(results.failures.isEmpty)
        }

        @Test("Every choice has a name of its own, and every alternative differs from the model's choice")
        func choices() {
            let choices = BehaviourProfile.choices
            #expect(Set(choices.map(\.name)).count == choices.count)
            for alternative in choices.flatMap(\.alternatives) {
                let usual = BehaviourProfile(system: .iOS26)
                #expect("\(usual)" != "\(usual.choosing([alternative]))", "\(alternative)")
            }
        }

        @Test("What scenarios rest on are choices of the model")
        func restsOn() throws {
            let names = Set(BehaviourProfile.choices.map(\.name))
            let scenarios = try ScenarioLibrary.scenarios()
            #expect(scenarios.contains { !$0.restsOn.isEmpty })
            for scenario in scenarios { #expect(names.isSuperset(of: scenario.restsOn), "\(scenario.name)") }
        }

        @Test("What is recorded as a guess is a guess, and names what there is")
        func recordedGuesses() async throws {
            let guesses = try Guesses.recorded()
            let scenarios = try ScenarioLibrary.scenarios()
            #expect(Set(scenarios.map(\.name)).isSuperset(of: guesses.scenarios))
            let choices = Set(BehaviourProfile.choices.map(\.name))
            let marked = scenarios.filter { !guesses.choices(in: $0.name, .fullScreenOnly).isEmpty }
            for (index, scenario) in marked.enumerated() where index.isMultiple(of: 10) {
                let choice = try #require(guesses.choices(in: scenario.name, .fullScreenOnly).first)
                #expect(choices.contains(choice))
                let player = VariationPlayer([scenario])
                var changes: [VariedResults.Change] = []
                for variation in Variation.singles where variation.alternatives[0].choice == choice {
                    changes += await player.results(of: variation).changes
                }
                #expect(changes.contains { $0.contender == "fullScreenOnly" }, "\(scenario.name)")
            }
        }

        @Test("Combinations are the same for the same seed, and others for another one")
        func seeds() {
            func names(_ seed: UInt64) -> [String] {
                Variation.combinations(5, seed: seed).map { "\($0.alternatives)" }
            }
            #expect(names(1) == names(1))
            #expect(names(1) != names(2))
        }

        @Test("The command line understands what is to be varied, and says what it expects otherwise")
        func commandLine() throws {
            guard case .vary(let request) = try Invocation(["vary", "--combinations", "12", "--seed", "5"]) else {
                Issue.record("Variations were asked for.")
                return
            }
            #expect(request.combinations == 12 && request.seed == 5 && request.share == nil)
            let worker = try VaryRequest(Array(request.arguments(of: .init(index: 1, of: 4)).dropFirst()))
            #expect(worker.share == Share("2/4") && worker.combinations == 12 && worker.seed == 5)
            let sample = try VaryRequest(["--sample", "50"])
            #expect(try VaryRequest(Array(sample.arguments(of: .init(index: 0, of: 1)).dropFirst())).sample == 50)
            #expect(sample.sampled(Array(0..<120), from: 51) == [1, 51, 101])
            #expect(request.sampled([1, 2], from: 1) == [1, 2])
            #expect(Variation.all(sample).allSatisfy { !$0.isForAllContenders })
            #expect(throws: UsageError.self) { try Invocation(["vary", "--sample", "0"]) }
            #expect(throws: UsageError.self) { try Invocation(["vary", "--sample", "50", "--write", "guesses.json"]) }
            #expect(throws: UsageError.self) { try Invocation(["vary", "--combinations", "many"]) }
            #expect(throws: UsageError.self) { try Invocation(["vary", "--share", "5/4"]) }
            #expect(throws: UsageError.self) { try Invocation(["vary", "--all"]) }
        }

        @Test("The listing names what depends on a choice, and what fails")
        func listing() {
            var results = VariedResults(variation: Variation.singles[0].name)
            results.toolkitPlays = 3
            let change = VariedResults.Change(
                scenario: "Pager", contender: "stock", profile: "18 ltr", suffers: true)
            results.changes = [change]
            results.failures = [.init(scenario: "Slider", contender: "toolkit", profile: "26 rtl", suffers: true)]
            let text = VaryListing(results: [results]).text
            #expect(text.contains("\(results.variation) changes 1 scenario\n    Pager: stock"))
            #expect(text.contains("FAILED in \(results.variation): Slider: toolkit 26 rtl"))
            #expect(text.hasSuffix("All 1 variations: the toolkit resolves 2 of 3 plays."))
        }
    }
}

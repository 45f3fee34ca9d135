import Foundation
import Testing

@testable import Scenarios

extension ScenarioTests {
    @Suite("Decoded scenarios")
    struct DecodingTests {
        let scenario: Scenario

        init() throws {
            scenario = try SampleScenario.decoded()
        }

        @Test("What a scenario leaves out has its default")
        func defaults() {
            #expect(scenario.about == "")
            #expect(scenario.stackIs == .pushed)
            #expect(scenario.devices.size == CGSize(width: 390, height: 844))
            #expect(scenario.devices.profiles.map(\.description) == ["18 ltr", "18 rtl", "26 ltr", "26 rtl"])
            guard case .up = scenario.fingers[0].end else {
                Issue.record("A finger is lifted unless the file says otherwise.")
                return
            }
        }

        @Test("A scenario's screen has its options beside its title")
        func screenOptions() {
            #expect(scenario.screens[0].options.mode == .leadingEdge)
            #expect(scenario.screens[0].options.startRegion == .fraction(0.5))
            #expect(scenario.screens[1].options.mode == nil)
        }

        @Test("Elements of a screen nest")
        func elements() throws {
            let pager = scenario.screens[1].content[0]
            guard case .scroll(let options) = pager.kind, case .slider(let slider) = pager.content[0].kind else {
                Issue.record("Expected a slider in a scroll view, found \(pager).")
                return
            }
            #expect(options.isPaging)
            #expect(options.bounces)
            #expect(slider.value == 0.5)
            #expect(pager.content[0].frame == CGRect(x: 20, y: 120, width: 350, height: 50))
        }

        @Test("One name can stand for both variants of the article's recipe")
        func seedRecipe() {
            #expect(scenario.expectations[.seedRecipeA]?.general.depth == 2)
            #expect(scenario.expectations[.seedRecipeB]?.general.depth == 2)
        }

        @Test("The expectation of a profile is the general one, overridden by what the file says for the profile")
        func overrides() throws {
            let stock = try #require(scenario.expectations[.stock])
            #expect(stock.on(Profile(system: 18, direction: .rtl)).scrolled == nil)
            #expect(stock.on(Profile(system: 26, direction: .ltr)).scrolled == ["pager"])
            let special = stock.on(Profile(system: 26, direction: .rtl))
            #expect(special.scrolled == ["pager"])
            #expect(special.depth == 2)
            #expect(special.top == "Detail")
        }

        @Test("The standard for contenders is what the toolkit must reach, unless the file says what is wanted")
        func standard() {
            let profile = Profile(system: 18, direction: .ltr)
            #expect(scenario.standard(on: profile)?.moved == ["volume"])
            var other = scenario
            var wanted = Scenario.Expectation()
            wanted.depth = 1
            other.wanted = ProfiledExpectation(wanted)
            #expect(other.standard(on: profile)?.moved == nil)
            #expect(other.standard(on: profile)?.depth == 1)
        }

        @Test("What is wanted can differ between profiles, and can name places on the way")
        func wanted() throws {
            let json = SampleScenario.json.replacingOccurrences(
                of: "\"expect\":",
                with: """
                    "wanted": { "depth": 2, "poses": [ { "at": 0.5, "of": "Detail", "shown": true } ],
                                "on": { "26": { "depth": 1 } } },
                    "expect":
                    """)
            let scenario = try Scenario(Data(json.utf8), file: "sample.json")
            #expect(scenario.standard(on: Profile(system: 18, direction: .ltr))?.depth == 2)
            let standard = try #require(scenario.standard(on: Profile(system: 26, direction: .rtl)))
            #expect(standard.depth == 1)
            #expect(standard.poses?.map(\.of) == ["Detail"])
            let wrong = json.replacingOccurrences(
                of: "\"on\": { \"26\": { \"depth\": 1 } }", with: "\"on\": { \"27\": {} }")
            let error = #expect(throws: ScenarioError.self) { try Scenario(Data(wrong.utf8), file: "sample.json") }
            #expect(error?.keyPath == "wanted.on")
        }

        @Test("A scenario's single device can be written the short way")
        func singleDevice() throws {
            let json = SampleScenario.json.replacingOccurrences(
                of: "\"devices\": { \"systems\": [18, 26] }",
                with: "\"device\": { \"size\": [320, 568], \"system\": 26, \"direction\": \"rtl\" }")
            let scenario = try Scenario(Data(json.utf8), file: "sample.json")
            #expect(scenario.devices.profiles == [Profile(system: 26, direction: .rtl)])
            #expect(scenario.devices.size == CGSize(width: 320, height: 568))
        }
    }
}

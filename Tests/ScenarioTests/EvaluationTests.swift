import Foundation
import Testing

@testable import Scenarios

extension ScenarioTests {
    @Suite("Evaluation")
    struct EvaluationTests {
        private func expectation(_ json: String) throws -> Scenario.Expectation {
            try JSONDecoder().decode(Scenario.Expectation.self, from: Data(json.utf8))
        }

        private var seen: Observation {
            var seen = Observation()
            seen.top = "Home"
            seen.stack = ["Home"]
            seen.depth = 1
            seen.popped = 1
            seen.value = ["volume": .number(0.5), "mute": .bool(true)]
            seen.moved = ["volume", "mute"]
            seen.scrolled = ["pager"]
            seen.offset = ["pager": [10, 0]]
            seen.progress = [Observation.Progress(at: 0.5, is: 0.3)]
            seen.appearance = ["Home.viewWillAppear", "Home.viewDidAppear"]
            seen.delegate = ["didShow Home"]
            seen.events = ["began", "finished"]
            seen.trace = ["scroll edge: it can scroll back"]
            seen.faults = ["pushedTwice", "pushedTwice"]
            return seen
        }

        @Test(
            "An expectation holds if it says what was observed",
            arguments: [
                "{}",
                "{ \"top\": \"Home\", \"depth\": 1, \"popped\": 1, \"presented\": [], \"barHidden\": false }",
                "{ \"value\": { \"volume\": 0.505, \"mute\": true }, \"moved\": [\"mute\", \"volume\"] }",
                "{ \"scrolled\": [\"pager\"], \"offset\": { \"pager\": [10.4, 0] } }",
                "{ \"progress\": [ { \"at\": 0.5, \"is\": 0.31 } ] }",
                "{ \"appearance\": [\"Home.viewWillAppear\", \"Home.viewDidAppear\"], \"delegate\": [\"didShow Home\"] }",
                "{ \"events\": [\"began\", \"finished\"], \"trace\": [\"can scroll\"], \"faults\": [\"pushedTwice\"] }",
            ])
        func holds(_ json: String) throws {
            #expect(try expectation(json).mismatches(with: seen) == [])
        }

        @Test(
            "A mismatch names what was expected and what was observed",
            arguments: [
                ("{ \"top\": \"Detail\" }", "top: expected Detail, observed Home"),
                ("{ \"depth\": 2 }", "depth: expected 2, observed 1"),
                ("{ \"popped\": 0 }", "popped: expected 0, observed 1"),
                ("{ \"presented\": [\"Sheet\"] }", "presented: expected [\"Sheet\"], observed []"),
                ("{ \"barHidden\": true }", "barHidden: expected true, observed false"),
                ("{ \"value\": { \"volume\": 0.52 } }", "value.volume: expected 0.52, observed 0.5"),
                ("{ \"value\": { \"mute\": 1 } }", "value.mute: expected 1, observed true"),
                ("{ \"moved\": [\"volume\"] }", "moved: expected [\"volume\"], observed [\"mute\", \"volume\"]"),
                ("{ \"scrolled\": [] }", "scrolled: expected [], observed [\"pager\"]"),
                ("{ \"offset\": { \"pager\": [11, 0] } }", "offset.pager: expected [11.0, 0.0], observed [10.0, 0.0]"),
                (
                    "{ \"progress\": [ { \"at\": 0.5, \"is\": 0.4 } ] }",
                    "progress at 0.5 s: expected 0.4, observed 0.3"
                ),
                (
                    "{ \"progress\": [ { \"at\": 0.7, \"is\": 0.3 } ] }",
                    "progress at 0.7 s: expected 0.3, observed nothing"
                ),
                (
                    "{ \"appearance\": [\"Home.viewDidAppear\", \"Home.viewWillAppear\"] }",
                    """
                    appearance: expected ["Home.viewDidAppear", "Home.viewWillAppear"], \
                    observed ["Home.viewWillAppear", "Home.viewDidAppear"]
                    """
                ),
                ("{ \"delegate\": [] }", "delegate: expected [], observed [\"didShow Home\"]"),
                ("{ \"events\": [\"began\"] }", "events: expected [\"began\"], observed [\"began\", \"finished\"]"),
                ("{ \"trace\": [\"slider\"] }", "trace[0]: expected slider, observed no such line"),
                ("{ \"faults\": [] }", "faults: expected [], observed [\"pushedTwice\"]"),
            ])
        func fails(_ json: String, message: String) throws {
            #expect(try expectation(json).mismatches(with: seen).map(\.description) == [message])
        }

        @Test("A verdict that the standard contradicts is a mismatch")
        func verdict() throws {
            let scenario = try SampleScenario.decoded()
            let profile = Profile(system: 18, direction: .ltr)
            var expected = Scenario.Expectation()
            expected.verdict = .resolved
            let performance = Performance(
                scenario, profile: profile, contender: .stock, expected: expected, observed: seen)
            #expect(performance.verdict == .suffers)
            let mismatch = try #require(performance.mismatches.first)
            #expect(performance.mismatches.count == 1)
            // It says in what the person does not get what is wanted.
            #expect(
                mismatch.description.hasPrefix("verdict: expected resolved, observed suffers (wanted moved: expected"))
        }
    }
}

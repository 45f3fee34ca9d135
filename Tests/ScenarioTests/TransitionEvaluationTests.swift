import Foundation
import Testing

@testable import Scenarios

extension ScenarioTests {
    @Suite("Evaluation of transitions")
    struct TransitionEvaluationTests {
        private var seen: Observation {
            var pose = Observation.Pose(at: 0.5, of: "Detail")
            pose.corners = [[100, 0], [490, 10], [100, 844], [490, 834]]
            pose.opacity = 0.5
            pose.dimming = 0.2
            pose.shown = true
            var seen = Observation()
            seen.tabBarHidden = false
            seen.poses = [pose]
            seen.callbacks = ["began", "Home.viewWillAppear", "cancelled", "Home.viewWillAppear"].enumerated().map {
                Observation.Callback(at: Double($0) / 10, is: $1)
            }
            return seen
        }

        private func mismatches(_ json: String) throws -> [String] {
            try JSONDecoder().decode(Scenario.Expectation.self, from: Data(json.utf8)).mismatches(with: seen).map(
                \.description)
        }

        @Test(
            "An expectation of a transition holds if it says what was observed",
            arguments: [
                "{ \"tabBarHidden\": false }",
                "{ \"poses\": [ { \"at\": 0.5, \"of\": \"Detail\", \"frame\": [100, 0, 390.9, 844] } ] }",
                "{ \"poses\": [ { \"at\": 0.5, \"of\": \"Detail\", \"shown\": true, \"opacity\": 0.51 } ] }",
                """
                { "poses": [ { "at": 0.5, "of": "Detail", "dimming": 0.19, "within": 5,
                               "corners": [[105, 0], [490, 10], [100, 844], [490, 829]] } ] }
                """,
                "{ \"callbacks\": [\"began\", \"cancelled\"] }",
                "{ \"callbacks\": [\"Home.viewWillAppear\", { \"is\": \"Home.viewWillAppear\", \"at\": 0.31 }] }",
                "{ \"callbacks\": [] }",
            ])
        func holds(_ json: String) throws {
            #expect(try mismatches(json) == [])
        }

        @Test(
            "A mismatch of a transition names what was expected and what was observed",
            arguments: [
                ("{ \"tabBarHidden\": true }", "tabBarHidden: expected true, observed false"),
                (
                    "{ \"poses\": [ { \"at\": 0.5, \"of\": \"Detail\", \"frame\": [102, 0, 390, 844] } ] }",
                    "frame of Detail at 0.5 s: expected [102.0, 0.0, 390.0, 844.0], observed [100.0, 0.0, 390.0, 844.0]"
                ),
                (
                    "{ \"poses\": [ { \"at\": 0.5, \"of\": \"Detail\", \"opacity\": 0.6 } ] }",
                    "opacity of Detail at 0.5 s: expected 0.6, observed 0.5"
                ),
                (
                    "{ \"poses\": [ { \"at\": 0.5, \"of\": \"Detail\", \"dimming\": 0.25 } ] }",
                    "dimming of Detail at 0.5 s: expected 0.25, observed 0.2"
                ),
                (
                    "{ \"poses\": [ { \"at\": 0.5, \"of\": \"Detail\", \"shown\": false } ] }",
                    "shown of Detail at 0.5 s: expected false, observed true"
                ),
                (
                    "{ \"poses\": [ { \"at\": 0.6, \"of\": \"Detail\", \"opacity\": 0.5 } ] }",
                    "opacity of Detail at 0.6 s: expected 0.5, observed nothing"
                ),
                (
                    "{ \"callbacks\": [\"cancelled\", \"began\"] }",
                    "callbacks[1]: expected began, observed it no more, next Home.viewWillAppear"
                ),
                (
                    "{ \"callbacks\": [\"Home.viewWillAppear\", \"Home.viewWillAppear\", \"finished\"] }",
                    "callbacks[2]: expected finished, observed nothing more"
                ),
                (
                    "{ \"callbacks\": [{ \"is\": \"cancelled\", \"at\": 0.25 }] }",
                    "callbacks[0]: expected cancelled at 0.25 s, observed cancelled at 0.2 s"
                ),
            ])
        func fails(_ json: String, message: String) throws {
            #expect(try mismatches(json) == [message])
        }
    }
}

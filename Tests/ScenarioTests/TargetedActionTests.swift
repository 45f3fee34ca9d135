import Foundation
import Testing

@testable import Scenarios

extension ScenarioTests {
    @Suite("Actions that name what they change")
    @MainActor
    struct TargetedActionTests {
        private func seen(_ json: String) async throws -> Observation {
            let scenario = try Scenario(Data(json.utf8), file: "actions.json")
            return await ScenarioPlayer(scenario, on: Profile(system: 18, direction: .ltr), with: .stock).play()
        }

        private func error(_ json: String) -> String {
            do {
                _ = try Scenario(Data(json.utf8), file: "actions.json")
                return "none"
            } catch {
                return "\(error)"
            }
        }

        @Test("A screen is pushed on the stack with the screen that the action names, and by default on that in sight")
        func stack() async throws {
            let json = """
                { "name": "halves", "screens": [ { "title": "Mail" } ], "sideBySide": [ { "title": "Days" } ],
                  "otherScreens": [ { "title": "Letter" }, { "title": "Event" } ],
                  "actions": [ { "at": 0, "push": "Letter" }, { "at": 0, "push": "Event", "stack": "Days" } ],
                  "expect": { "stock": {} } }
                """
            #expect(try await seen(json).stacks == ["Mail": ["Mail", "Letter"], "Days": ["Days", "Event"]])
            #expect(
                error(json.replacingOccurrences(of: "\"stack\": \"Days\"", with: "\"stack\": \"Weeks\"")).contains(
                    "actions[1].stack: expected the title of a screen"))
            #expect(
                error(
                    json.replacingOccurrences(
                        of: "\"push\": \"Letter\"", with: "\"dismiss\": true, \"stack\": \"Mail\"")
                )
                .contains("actions[0].stack: expected only beside push, pop, set"))
        }

        @Test("The upper of two modals is dismissed, or the lower one with it, or everything")
        func dismissal() async throws {
            let json = """
                { "name": "modals", "screens": [ { "title": "Home" } ],
                  "otherScreens": [ { "title": "One" }, { "title": "Two" } ],
                  "actions": [ { "at": 0, "present": "One" }, { "at": 1, "presentNavigation": ["Two"] },
                               { "at": 2, "dismiss": "Two" } ],
                  "expect": { "stock": {} } }
                """
            #expect(try await seen(json).presented == ["One"])
            #expect(
                try await seen(json.replacingOccurrences(of: "\"dismiss\": \"Two\"", with: "\"dismiss\": \"One\""))
                    .presented == [])
            #expect(
                try await seen(json.replacingOccurrences(of: "\"dismiss\": \"Two\"", with: "\"dismiss\": true"))
                    .presented == [])
            for wrong in ["false", "\"\"", "3"] {
                #expect(
                    error(json.replacingOccurrences(of: "\"dismiss\": \"Two\"", with: "\"dismiss\": \(wrong)"))
                        .contains(
                            "actions[2].dismiss: expected true, or the title of a screen that is presented"))
            }
        }

        @Test("An element is there as long as actions say so")
        func added() async throws {
            let json = """
                { "name": "overlay",
                  "screens": [ { "title": "Home",
                                 "content": [ { "button": "play", "frame": [100, 300, 100, 50] },
                                              { "view": "menu", "added": false } ] } ],
                  "fingers": [ { "at": 0, "down": [150, 320] }, { "at": 1, "down": [150, 320] },
                               { "at": 2, "down": [150, 320] } ],
                  "actions": [ { "at": 0.5, "add": "menu" }, { "at": 1.5, "remove": "menu" } ],
                  "expect": { "stock": {} } }
                """
            #expect(try await seen(json).touched == ["play", "menu", "play"])
            #expect(
                error(json.replacingOccurrences(of: "\"add\": \"menu\"", with: "\"add\": \"list\"")).contains(
                    "actions[0].add: expected the name of an element"))
        }

        @Test("What is added before its screen is there comes with it")
        func addedEarly() async throws {
            let json = """
                { "name": "overlay", "screens": [ { "title": "Home" } ],
                  "otherScreens": [ { "title": "Detail", "content": [ { "view": "menu", "added": false } ] } ],
                  "fingers": [ { "at": 2, "down": [150, 320] } ],
                  "actions": [ { "at": 0, "add": "menu" }, { "at": 0.5, "push": "Detail" } ],
                  "expect": { "stock": {} } }
                """
            #expect(try await seen(json).touched == ["menu"])
        }

        @Test("A stepper has the range and the step that the file gives")
        func stepper() async throws {
            let json = """
                { "name": "steps",
                  "screens": [ { "title": "Home",
                                 "content": [ { "stepper": "size", "frame": [100, 300, 94, 32], "value": 475,
                                                "range": [-50, 500], "step": 25 } ] } ],
                  "fingers": [ { "at": 0, "down": [180, 316] }, { "at": 1, "down": [180, 316] } ],
                  "expect": { "stock": {} } }
                """
            #expect(try await seen(json).value["size"] == .number(500))
            for (key, value, reason) in [
                ("range\": [-50, 500]", "range\": [500, -50]", "range: expected the least value before the greatest"),
                ("value\": 475", "value\": 600", "value: expected a value in -50"),
                ("step\": 25", "step\": 0", "step: expected more than 0, found 0"),
            ] {
                let text = error(json.replacingOccurrences(of: key, with: value))
                #expect(text.contains("screens[0].content[0].\(reason)"), "\(text)")
            }
        }

        @Test("A button on a second stack pushes there")
        func button() async throws {
            let json = """
                { "name": "halves", "screens": [ { "title": "Mail" } ],
                  "sideBySide": [ { "title": "Days",
                                    "content": [ { "button": "open", "frame": [20, 300, 100, 50], "pushes": "Event" } ] } ],
                  "otherScreens": [ { "title": "Event" } ],
                  "fingers": [ { "at": 0, "down": [250, 320] } ],
                  "expect": { "stock": {} } }
                """
            #expect(try await seen(json).stacks == ["Mail": ["Mail"], "Days": ["Days", "Event"]])
        }
    }
}

import Foundation
import Testing

@testable import Scenarios

@Suite("Elements that an app changes")
@MainActor
struct ElementChangeTests {
    private func scenario(_ actions: String, fingers: String = "") throws -> Scenario {
        let text = """
            {
              "name": "Changes", "devices": { "directions": ["ltr", "rtl"] },
              "screens": [
                { "title": "Home" },
                {
                  "title": "Detail",
                  "content": [
                    { "scroll": "list", "frame": [0, 100, 390, 300], "contentSize": [390, 600] },
                    { "table": "rows", "frame": [0, 400, 390, 200], "rows": 2 },
                    { "slider": "volume", "frame": [20, 620, 350, 40] },
                    { "switch": "news", "frame": [20, 680, 51, 31] },
                    { "scrubber": "film", "frame": [100, 680, 250, 31] },
                    { "scroll": "photo", "frame": [0, 780, 100, 50], "zoomRange": [1, 4] },
                    { "button": "save", "frame": [20, 730, 100, 44] }
                  ]
                }
              ],
              "fingers": [\(fingers)],
              "actions": [\(actions)],
              "expect": { "stock": {} }
            }
            """
        return try Scenario(Data(text.utf8), file: "changes.json")
    }

    private func observations(_ actions: String, fingers: String) async throws -> [Observation] {
        let scenario = try scenario(actions, fingers: fingers)
        var seen: [Observation] = []
        for profile in scenario.devices.profiles {
            seen.append(await ScenarioPlayer(scenario, on: profile, with: .stock).play())
        }
        #expect(seen.count > 1)
        return seen
    }

    @Test("A button is tapped where it has gone, and no more where it was")
    func frame() async throws {
        let seen = try await observations(
            #"{ "at": 1, "change": "save", "properties": { "frame": [250, 780, 100, 44] } }"#,
            fingers: """
                { "at": 0.5, "down": [30, 750] }, { "at": 1.5, "down": [30, 750] }, { "at": 2, "down": [340, 800] }
                """)
        for observation in seen { #expect(observation.value["save"] == .number(2)) }
    }

    @Test("A list scrolls as far as its new content and its new inset reach")
    func content() async throws {
        let drag = #"{ "at": 1, "down": [200, 380], "path": [{ "by": [0, -250], "over": 0.1 }] }"#
        for observation in try await observations("", fingers: drag) {
            #expect(observation.offset["list"] == [0, 300])
        }
        let properties = #""contentSize": [390, 310], "inset": [0, 0, 50, 0]"#
        let seen = try await observations(
            #"{ "at": 0.5, "change": "list", "properties": { \#(properties) } }"#, fingers: drag)
        for observation in seen { #expect(observation.offset["list"] == [0, 60]) }
    }

    @Test("A table has as many rows as it is given")
    func rows() async throws {
        let seen = try await observations(
            #"{ "at": 0.5, "change": "rows", "properties": { "rows": 40 } }"#,
            fingers: #"{ "at": 1, "down": [200, 580], "path": [{ "by": [0, -150], "over": 0.5 }, { "hold": 0.2 }] }"#)
        for observation in seen { #expect(observation.offset["rows"]?[1] ?? 0 > 100) }
    }

    @Test("What is disabled hears nothing, until it is enabled")
    func enabled() async throws {
        let seen = try await observations(
            """
            { "at": 0.2, "change": "save", "properties": { "enabled": false } },
            { "at": 1, "change": "save", "properties": { "enabled": true } }
            """,
            fingers: #"{ "at": 0.5, "down": [30, 750] }, { "at": 1.5, "down": [30, 750] }"#)
        for observation in seen { #expect(observation.value["save"] == .number(1)) }
    }

    @Test("Controls show what they are given, also before their screen is built")
    func values() async throws {
        let changes = [("volume", "0.25"), ("news", "true"), ("film", "0.5")]
        let actions = changes.map { #"{ "at": 0.5, "change": "\#($0)", "properties": { "value": \#($1) } }"# }
        let seen = try await observations(actions.joined(separator: ","), fingers: "")
        for observation in seen {
            #expect(observation.value["volume"] == .number(0.25))
            #expect(observation.value["news"] == .bool(true))
            #expect(observation.value["film"] == .number(0.5))
        }
    }

    @Test("An element of a screen that comes later is built as it was changed")
    func later() async throws {
        let text = """
            {
              "name": "Later", "screens": [{ "title": "Home" }],
              "otherScreens": [
                { "title": "Detail", "content": [{ "slider": "volume", "frame": [20, 620, 350, 40] }] }
              ],
              "fingers": [],
              "actions": [
                { "change": "volume", "properties": { "value": 0.75 } }, { "at": 0.5, "push": "Detail" }
              ],
              "expect": { "stock": {} }
            }
            """
        let scenario = try Scenario(Data(text.utf8), file: "later.json")
        let seen = await ScenarioPlayer(scenario, on: scenario.devices.profiles[0], with: .stock).play()
        #expect(seen.value["volume"] == .number(0.75))
    }

    private nonisolated static let mistakes = [
        (#""change": "lost", "properties": { "rows": 2 }"#, "actions[0].change: expected the name of an element"),
        (#""change": "list""#, "actions[0].properties: missing"),
        (
            #""change": "list", "properties": {}"#,
            "actions[0].properties: expected one or more of frame, contentSize, rows, inset, zoom, enabled, value"
        ),
        (#""change": "list", "properties": { "rows": 2 }"#, "actions[0].properties.rows: expected only of a table"),
        (
            #""change": "list", "properties": { "zoom": 2 }"#,
            "actions[0].properties.zoom: expected only of a scroll with a zoomRange"
        ),
        (
            #""change": "photo", "properties": { "zoom": 5 }"#, "actions[0].properties.zoom: expected 1 to 4, found 5"
        ),
        (#""change": "rows", "properties": { "rows": -1 }"#, "actions[0].properties.rows: expected 0 to 10000 rows"),
        (
            #""change": "rows", "properties": { "contentSize": [1, 1] }"#,
            "actions[0].properties.contentSize: expected only of a scroll"
        ),
        (
            #""change": "save", "properties": { "inset": [0, 0, 0, 0] }"#,
            "actions[0].properties.inset: expected only of a scroll or a table"
        ),
        (
            #""change": "save", "properties": { "value": 1 }"#,
            "actions[0].properties.value: expected only of a control that shows one"
        ),
        (
            #""change": "volume", "properties": { "value": 2 }"#,
            "actions[0].properties.value: expected 0 to 1, found 2"
        ),
        (
            #""change": "news", "properties": { "value": 1 }"#,
            "actions[0].properties.value: expected true or false, found 1"
        ),
        (
            #""change": "volume", "properties": { "value": { "atLeast": 1 } }"#,
            "actions[0].properties.value: expected a number, true or false, or two numbers"
        ),
        (#""pop": true, "properties": { "rows": 2 }"#, "actions[0].properties: expected only beside change"),
    ]

    @Test("What cannot be changed is refused", arguments: mistakes)
    func refusals(action: String, expectation: String) {
        let error = #expect(throws: ScenarioError.self) { try scenario("{ \(action) }") }
        #expect(error?.description.hasPrefix("changes.json: \(expectation)") == true, "\(error?.description ?? "")")
    }
}

import Foundation
import Testing

@testable import Scenarios

extension ScenarioTests {
    @Suite("Player, containers")
    @MainActor
    struct ContainerPlayerTests {
        private func mismatches(_ json: String, _ direction: LayoutDirection) async throws -> [String] {
            let scenario = try Scenario(Data(json.utf8), file: "container.json")
            let performance = await ScenarioPlayer.perform(
                scenario, on: Profile(system: 18, direction: direction), with: .stock)
            return performance.mismatches.map(\.description)
        }

        @Test("A stack that is a child lies below a header", arguments: LayoutDirection.allCases)
        func child(_ direction: LayoutDirection) async throws {
            let json = """
                { "name": "child", "child": 120, "screens": [ { "title": "Home" }, { "title": "Detail" } ],
                  "expect": { "stock": { "poses": [ { "at": 0, "of": "Detail", "frame": [0, 120, 390, 724] } ] } } }
                """
            #expect(try await mismatches(json, direction) == [])
        }

        @Test("Two stacks lie side by side, and each has its own screens", arguments: LayoutDirection.allCases)
        func sideBySide(_ direction: LayoutDirection) async throws {
            let json = """
                { "name": "halves", "screens": [ { "title": "Mail" }, { "title": "Letter" } ],
                  "sideBySide": [ { "title": "Days" }, { "title": "Event" } ],
                  "actions": [ { "at": 1, "pop": true } ],
                  "expect": {
                    "stock": { "stacks": { "Mail": ["Mail"], "Days": ["Days", "Event"] }, "popped": 1,
                               "poses": [ { "at": 0, "of": "Letter", "frame": [0, 0, 195, 844] },
                                          { "at": 0, "of": "Event", "frame": [195, 0, 195, 844] } ] } } }
                """
            #expect(try await mismatches(json, direction) == [])
        }

        @Test("A stack in a screen is a child of that", arguments: LayoutDirection.allCases)
        func innerStack(_ direction: LayoutDirection) async throws {
            let json = """
                { "name": "inner", "otherScreens": [ { "title": "List" }, { "title": "Row" } ],
                  "screens": [ { "title": "Home",
                                 "content": [ { "stack": "inner", "frame": [10, 300, 200, 400],
                                                "screens": ["List", "Row"] } ] } ],
                  "expect": {
                    "stock": { "stacks": { "Home": ["Home"], "List": ["List", "Row"] },
                               "appearance": [],
                               "poses": [ { "at": 0, "of": "Row", "frame": [10, 300, 200, 400] } ] } } }
                """
            #expect(try await mismatches(json, direction) == [])
        }

        @Test("A search begins on its screen, and goes when that is popped")
        func search() async throws {
            let json = """
                { "name": "search", "screens": [ { "title": "Home" }, { "title": "Detail", "search": true } ],
                  "actions": [ { "search": "Detail" }POP ], "expect": { "stock": { "searching": [ACTIVE] } } }
                """
            let active = json.replacingOccurrences(of: "POP", with: "")
            #expect(
                try await mismatches(active.replacingOccurrences(of: "ACTIVE", with: "\"Detail\""), .ltr) == [])
            let popped = json.replacingOccurrences(of: "POP", with: ", { \"at\": 1, \"pop\": true }")
            #expect(try await mismatches(popped.replacingOccurrences(of: "ACTIVE", with: ""), .ltr) == [])
        }

        @Test("Beside a sidebar, the stack has the rest of the screen", arguments: LayoutDirection.allCases)
        func sidebar(_ direction: LayoutDirection) async throws {
            let json = """
                { "name": "column", "sidebar": 100,
                  "screens": [ { "title": "Home" },
                               { "title": "Detail", "content": [ { "button": "more", "frame": [0, 200, 60, 44] } ] } ],
                  "fingers": [ { "down": [20, 220], "path": [ { "hold": 0.05 } ] },
                               { "down": [130, 220], "at": 1, "path": [ { "hold": 0.05 } ] } ],
                  "expect": {
                    "stock": { "value": { "more": 1 },
                               "poses": [ { "at": 0, "of": "Detail", "frame": [100, 0, 290, 844] } ] } } }
                """
            #expect(try await mismatches(json, direction) == [])
        }

        @Test(
            "The stack is in a column of a split view, which the app shows and hides",
            arguments: LayoutDirection.allCases)
        func split(_ direction: LayoutDirection) async throws {
            let json = """
                { "name": "columns", "device": { "system": 18, "size": [1024, 768] },
                  "split": { "primary": [ { "title": "List" } ], "displayMode": "DISPLAY" },
                  "screens": [ { "title": "Home" }, { "title": "Detail" } ],
                  "actions": [ { "VERB": "primary" } ],
                  "expect": {
                    "stock": { "top": "Detail", "columns": COLUMNS, "collapsed": false, "stacks": { "List": ["List"] },
                               "poses": [ { "at": 1, "of": "Detail", "frame": FRAME } ] } } }
                """
            for (display, verb, columns, frame) in [
                ("secondaryOnly", "show", "[\"primary\", \"secondary\"]", "[320, 0, 704, 768]"),
                ("oneBesideSecondary", "hide", "[\"secondary\"]", "[0, 0, 1024, 768]"),
            ] {
                let text = json.replacingOccurrences(of: "DISPLAY", with: display)
                    .replacingOccurrences(of: "VERB", with: verb).replacingOccurrences(of: "COLUMNS", with: columns)
                    .replacingOccurrences(of: "FRAME", with: frame)
                #expect(try await mismatches(text, direction) == [])
            }
        }

        @Test("A narrow split view is collapsed to the column that the app wants", arguments: ["primary", "secondary"])
        func collapsedSplit(column: String) async throws {
            let json = """
                { "name": "columns", "split": { "primary": [ { "title": "List" } ], "collapsesTo": "\(column)" },
                  "screens": [ { "title": "Home" } ],
                  "expect": { "stock": { "columns": ["\(column)"], "collapsed": true } } }
                """
            #expect(try await mismatches(json, .ltr) == [])
        }

        @Test(
            "What lies in another tab is seen, and the app acts on the tab in sight",
            arguments: LayoutDirection.allCases)
        func otherTab(_ direction: LayoutDirection) async throws {
            let json = """
                { "name": "tabs", "tabBar": { "after": [ [ { "title": "Search" } ] ] },
                  "screens": [ { "title": "Feed" }, { "title": "Post" } ], "otherScreens": [ { "title": "Result" } ],
                  "actions": [ { "at": 0.5, "select": "Search" }, { "at": 1, "push": "Result" } ],
                  "expect": { "stock": { "tab": "Result", "top": "Post", "bar": ["Search", "Result"],
                                         "stacks": { "Feed": ["Feed", "Post"], "Search": ["Search", "Result"] } } } }
                """
            #expect(try await mismatches(json, direction) == [])
        }
    }
}

import Foundation
import Testing

@_spi(Headless) @testable import Scenarios

extension ScenarioTests {
    @Suite("What a person reads of a play")
    @MainActor
    struct WordingTests {
        private func play(_ parts: String) async throws -> (summary: String, marks: [String]) {
            let scenario = try Scenario(
                Data("{ \"name\": \"play\", \(parts), \"expect\": { \"toolkit\": {} } }".utf8), file: "")
            let play = await ScenarioPlayer.record(scenario, on: Profile(system: 18, direction: .ltr), with: .toolkit)
            return (play.performance.observed.summary(shortfalls: []), play.marks.map(\.text))
        }

        private static func drag(by distance: Int) -> String {
            """
            "fingers": [ { "down": [195, 500], "at": 1, "path": [ { "by": [\(distance), 0], "over": 0.2 } ] } ]
            """
        }

        @Test("A pull that pushes is called a push, in its result and in its marks")
        func push() async throws {
            let played = try await play(
                """
                "screens": [ { "title": "Home", "next": "Detail" } ], "otherScreens": [ { "title": "Detail" } ],
                \(Self.drag(by: -200))
                """)
            #expect(played.summary == "pushed")
            #expect(played.marks.contains("push may begin"))
            #expect(played.marks.contains("push finished"))
            #expect(!played.marks.contains { $0.hasPrefix("pop may") || $0.hasPrefix("pop finished") })
        }

        @Test("A swipe between tabs is called that")
        func tab() async throws {
            let played = try await play(
                """
                "screens": [ { "title": "Home" } ], "tabBar": { "after": [ [ { "title": "Search" } ] ], "swipes": true },
                \(Self.drag(by: -200))
                """)
            #expect(played.summary == "shows Search")
            #expect(played.marks.contains("swipe between tabs may begin"))
        }

        @Test("A swipe back is called a pop")
        func pop() async throws {
            let played = try await play(
                """
                "screens": [ { "title": "Home" }, { "title": "Detail" } ], \(Self.drag(by: 200))
                """)
            #expect(played.summary == "popped")
            #expect(played.marks.contains("pop may begin"))
        }

        @Test("What a finger has used that has no value of its own is named, if nothing else happened")
        func used() async throws {
            let screens = { (content: String) in
                "\"screens\": [ { \"title\": \"Home\", \"content\": [ \(content) ] } ]"
            }
            let tap = "\"fingers\": [ { \"down\": [195, 500], \"at\": 1, \"path\": [ { \"hold\": 0.1 } ] } ]"
            let button = "{ \"button\": \"play\", \"frame\": [100, 450, 200, 100] }"
            let card = "{ \"view\": \"card\", \"frame\": [100, 450, 200, 100], \"pan\": true }"
            #expect(try await play("\(screens(button)), \(tap)").summary == "play used")
            #expect(try await play("\(screens(card)), \(Self.drag(by: 60))").summary == "card used")
            #expect(try await play("\(screens(card)), \(tap)").summary == "nothing happened")
        }

        @Test("What is cancelled is called by what it was")
        func cancelled() async throws {
            let tabs = try await play(
                """
                "screens": [ { "title": "Home" } ], "tabBar": { "after": [ [ { "title": "Search" } ] ], "swipes": true },
                "fingers": [ { "down": [300, 400], "at": 1, "path": [ { "by": [-100, 0], "over": 0.5 }, { "hold": 0.2 } ] } ]
                """)
            #expect(tabs.summary == "tab change cancelled")
            let modal = """
                "screens": [ { "title": "Home" } ], "actions": [ { "at": 0, "presentNavigation": ["A"], "animated": false } ],
                "otherScreens": [ { "title": "A", "next": "B", "modal": { "present": "cover", "interactor": "panDown" } },
                    { "title": "B" } ]
                """
            let path = "\"over\": 0.4 }, { \"hold\": 0.2 } ] } ]"
            let push = try await play(
                "\(modal), \"fingers\": [ { \"down\": [300, 400], \"at\": 1, \"path\": [ { \"by\": [-100, 0], \(path)")
            #expect(push.summary == "push cancelled")
            let pull = try await play(
                "\(modal), \"fingers\": [ { \"down\": [300, 300], \"at\": 1, \"path\": [ { \"by\": [0, 100], \(path)")
            #expect(pull.summary == "dismissal cancelled")
        }

        @Test("What refuses is called by its name, in words where it is a rule")
        func refusals() async throws {
            let played = try await play(
                """
                "screens": [ { "title": "Home" }, { "title": "Detail", "shouldPop": "refuses" } ], \(Self.drag(by: 200))
                """)
            #expect(played.marks.contains("pop refused by shouldPop: the screen says no"))
            let onRoot = try await play("\"screens\": [ { \"title\": \"Home\" } ], \(Self.drag(by: 200))")
            #expect(onRoot.marks.contains { $0.hasPrefix("pop refused by the stack depth rule: ") })
        }

        @Test("What keeps a scroll view from scrolling is said in words")
        func handoff() async throws {
            let played = try await play(
                """
                "screens": [ { "title": "Home" }, { "title": "Detail", "content": [ { "scroll": "pager",
                    "frame": [0, 91, 390, 700], "contentSize": [780, 700], "paging": true,
                    "content": [ { "scrubber": "bar", "frame": [0, 0, 390, 700] } ] } ] } ], \(Self.drag(by: 200))
                """)
            #expect(
                played.marks.contains("scroll views under the finger fail: the touch is on a control that is dragged"))
        }
    }
}

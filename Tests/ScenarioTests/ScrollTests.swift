import Foundation
import Testing

@testable import Scenarios

extension ScenarioTests {
    @Suite("Scrolls of scenarios")
    @MainActor
    struct ScrollTests {
        private func scenario(_ scroll: String) throws -> Scenario {
            let text = """
                {
                  "name": "Scroll", "screens": [{ "title": "Home" }, { "title": "Detail" }],
                  "scrolls": [\(scroll)], "expect": { "toolkit": {} }
                }
                """
            return try Scenario(Data(text.utf8), file: "scroll.json")
        }

        @Test("A scroll starts where the pointer is, and goes as far as its path says")
        func decoding() throws {
            let text = #"{ "over": [100, 400], "at": 0.5, "path": [{ "by": [200, 5], "over": 0.3 }, { "hold": 0.2 }] }"#
            let course = try #require(try scenario(text).scrolls.first).course
            #expect(course.down == CGPoint(x: 100, y: 400))
            #expect(course.start == 0.5)
            #expect(course.finish == 1)
        }

        @Test(
            "A mistake is an error with its place",
            arguments: [
                (#"{ "path": [] }"#, "scrolls[0].over"),
                (#"{ "over": [1, 2] }"#, "scrolls[0].path"),
                (#"{ "over": [1, 2], "path": [{ "to": [3, 4], "over": 1 }] }"#, "scrolls[0].path[0].to"),
                (#"{ "over": [1, 2], "path": [{ "by": [3, 4] }] }"#, "scrolls[0].path[0].over"),
                (#"{ "over": [1, 2], "path": [{ "hold": 1, "over": 1 }] }"#, "scrolls[0].path[0].over"),
                (#"{ "over": [1, 2], "path": [{ "hold": 400 }, { "hold": 400 }] }"#, "scrolls[0].path"),
            ])
        func mistakes(scroll: String, keyPath: String) {
            #expect { try scenario(scroll) } throws: { error in
                (error as? ScenarioError)?.keyPath == keyPath
            }
        }
    }
}

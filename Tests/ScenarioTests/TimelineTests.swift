import Foundation
import Testing

@testable import Scenarios

extension ScenarioTests {
    @Suite("Time line")
    struct TimelineTests {
        private func timeline(fingers: String, actions: String = "[]", probes: [TimeInterval] = []) throws -> Timeline {
            let json = """
                { "name": "a", "screens": [ { "title": "Home" } ], "expect": { "stock": {} },
                  "fingers": \(fingers), "actions": \(actions) }
                """
            return Timeline(try Scenario(Data(json.utf8), file: ""), probes: probes, sampleRate: 60)
        }

        @Test("Times that are a hair off a sample's are exactly that sample's, and others stay as they are")
        func grid() throws {
            let timeline = try timeline(
                fingers: """
                    [ { "down": [0, 0], "at": 0.0166667,
                        "path": [ { "samples": [[0.0166667, 1, 0], [0.04, 2, 0]] }, { "hold": 0.0433333 } ] } ]
                    """)
            let written = 0.0166667
            let between: TimeInterval = written + written + (0.04 - written)
            let expected: [TimeInterval] = [1.0 / 60, 2.0 / 60, between, 0.1]
            #expect(timeline.moments.map(\.time) == expected)
        }

        @Test("A finger is sampled at the device's rate, and once more where its way ends")
        func samples() throws {
            let timeline = try timeline(
                fingers: """
                    [ { "down": [0, 0], "path": [ { "to": [40, 0], "over": 0.04 } ] } ]
                    """)
            #expect(timeline.moments.map { ($0.time * 60).rounded() } == [0, 1, 2, 2])
            let touches = timeline.moments.map(\.touches)
            #expect(touches[0] == [.init(finger: 0, step: .down(.zero))])
            #expect(touches[3] == [.move(CGPoint(x: 40, y: 0)), .up].map { .init(finger: 0, step: $0) })
            guard case .move(let place) = touches[1].first?.step else {
                Issue.record("Expected a move, found \(touches[1]).")
                return
            }
            #expect(abs(place.x - 40.0 / 60 / 0.04) < 1e-9)
        }

        @Test("A finger's hold takes time and sends nothing")
        func hold() throws {
            let timeline = try timeline(
                fingers: """
                    [ { "down": [5, 5], "at": 1, "path": [ { "hold": 0.5 } ], "cancel": true } ]
                    """)
            #expect(timeline.moments.map(\.time) == [1, 1.5])
            #expect(timeline.moments[1].touches == [.init(finger: 0, step: .cancel)])
        }

        @Test("What happens at one time is one moment of the time line")
        func order() throws {
            let timeline = try timeline(
                fingers: """
                    [ { "down": [5, 5], "at": 1, "up": false }, { "down": [9, 9], "at": 1, "up": false } ]
                    """,
                actions: "[ { \"at\": 1, \"pop\": true }, { \"at\": 0.5, \"pop\": true } ]", probes: [1])
            #expect(timeline.moments.map(\.time) == [0.5, 1])
            #expect(timeline.moments[0].actions == [1])
            #expect(timeline.moments[1].actions == [0])
            #expect(
                timeline.moments[1].touches == [
                    .init(finger: 0, step: .down(CGPoint(x: 5, y: 5))),
                    .init(finger: 1, step: .down(CGPoint(x: 9, y: 9))),
                ])
            #expect(timeline.moments[1].probes == [0])
        }

        @Test("A finger's way in no time arrives with one sample")
        func jump() throws {
            let timeline = try timeline(
                fingers: """
                    [ { "down": [5, 5], "path": [ { "by": [10, -5], "over": 0 } ], "up": false } ]
                    """)
            #expect(timeline.moments.count == 1)
            #expect(
                timeline.moments[0].touches
                    == [.down(CGPoint(x: 5, y: 5)), .move(CGPoint(x: 15, y: 0))].map {
                        .init(finger: 0, step: $0)
                    })
        }
    }
}

import Foundation
import FullScreenPop
import ScreenTransitions
import Testing
import UIKit

@testable import Scenarios

extension ScenarioTests {
    @Suite("Player of transitions")
    @MainActor
    struct TransitionPlayerTests {
        private func scenario(_ parts: String, expect: String = "{}") throws -> Scenario {
            try Scenario(
                Data("{ \"name\": \"play\", \(parts), \"expect\": { \"toolkit\": \(expect) } }".utf8), file: "")
        }

        private func play(
            _ parts: String, expect: String = "{}", direction: LayoutDirection = .ltr
        ) async throws -> Observation {
            let profile = Profile(system: 18, direction: direction)
            return await ScenarioPlayer(
                try scenario(parts, expect: expect), on: profile, with: .toolkit
            ).play()
        }

        private static let heldSwipe = """
            "fingers": [ { "down": [60, 400], "path": [ { "by": [195, 0], "over": 0.3 }, { "hold": 0.4 },
                                                        { "by": [-180, 0], "over": 0.2 } ] } ]
            """

        @Test(
            "The player reads poses where the window shows them, from the leading edge",
            arguments: LayoutDirection.allCases)
        func poses(_ direction: LayoutDirection) async throws {
            let seen = try await play(
                """
                "screens": [ { "title": "Home" },
                             { "title": "Detail", "transition": "pushLikeModal",
                               "content": [ { "view": "card", "frame": [10, 100, 50, 20] } ] } ], \(Self.heldSwipe)
                """,
                expect: """
                    { "poses": [ { "at": 0.5, "of": "Detail", "shown": true }, { "at": 0.5, "of": "card", "shown": true },
                                 { "at": 0.5, "of": "Home", "shown": true }, { "at": 3, "of": "Home", "shown": true } ],
                      "progress": [ { "at": 0.5, "is": 0 } ] }
                    """, direction: direction)
            let progress = try #require(seen.progress.first?.is)
            #expect(progress > 0.4 && progress < 0.6)
            let poses = Dictionary(grouping: seen.poses, by: \.of).mapValues { $0[0] }
            let detail = try #require(poses["Detail"]?.corners)
            let x = 390 * progress
            for (corner, wanted) in zip(detail, [[x, 0], [x + 390, 0], [x, 844], [x + 390, 844]]) {
                #expect(abs(corner[0] - wanted[0]) < 0.01 && abs(corner[1] - wanted[1]) < 0.01)
            }
            let card = try #require(poses["card"]?.corners)
            #expect(abs(card[0][0] - x - 10) < 0.01 && abs(card[3][0] - x - 60) < 0.01)
            let home = try #require(poses["Home"])
            #expect(abs((home.corners?[0][0] ?? 0) + 390 / 4 * (1 - progress)) < 0.01)
            #expect(abs((home.dimming ?? 0) - (1 - progress) / 2) < 0.01)
            #expect(poses["Detail"]?.dimming == 0)
            // The swipe was taken back.
            #expect(seen.poses.last?.at == 3)
            #expect(seen.poses.last?.shown == false)
            #expect(seen.stack == ["Home", "Detail"])
        }

        @Test("The player notes callbacks with their times")
        func callbacks() async throws {
            let seen = try await play(
                """
                "screens": [ { "title": "Home" }, { "title": "Detail", "transition": "crossfade" } ],
                "actions": [ { "at": 1, "pop": true } ]
                """)
            let first = try #require(seen.callbacks.first { $0.is == "Home.viewWillAppear" })
            let last = try #require(seen.callbacks.first { $0.is == "Home.viewDidAppear" })
            #expect(abs(first.at - 1) < 0.02)
            #expect(abs(last.at - first.at - ScreenTransition.crossfade.timing.duration) < 0.04)
            #expect(seen.callbacks.contains { $0.is == "didShow Home" })
        }

        @Test("The player sees a tab bar, and that it is away while a screen hides it")
        func tabBar() async throws {
            let screens = """
                "tabBar": true, "screens": [ { "title": "Home" }, { "title": "Detail", "hidesTabBar": true } ]
                """
            #expect(try await play(screens).tabBarHidden)
            #expect(try await !play(screens + ", \"actions\": [ { \"pop\": true } ]").tabBarHidden)
            #expect(try await play("\"screens\": [ { \"title\": \"Home\" } ]").tabBarHidden)
        }

        @Test("The toolkit plays with every driver that the file names, and the other contenders play once")
        func drivers() async throws {
            let text = """
                { "name": "play", "device": { "system": 18, "direction": "ltr" }, "screens": [ { "title": "Home" } ],
                  "drivers": ["systemTarget", "percentDriven"], "expect": { "stock": {}, "toolkit": {} } }
                """
            let performances = await ScenarioPlayer.perform([try Scenario(Data(text.utf8), file: "")])
            #expect(
                performances.map(\.player) == [
                    "stock", "toolkit (systemTarget)", "toolkit (percentDriven)",
                    "toolkitInstalled (systemTarget)", "toolkitInstalled (percentDriven)",
                ])
        }

        @Test("A screen's gesture pops it, and a modal's dismisses it")
        func gestures() async throws {
            let finger = """
                "fingers": [ { "down": [195, 300], "at": 2, "path": [ { "by": [0, 300], "over": 0.3 } ] } ]
                """
            let pop = try await play(
                """
                "screens": [ { "title": "Home" },
                             { "title": "Detail", "transition": "bounce", "interactor": "panDown" } ], \(finger)
                """)
            #expect(pop.stack == ["Home"])
            for style in ModalOptions.Style.allCases {
                let modal = """
                    "screens": [ { "title": "Home" } ],
                    "otherScreens": [ { "title": "Card", "modal": { "present": "bounce", "interactor": "panDown",
                                                                    "style": "\(style.rawValue)" } } ],
                    "actions": [ { "present": "Card" } ]
                    """
                let shown = try await play(
                    modal, expect: "{ \"poses\": [ { \"at\": 1.5, \"of\": \"Home\", \"shown\": true } ] }")
                #expect(shown.presented == ["Card"])
                #expect(shown.poses.first?.shown == (style != .fullScreen))
                let dismissed = try await play("\(modal), \(finger)")
                #expect(dismissed.presented == [])
                #expect(dismissed.dismissed == ["Card"])
                #expect(dismissed.summary(shortfalls: []) == "dismissed")
                #expect(dismissed.faults == [])
            }
        }
    }
}

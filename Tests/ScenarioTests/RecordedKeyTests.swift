import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import Scenarios

extension ScenarioTests {
    /// Keys that recordings have, and files by hand may have as well.
    @Suite("Keys of recordings")
    @MainActor
    struct RecordedKeyTests {
        private func player(_ content: String, device: String = "", fingers: String = "[]") throws -> ScenarioPlayer {
            let json = """
                { "name": "keys", "device": { "system": 18 \(device) },
                  "screens": [ { "title": "Home" }, { "title": "Detail", "content": [ \(content) ] } ],
                  "fingers": \(fingers), "expect": { "stock": {} } }
                """
            let scenario = try Scenario(Data(json.utf8), file: "keys.json")
            return ScenarioPlayer(scenario, on: scenario.devices.profiles[0], with: .stock)
        }

        @Test("A table begins at its offset")
        func table() async throws {
            let seen = try await player(
                "{ \"table\": \"list\", \"frame\": [0, 100, 390, 600], \"rows\": 40, \"offset\": [0, 320] }"
            ).play()
            #expect(seen.offset["list"] == [0, 320])
        }

        @Test("A scroll view bounces, locks, and takes touches as the file says")
        func scroll() async throws {
            let player = try player(
                """
                { "scroll": "page", "frame": [0, 100, 390, 600], "alwaysBounces": "vertical", "directionalLock": true,
                  "delaysTouches": false, "cancelsTouches": false, "zoomRange": [1, 4] },
                { "scroll": "plain", "frame": [0, 700, 390, 100] }
                """)
            _ = await player.play()
            let page = try #require(player.view(of: "page") as? UIScrollView)
            #expect(page.alwaysBounceVertical && !page.alwaysBounceHorizontal && page.isDirectionalLockEnabled)
            #expect(!page.delaysContentTouches && !page.canCancelContentTouches)
            #expect(page.zoomScale == 1 && page.maximumZoomScale == 4)
            let plain = try #require(player.view(of: "plain") as? UIScrollView)
            #expect(!plain.alwaysBounceVertical && !plain.isDirectionalLockEnabled && plain.maximumZoomScale == 1)
            #expect(plain.delaysContentTouches && plain.canCancelContentTouches)
        }

        @Test("The device covers what the file says, mirrored", arguments: LayoutDirection.allCases)
        func safeArea(_ direction: LayoutDirection) async throws {
            let player = try player(
                "", device: ", \"direction\": \"\(direction)\", \"safeArea\": [59, 10, 21, 0]")
            _ = await player.play()
            let insets = player.device.window.safeAreaInsets
            #expect(insets.top == 59 && insets.bottom == 21)
            #expect((direction == .ltr ? insets.left : insets.right) == 10)
        }

        @Test("A finger is as wide as the file says, and otherwise of the usual width")
        func radius() async throws {
            let player = try player(
                "", fingers: "[ { \"down\": [200, 400], \"radius\": 33 }, { \"down\": [200, 500], \"at\": 1 } ]")
            let observer = RadiusObserver(target: nil, action: nil)
            player.willBegin = { $0.addGestureRecognizer(observer) }
            _ = await player.play()
            #expect(observer.radii == [33, 20])
        }
    }
}

private final class RadiusObserver: UIGestureRecognizer {
    private(set) var radii: [CGFloat] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        radii += touches.map(\.majorRadius)
        state = .failed
    }
}

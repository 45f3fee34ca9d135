import Scenarios
import Testing
@_spi(Headless) import UIKit

@testable import Fuzz

/// Whatever the fuzzer looks for is found when it is there.
@Suite("What a device looks like at rest") @MainActor
struct RestCheckTests {
    private func kinds(after tamper: (ScenarioPlayer) -> Void = { _ in }) async throws -> Set<Finding.Kind> {
        let json: JSON = [
            "name": "Form",
            "device": ["system": 18],
            "screens": [
                ["title": "Home"],
                ["title": "Form", "content": [["scroll": "form", "content": [["slider": "volume"]]]]],
            ],
            "fingers": [["down": [200, 400], "path": [["by": [0, -100], "over": 0.2]]]],
            "expect": ["toolkit": [:]],
        ]
        let scenario = try Scenario(json.data, file: "form")
        let player = ScenarioPlayer(scenario, on: Profile(system: 18, direction: .ltr), with: .toolkit)
        let observed = await player.play()
        player.device.perform { tamper(player) }
        var check = RestCheck(player)
        check.look(at: observed)
        check.use()
        return Set(check.findings.map(\.kind))
    }

    @Test("a form at rest is as it should be")
    func clean() async throws {
        #expect(try await kinds() == [])
    }

    @Test("a screen that is faded, turned, masked, or beside its place is found")
    func pose() async throws {
        let changes: [@MainActor (UIView) -> Void] = [
            { $0.alpha = 0.5 }, { $0.transform = CGAffineTransform(rotationAngle: 0.1) },
            { $0.layer.mask = CALayer() }, { $0.layer.speed = 0 }, { $0.frame.origin.x = 100 },
        ]
        for change in changes {
            let kinds = try await kinds { player in
                if let view = player.navigationController.topViewController?.view { change(view) }
            }
            #expect(kinds.contains(.leftPose))
        }
    }

    @Test("a window that takes no touches is found by a tap and by a swipe")
    func dead() async throws {
        let kinds = try await kinds { $0.device.window.isUserInteractionEnabled = false }
        #expect(kinds.isSuperset(of: [.deadTap, .deadSwipe]))
    }

    @Test("a scroll view that scrolls no more, and a control that is held, are found")
    func content() async throws {
        let scrolling = try await kinds { ($0.view(of: "form") as? UIScrollView)?.isScrollEnabled = false }
        #expect(scrolling == [.changedScrollView])
        let held = try await kinds { ($0.view(of: "volume") as? UIControl)?.isHighlighted = true }
        #expect(held == [.heldGesture])
    }

    @Test("a screen that is not the one on top of the stack is found")
    func screen() async throws {
        let kinds = try await kinds { player in
            guard let view = player.navigationController.topViewController?.view else { return }
            view.removeFromSuperview()
        }
        #expect(kinds.contains(.wrongScreen))
    }

    @Test("a mistake that freezes an app is found, and who has made it")
    func mistake() async throws {
        let json: JSON = [
            "name": "Swipe on the root",
            "screens": [["title": "Home"]],
            "otherScreens": [["title": "Detail"]],
            "fingers": [["down": [60, 400], "path": [["by": [200, 0], "over": 0.2]]]],
            "actions": [["at": 1, "push": "Detail"]],
            "expect": ["noRootGuard": [:]],
        ]
        let found = try #require(try await Play.result(of: json, file: "root").found)
        #expect(found.play == "noRootGuard, automatic, 18 ltr")
        let kinds = Set(found.findings.map(\.kind))
        #expect(kinds.isSuperset(of: [.openTransition, .deadTap, .leak]))
    }
}

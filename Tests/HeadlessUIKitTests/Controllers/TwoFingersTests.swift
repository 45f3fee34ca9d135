import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct TwoFingersTests {
    private func fixture(_ system: BehaviourProfile.System) -> LoggingNavigation {
        LoggingNavigation(["A", "B", "C"], profile: BehaviourProfile(system: system))
    }

    private func play(_ fixture: LoggingNavigation, atOnce: Bool, by distance: CGFloat, first: CGFloat = 5) {
        let (edge, middle) = (fixture.device.finger(), fixture.device.finger())
        let device = fixture.device
        if atOnce {
            device.event {
                edge.down(at: CGPoint(x: first, y: 300))
                middle.down(at: CGPoint(x: 200, y: 500))
            }
        } else {
            edge.down(at: CGPoint(x: first, y: 300))
            middle.down(at: CGPoint(x: 200, y: 500))
        }
        for _ in 0..<10 {
            device.event {
                edge.move(by: distance / 10, over: 0)
                middle.move(by: distance / 10, over: 0)
            }
            device.advance(by: 1.0 / 60)
        }
        edge.hold(for: 0.2)
        edge.up()
        middle.up()
        device.settle()
    }

    @Test("F6 two fingers, one of them at the edge, pop once at most and leave time running", arguments: [true, false])
    func edgeAndContent(atOnce: Bool) {
        for system in BehaviourProfile.System.allCases {
            for distance: CGFloat in [150, 350] {
                let fixture = fixture(system)
                play(fixture, atOnce: atOnce, by: distance)
                #expect(fixture.navigation.container.layer.speed == 1)
                #expect(fixture.titles.count >= 2)
                #expect(fixture.navigation.transitionCoordinator == nil)
                #expect(fixture.navigation.container.touchBlocks == 0)
                #expect(fixture.device.faults.isEmpty)
                fixture.navigation.pushViewController(LoggingScreen("D"), animated: true)
                fixture.device.settle()
                #expect(fixture.navigation.transitionCoordinator == nil)
            }
        }
    }
}

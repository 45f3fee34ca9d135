import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

/// A finger that flicks, goes back, and stops just before it lifts: no thumb that rolls goes back this far.
@Suite("A finger that flicks and then goes back") @MainActor
struct ChangeOfMindTests {
    /// How far back, in points, and how long that takes, in seconds.
    struct WayBack: Sendable {
        var distance: CGFloat
        var duration: TimeInterval
    }

    private nonisolated static let waysBack = [
        WayBack(distance: 60, duration: 0.17), WayBack(distance: 100, duration: 0.05),
        WayBack(distance: 20, duration: 1 / 60),
    ]

    /// UIKit's own pop decides by itself, and takes the speed mostly from the sample before the last.
    private nonisolated static let ways = TestConfiguration.all.flatMap { configuration in
        waysBack.filter { configuration.driver != .contentPop || $0.duration > 1 / 60 }.map { (configuration, $0) }
    }

    private func changeMind(_ finger: Finger, by step: CGPoint, _ wayBack: WayBack, stillFor frames: Int) {
        let length = hypot(step.x, step.y)
        let back = CGPoint(x: -step.x / length * wayBack.distance, y: -step.y / length * wayBack.distance)
        finger.move(by: step.x, step.y, over: 0.15).move(by: back.x, back.y, over: wayBack.duration)
            .hold(for: TimeInterval(frames) / 60).up()
    }

    @Test("keeps its screen, however long it stops", arguments: ways)
    func keepsScreen(configuration: TestConfiguration, wayBack: WayBack) {
        for frames in 0...4 {
            let fixture = NavigationFixture(configuration)
            changeMind(fixture.finger(at: 90), by: CGPoint(x: fixture.back(200), y: 0), wayBack, stillFor: frames)
            fixture.device.settle()
            #expect(fixture.stack.count == 2, "still for \(frames) frames")
            #expect(fixture.milestones == [.began, .cancelled])
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test("during a transition does not pop after it either", arguments: ways)
    func duringTransition(configuration: TestConfiguration, wayBack: WayBack) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        changeMind(fixture.finger(at: 90), by: CGPoint(x: fixture.back(200), y: 0), wayBack, stillFor: 1)
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("keeps its tab", arguments: TestConfiguration.systems, waysBack)
    func keepsTab(configuration: TestConfiguration, wayBack: WayBack) {
        let fixture = TabFixture(configuration)
        changeMind(fixture.finger(), by: CGPoint(x: fixture.back(150), y: 0), wayBack, stillFor: 1)
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 1)
    }

    @Test("keeps the screen that it pulled down", arguments: BehaviourProfile.System.allCases, waysBack)
    func keepsModal(system: BehaviourProfile.System, wayBack: WayBack) {
        let fixture = ModalFixture(system: system)
        let finger = fixture.device.finger().down(at: CGPoint(x: 195, y: 200))
        changeMind(finger, by: CGPoint(x: 0, y: 150), wayBack, stillFor: 1)
        fixture.device.settle()
        #expect(fixture.isPresented)
    }

    @Test("and forth again pops", arguments: TestConfiguration.all)
    func forthAgain(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 60).move(by: fixture.back(150), over: 0.15).move(by: fixture.back(-40), over: 0.1)
            .move(by: fixture.back(120), over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 1)
    }
}

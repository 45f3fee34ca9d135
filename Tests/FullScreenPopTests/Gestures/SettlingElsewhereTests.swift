import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// The same for transitions that are no pops.
@MainActor
@Suite("Fingers on a modal, a push, or a change of tabs that settles")
struct SettlingElsewhereTests {
    private nonisolated static let systems = BehaviourProfile.System.allCases

    @Test("a dismissal that is let go is pulled up again, and one that runs back is pulled down", arguments: systems)
    func dismissal(system: BehaviourProfile.System) {
        let fixture = ModalFixture(system: system)
        fixture.drag(0, 260).hold(for: 0.2).up()
        fixture.device.advance(by: 0.03)
        #expect(fixture.screen.transitionCoordinator?.isCancelled == false)
        fixture.drag(0, -200, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        fixture.drag(0, 150).hold(for: 0.2).up()
        fixture.device.advance(by: 0.03)
        #expect(fixture.screen.transitionCoordinator?.isCancelled == true)
        let finger = fixture.drag(0, 200, over: 0.2)
        #expect(fixture.screen.interactiveDismissal?.isDrivingTransition == true)
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a screen without the gesture any more leaves no transition behind", arguments: systems)
    func removed(system: BehaviourProfile.System) {
        let fixture = ModalFixture(system: system)
        fixture.drag(0, 260).hold(for: 0.2).up()
        fixture.device.advance(by: 0.03)
        let finger = fixture.drag(0, -60, over: 0.1)
        fixture.device.perform { fixture.screen.modalTransition = nil }
        finger.move(by: 0, 10, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(fixture.screen.transitionCoordinator == nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a change of tabs is taken back", arguments: TestConfiguration.systems)
    func tabs(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.finger(at: 330).move(by: fixture.back(-260), over: 0.3).hold(for: 0.2).up()
        fixture.device.advance(by: 0.05)
        fixture.finger(at: 60).move(by: fixture.back(200), over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began(.forward), .cancelled])
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.showsSelectedTab)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a change of tabs that runs back goes on", arguments: TestConfiguration.systems)
    func tabsAgain(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.finger(at: 330).move(by: fixture.back(-150), over: 0.3).hold(for: 0.2).up()
        fixture.device.advance(by: 0.05)
        fixture.finger(at: 330).move(by: fixture.back(-240), over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began(.forward), .finished])
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.showsSelectedTab)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a push is taken back", arguments: TestConfiguration.all.filter { $0.driver == .percentDriven })
    func push(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.nextScreen = NextScreen { _ in Screen("Next") }
        var events: [SwipeEvent] = []
        fixture.navigation.backSwipe.pushSwipe.onEvent = {
            if case .progress = $0 { return }
            events.append($0)
        }
        fixture.finger(at: 330).move(by: fixture.back(-260), over: 0.3).hold(for: 0.2).up()
        fixture.device.advance(by: 0.05)
        fixture.finger(at: 60).move(by: fixture.back(200), over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(events == [.began, .cancelled])
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
    }
}

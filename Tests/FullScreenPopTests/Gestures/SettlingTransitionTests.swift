import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// Fingers that land while a transition runs by itself, because others have let go of it.
@MainActor
@Suite("Fingers on a transition that settles")
struct SettlingTransitionTests {
    private nonisolated static let configurations = TestConfiguration.all.filter { $0.driver == .percentDriven }

    /// Lets a pop go beyond the middle, or before it, and waits until it runs by itself.
    private func letGo(_ fixture: NavigationFixture, after distance: CGFloat) {
        fixture.finger(at: 60).move(by: fixture.back(distance), over: 0.3).hold(for: 0.2).up()
        fixture.device.advance(by: 0.05)
    }

    /// How far the top screen is to be seen from its place, in points towards the trailing edge.
    private func offset(_ fixture: NavigationFixture) -> CGFloat {
        let layer = fixture.top.view.layer
        let place = fixture.device.window.layer.convert(
            (layer.presentation() ?? layer).position, from: layer.superlayer?.presentation() ?? layer.superlayer)
        return fixture.back(place.x - fixture.size.width / 2)
    }

    private func windowIsClean(_ fixture: NavigationFixture) -> Bool {
        !(fixture.device.window.gestureRecognizers ?? []).contains { $0.name == "FullScreenPop.settling" }
    }

    @Test("one that moves against a pop turns it round, and the screen stays", arguments: configurations)
    func turnsBack(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        letGo(fixture, after: 250)
        let before = fixture.navigation.transitionCoordinator
        #expect(before?.isInteractive == false && before?.isCancelled == false)
        let finger = fixture.finger(at: 300).move(by: fixture.back(-40), over: 0.05)
        #expect(before?.isInteractive == true)
        finger.move(by: fixture.back(-180), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .cancelled])
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
        #expect(windowIsClean(fixture))
        fixture.swipe()
        #expect(fixture.milestones == [.began, .cancelled, .began, .finished])
    }

    @Test("one that moves with the gesture takes up a pop that runs back, and it goes on", arguments: configurations)
    func goesOnAgain(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        letGo(fixture, after: 150)
        #expect(fixture.navigation.transitionCoordinator?.isCancelled == true)
        fixture.finger(at: 100).move(by: fixture.back(260), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
        #expect(windowIsClean(fixture))
    }

    @Test("the screen goes on from where it is, without a jump, and follows the finger", arguments: configurations)
    func follows(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        letGo(fixture, after: 250)
        let finger = fixture.finger(at: 300)
        var last = offset(fixture)
        var steps: [CGFloat] = []
        for _ in 1...12 {
            finger.move(by: fixture.back(-4), over: 1 / 60)
            steps.append(offset(fixture) - last)
            last = offset(fixture)
        }
        #expect(steps.allSatisfy { abs($0) < 25 }, "\(steps)")
        #expect(steps.suffix(5).allSatisfy { abs($0 + 4) < 0.5 }, "\(steps)")
        #expect(abs((fixture.progress.last ?? -1) - last / fixture.size.width) < 0.02)
        finger.up()
        fixture.device.settle()
    }

    @Test("a transition can be turned round many times, and ends once", arguments: configurations)
    func manyTimes(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        letGo(fixture, after: 250)
        let coordinator = fixture.navigation.transitionCoordinator
        for _ in 1...3 {
            fixture.finger(at: 350).move(by: fixture.back(-260), over: 0.1).hold(for: 0.15).up()
            #expect(coordinator?.isCancelled == true)
            fixture.device.advance(by: 0.03)
            fixture.finger(at: 60).move(by: fixture.back(260), over: 0.1).hold(for: 0.15).up()
            #expect(coordinator?.isCancelled == false)
            fixture.device.advance(by: 0.03)
        }
        #expect(fixture.navigation.transitionCoordinator === coordinator)
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a tap, and one that moves along with it or across, leave it", arguments: configurations,
        [(0, 0), (60, 5), (5, 90)])
    func leaves(configuration: TestConfiguration, movement: (Int, Int)) {
        let fixture = NavigationFixture(configuration)
        letGo(fixture, after: 250)
        let finger = fixture.finger(at: 200)
        if movement != (0, 0) {
            finger.move(by: fixture.back(CGFloat(movement.0)), CGFloat(movement.1), over: 0.05)
        }
        finger.up()
        #expect(fixture.navigation.transitionCoordinator?.isInteractive != true)
        fixture.device.settle()
        #expect(fixture.milestones.prefix(2) == [.began, .finished])
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("a pop that the system takes the second finger from runs back", arguments: configurations)
    func systemCancels(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        letGo(fixture, after: 250)
        fixture.finger(at: 300).move(by: fixture.back(-40), over: 0.05).cancel()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .cancelled])
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("one that comes when the rest is hardly to be seen comes too late", arguments: configurations)
    func tooLate(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        letGo(fixture, after: 320)
        while fixture.size.width - offset(fixture) > 10 { fixture.device.advance(by: 1 / 120) }
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.finger(at: 300).move(by: fixture.back(-150), over: 0.05).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("one that lands beside the screens leaves it", arguments: configurations)
    func beside(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration) { navigation in
            navigation.loadViewIfNeeded()
        }
        fixture.device.perform { fixture.navigation.view.frame.size.height = 600 }
        letGo(fixture, after: 250)
        fixture.finger(at: 300, 700).move(by: fixture.back(-150), over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
    }

    @Test("what runs beside the pop goes back with it", arguments: configurations)
    func besides(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.device.window.addSubview(marker)
        let finger = fixture.finger(at: 60).move(by: fixture.back(20), over: 0.05)
        fixture.device.perform {
            _ = fixture.navigation.transitionCoordinator?.animate { _ in marker.frame.origin.x = 100 }
        }
        finger.move(by: fixture.back(100), over: 0.2).hold(for: 0.2).up()
        fixture.device.advance(by: 0.03)
        let second = fixture.finger(at: 60).move(by: fixture.back(100), over: 0.1)
        let progress = fixture.navigation.transitionCoordinator?.percentComplete ?? 0
        #expect(progress > 0.3)
        #expect(abs((marker.layer.presentation()?.frame.minX ?? 0) - 100 * progress) < 2)
        second.up()
        fixture.device.settle()
        #expect(marker.frame.minX == 100)
    }
}

import FullScreenPop
@_spi(Scenarios) import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("A navigation controller inside another one") @MainActor
struct NestedStackTests {
    @Test("of two nested navigation controllers the inner one pops first", arguments: TestConfiguration.all)
    func nested(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let inner = fixture.addInnerNavigation(driver: configuration.driver)
        fixture.swipe()
        #expect(inner.viewControllers.count == 1)
        #expect(fixture.stack.count == 2)
        let locked = Screen("Locked")
        locked.fullScreenPop.isEnabled = false
        fixture.device.perform { inner.pushViewController(locked, animated: false) }
        fixture.swipe()
        fixture.swipe(from: 5, by: 300)
        #expect(inner.viewControllers.count == 2)
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.last?.reason == .innerNavigation)
        fixture.device.perform { inner.popViewController(animated: false) }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Scenarios have no stack inside a stack.
    @Test("an inner stack keeps a swipe that it refuses, which pops the outer one if its rule is left out")
    func needForInnerNavigationRule() {
        for isComplete in [true, false] {
            let fixture = NavigationFixture(TestConfiguration(system: .iOS26))
            if !isComplete {
                fixture.navigation.backSwipe.arbiter.leaveOut("InnerNavigationRule")
            }
            let inner = FullScreenPopNavigationController(rootViewController: Screen("Inner 0"))
            let locked = Screen("Locked")
            locked.fullScreenPop.isEnabled = false
            fixture.device.perform {
                fixture.top.addChild(inner)
                fixture.top.view.addSubview(inner.view)
                inner.didMove(toParent: fixture.top)
                inner.pushViewController(locked, animated: false)
            }
            fixture.device.settle()
            fixture.swipe()
            #expect(fixture.stack.count == (isComplete ? 2 : 1))
        }
    }

    // Fails when `IdleRule` does not look at the screens inside the one on top.
    @Test(
        "an outer swipe is refused while an inner stack's pop runs, wherever it lands",
        arguments: TestConfiguration.all,
        [300, 700] as [CGFloat])
    func duringInnerPop(configuration: TestConfiguration, y: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let inner = FullScreenPopNavigationController(rootViewController: Screen("Inner 0"))
        inner.backSwipe.driver = configuration.driver
        fixture.device.perform {
            fixture.top.addChild(inner)
            inner.view.frame = CGRect(x: 0, y: 100, width: 390, height: 400)
            fixture.top.view.addSubview(inner.view)
            inner.didMove(toParent: fixture.top)
            inner.pushViewController(Screen("Inner 1"), animated: false)
        }
        fixture.device.settle()
        for isDriven in [true, false] {
            var first: Finger?
            if isDriven {
                first = fixture.finger(at: 150, 250).move(by: fixture.back(180), over: 0.2)
            } else {
                fixture.device.perform { inner.popViewController(animated: true) }
            }
            #expect(inner.transitionCoordinator != nil)
            fixture.finger(at: 60, y).move(by: fixture.back(250), over: 0.15).up()
            #expect(fixture.navigation.transitionCoordinator == nil)
            first?.move(by: fixture.back(60), over: 0.1).hold(for: 0.2).up()
            fixture.device.settle()
            #expect(fixture.stack.count == 2)
            #expect(inner.viewControllers.count == 1)
            #expect(!fixture.events.contains(.began))
            fixture.device.perform { inner.pushViewController(Screen("Inner 1"), animated: false) }
            fixture.device.settle()
        }
        fixture.swipe(y: 700)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }
}

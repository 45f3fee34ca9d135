import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("an interaction is handed out only while its gesture is active") @MainActor
struct ActiveGestureTests {
    private func fixture(_ configuration: TestConfiguration) -> NavigationFixture {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.device.perform { fixture.navigation.backSwipe.defaults.transition = .cover }
        return fixture
    }

    /// Pops by a tap on the back button, and says whether UIKit took it for interactive.
    private func popByButton(_ fixture: NavigationFixture) -> Bool? {
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        let isInteractive = fixture.navigation.transitionCoordinator?.initiallyInteractive
        fixture.device.settle()
        return isInteractive
    }

    @Test("a tap on the back button animates without an interaction", arguments: TestConfiguration.leftToRight)
    func button(configuration: TestConfiguration) {
        let fixture = fixture(configuration)
        #expect(popByButton(fixture) == false)
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `gestureDriver = nil` is taken out of `PercentDrivenPop.end()`.
    @Test(
        "a tap after a swipe, cancelled or finished, animates without an interaction",
        arguments: TestConfiguration.leftToRight)
    func buttonAfterSwipe(configuration: TestConfiguration) {
        let fixture = fixture(configuration)
        fixture.swipe(by: 50)
        #expect(fixture.stack.count == 3)
        #expect(popByButton(fixture) == false)
        #expect(fixture.stack.count == 2)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        #expect(fixture.navigation.transitionCoordinator?.initiallyInteractive == false)
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(popByButton(fixture) == false)
        #expect(fixture.stack.count == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a swipe has an interaction until it is over", arguments: TestConfiguration.leftToRight)
    func swipe(configuration: TestConfiguration) {
        let fixture = fixture(configuration)
        let finger = fixture.finger(at: 100).move(by: 100, over: 0.2)
        #expect(fixture.navigation.transitionCoordinator?.initiallyInteractive == true)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        finger.up()
        #expect(fixture.navigation.transitionCoordinator?.isInteractive != true)
        fixture.device.settle()
    }

    /// A device on which `navigation` shows a second screen, to be popped by the percent-driven driver.
    private func device(with navigation: FullScreenPopNavigationController) -> HeadlessDevice {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        navigation.backSwipe.driver = .percentDriven
        device.perform { device.window.rootViewController = navigation }
        device.perform { navigation.pushViewController(Screen("Detail"), animated: false) }
        device.settle()
        return device
    }

    // Fails when `animator === self.animator` is taken out of `PercentDrivenPop.interaction(for:)`.
    @Test("a push that comes before the pop of a swipe gets no interaction")
    func otherTransition() {
        let navigation = NeverPoppingNavigationController(rootViewController: Screen("Home"))
        let device = device(with: navigation)
        let finger = device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 280, over: 0.2)
        let next = Screen("Next")
        next.fullScreenPop.transition = .cover
        device.perform { navigation.pushViewController(next, animated: true) }
        #expect(navigation.transitionCoordinator?.initiallyInteractive == false)
        finger.hold(for: 0.2).up()
        device.settle()
        #expect(navigation.topViewController === next)
        #expect(device.faults.isEmpty)
    }

    // Fails when `end()` is taken out of `PercentDrivenPop.begin(_:of:in:)`.
    @Test("a swipe whose pop is refused leaves no interaction for the next one")
    func refusedPop() {
        let navigation = ReluctantNavigationController(rootViewController: Screen("Home"))
        let device = device(with: navigation)
        for isWilling in [false, true] {
            navigation.isWilling = isWilling
            device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 280, over: 0.2).hold(for: 0.2).up()
            device.settle()
            #expect(navigation.viewControllers.count == (isWilling ? 1 : 2))
        }
        #expect(device.faults.isEmpty)
    }
}

/// Pops only when it is willing to.
private final class ReluctantNavigationController: FullScreenPopNavigationController {
    var isWilling = false

    override func popViewController(animated: Bool) -> UIViewController? {
        isWilling ? super.popViewController(animated: animated) : nil
    }
}

/// Says that it pops, and does not come to it.
private final class NeverPoppingNavigationController: FullScreenPopNavigationController {
    override func popViewController(animated: Bool) -> UIViewController? { topViewController }
}

import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("a swipe keeps no screen") @MainActor
struct SwipedScreenMemoryTests {
    @Test(
        "a screen that was pushed and popped is gone, however often the pop was cancelled before",
        arguments: TestConfiguration.leftToRight)
    func popped(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        weak var gone: Screen?
        do {
            let next = Screen("Next")
            next.fullScreenPop.transition = .fold
            gone = next
            fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        }
        fixture.device.settle()
        fixture.swipe(by: 60)
        fixture.finger(at: 60).move(by: 60, over: 0.2).cancel()
        fixture.device.settle()
        #expect(gone != nil)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(gone == nil)
    }

    @Test(
        "a navigation controller that is let go in the middle of a swipe is gone",
        arguments: TestConfiguration.leftToRight
    )
    func letGo(configuration: TestConfiguration) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: configuration.system))
        weak var navigation: FullScreenPopNavigationController?
        do {
            let made = FullScreenPopNavigationController(rootViewController: Screen("Home"))
            made.backSwipe.driver = configuration.driver
            made.backSwipe.defaults.transition = .cube
            navigation = made
            device.perform { device.window.rootViewController = made }
            device.perform { made.pushViewController(Screen("Detail"), animated: false) }
            device.settle()
        }
        let finger = device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 100, over: 0.2)
        device.perform { device.window.rootViewController = Screen("Other") }
        finger.up()
        device.settle()
        device.advance(by: 1)
        #expect(navigation == nil)
    }
}

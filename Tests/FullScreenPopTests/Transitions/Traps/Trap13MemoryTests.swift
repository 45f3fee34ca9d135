import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Trap 13: a swipe keeps no screen") @MainActor
struct SwipedScreenMemoryTests {
    @Test(
        "Trap 13: a screen that was pushed and popped is gone, however often the pop was cancelled before",
        arguments: World.leftToRight)
    func popped(world: World) {
        let fixture = NavigationFixture(world)
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
        "Trap 13: a navigation controller that is let go in the middle of a swipe is gone", arguments: World.leftToRight
    )
    func letGo(world: World) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: world.system))
        weak var navigation: FullScreenPopNavigationController?
        do {
            let made = FullScreenPopNavigationController(rootViewController: Screen("Home"))
            made.backSwipe.driver = world.driver
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

import FullScreenPop
@_spi(Headless) import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Nothing is kept alive") @MainActor
struct MemoryTests {
    @Test("a screen that was swiped away is released", arguments: TestConfiguration.all)
    func poppedScreen(configuration: TestConfiguration) {
        let device = HeadlessDevice(
            profile: BehaviourProfile(system: configuration.system), direction: configuration.direction)
        let navigation = FullScreenPopNavigationController(rootViewController: Screen("Home"))
        navigation.backSwipe.driver = configuration.driver
        device.perform { device.window.rootViewController = navigation }
        weak var weakScreen: Screen?
        do {
            let screen = Screen("Detail")
            weakScreen = screen
            screen.fullScreenPop.hidesNavigationBar = true
            screen.fullScreenPop.shouldPop = .when { _ in true }
            device.perform { navigation.pushViewController(screen, animated: false) }
        }
        device.settle()
        for distance in [60, 250] as [CGFloat] {
            device.finger().down(at: device.point(95, 400))
                .move(by: device.back(distance), over: 0.3).hold(for: 0.2).up()
            device.settle()
        }
        #expect(navigation.viewControllers.count == 1)
        #expect(weakScreen == nil)
        #expect(device.faults.isEmpty)
    }

    @Test(
        "a navigation controller is released with its arbiter and its screens", arguments: TestConfiguration.leftToRight
    )
    func navigation(configuration: TestConfiguration) {
        weak var weakNavigation: FullScreenPopNavigationController?
        weak var weakArbiter: AnyObject?
        weak var weakScreen: Screen?
        do {
            let fixture = NavigationFixture(configuration, depth: 3)
            weakNavigation = fixture.navigation
            weakArbiter = fixture.navigation.backSwipe.arbiter
            weakScreen = fixture.screens[0]
            fixture.swipe(by: 60)
            fixture.swipe()
            fixture.device.perform { fixture.device.window.rootViewController = nil }
            fixture.device.settle()
        }
        #expect(weakNavigation == nil)
        #expect(weakArbiter == nil)
        #expect(weakScreen == nil)
    }

    @Test(
        "a navigation controller that is removed in the middle of a swipe is released",
        arguments: TestConfiguration.leftToRight)
    func navigationMidSwipe(configuration: TestConfiguration) {
        weak var weakNavigation: FullScreenPopNavigationController?
        do {
            let fixture = NavigationFixture(configuration)
            weakNavigation = fixture.navigation
            let finger = fixture.finger(at: 60).move(by: 150, over: 0.2)
            fixture.device.perform { fixture.device.window.rootViewController = Screen("Elsewhere") }
            finger.move(by: 100, over: 0.1).up()
            fixture.device.settle()
        }
        #expect(weakNavigation == nil)
    }

    // Fails when the queue keeps what waits in it without a host, or its flicks keep the queue.
    @Test(
        "a navigation controller that is removed while a flick waits is released",
        arguments: TestConfiguration.leftToRight)
    func waitingFlick(configuration: TestConfiguration) {
        weak var weakNavigation: FullScreenPopNavigationController?
        weak var weakScreen: Screen?
        let device: HeadlessDevice
        do {
            let fixture = NavigationFixture(configuration, depth: 3)
            device = fixture.device
            (weakNavigation, weakScreen) = (fixture.navigation, fixture.below)
            for _ in 1...2 {
                fixture.finger(at: 60).move(by: fixture.back(180), over: 0.1).up()
                fixture.device.advance(by: 0.05)
            }
            device.perform { device.window.rootViewController = Screen("Elsewhere") }
        }
        device.settle()
        #expect(weakNavigation == nil)
        #expect(weakScreen == nil)
    }

    @Test("a navigation controller that was never shown is released")
    func neverShown() {
        weak var weakNavigation: FullScreenPopNavigationController?
        do {
            let navigation = FullScreenPopNavigationController(rootViewController: Screen("Home"))
            navigation.loadViewIfNeeded()
            weakNavigation = navigation
        }
        #expect(weakNavigation == nil)
    }
}

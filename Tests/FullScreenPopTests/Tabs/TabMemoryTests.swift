import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("A tab swipe keeps nothing alive") @MainActor
struct TabMemoryTests {
    @Test(
        "a tab bar controller is released with its swipe and its tabs", arguments: TestConfiguration.systems,
        [true, false])
    func release(configuration: TestConfiguration, midSwipe: Bool) {
        weak var weakTabs: UITabBarController?
        weak var weakSwipe: TabSwipe?
        weak var weakArbiter: AnyObject?
        weak var weakScreen: Screen?
        do {
            let fixture = TabFixture(configuration)
            weakTabs = fixture.tabs
            weakSwipe = fixture.tabSwipe
            weakArbiter = fixture.tabSwipe.arbiter
            weakScreen = fixture.screens[0]
            fixture.swipe(by: -60)
            fixture.swipe(by: -250)
            let finger = midSwipe ? fixture.finger(at: 60).move(by: fixture.back(150), over: 0.2) : nil
            fixture.device.perform { fixture.device.window.rootViewController = Screen("Elsewhere") }
            finger?.move(by: fixture.back(60), over: 0.1).up()
            fixture.device.settle()
        }
        #expect(weakTabs == nil)
        #expect(weakSwipe == nil)
        #expect(weakArbiter == nil)
        #expect(weakScreen == nil)
    }

    @Test("a tab that is taken away after a swipe is released")
    func tab() {
        let fixture = TabFixture(TestConfiguration(system: .iOS26))
        weak var weakTab: UIViewController?
        do {
            let tab = Screen("New")
            weakTab = tab
            tab.tabSwipe.isEnabled = true
            fixture.device.perform { fixture.tabs.viewControllers?.append(tab) }
        }
        fixture.swipe(by: -250)
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 3)
        fixture.device.perform { _ = fixture.tabs.viewControllers?.popLast() }
        fixture.device.settle()
        #expect(weakTab == nil)
    }

    @Test(
        "no frames are requested when a swipe has ended", arguments: TestConfiguration.systems,
        [-250, -60] as [CGFloat])
    func frames(configuration: TestConfiguration, distance: CGFloat) {
        let fixture = TabFixture(configuration)
        fixture.swipe(by: distance)
        #expect(!fixture.device.isMoving)
    }
}

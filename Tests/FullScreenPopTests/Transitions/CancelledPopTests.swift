import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("after a cancelled pop everything is as before") @MainActor
struct CancelledPopTests {
    private static let transitions = [ScreenTransition.cover, .flip, .doors]

    /// A tab bar controller with a navigation controller in which the top screen shows other bars than the one below.
    private func fixture(_ configuration: TestConfiguration, _ transition: ScreenTransition, hidesBarOnTop: Bool) -> (
        NavigationFixture, UITabBarController
    ) {
        let fixture = NavigationFixture(configuration)
        let tabs = UITabBarController()
        fixture.device.perform {
            fixture.device.window.rootViewController = nil
            tabs.viewControllers = [fixture.navigation, Screen("Other")]
            fixture.device.window.rootViewController = tabs
        }
        fixture.device.settle()
        let next = Screen("Next")
        next.hidesBottomBarWhenPushed = true
        next.fullScreenPop.transition = transition
        next.fullScreenPop.hidesNavigationBar = hidesBarOnTop
        fixture.below.fullScreenPop.hidesNavigationBar = nil
        fixture.top.fullScreenPop.hidesNavigationBar = !hidesBarOnTop
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.device.settle()
        return (fixture, tabs)
    }

    private func bars(_ fixture: NavigationFixture, _ tabs: UITabBarController) -> [String] {
        let bar = fixture.navigation.navigationBar
        return [
            "\(fixture.stack)", "\(fixture.navigation.isNavigationBarHidden)", "\(bar.isHidden) \(bar.frame)",
            "\(bar.topItem?.title ?? "") \(bar.items?.count ?? 0)", "\(tabs.tabBar.frame) \(tabs.tabBar.isHidden)",
            "\(fixture.navigation.topViewController?.view.frame ?? .zero)",
            "\(fixture.navigation.topViewController?.view.safeAreaInsets ?? .zero)",
        ]
    }

    // Fails when `bar.adaptToTopScreen()` is taken out of `BackSwipe.willShow(_:animated:)`.
    @Test(
        "a cancelled pop leaves the stack, the navigation bar, and the tab bar as before",
        arguments: TestConfiguration.all, [true, false])
    func cancelled(configuration: TestConfiguration, hidesBarOnTop: Bool) {
        for transition in Self.transitions {
            let (fixture, tabs) = fixture(configuration, transition, hidesBarOnTop: hidesBarOnTop)
            #expect(fixture.navigation.isNavigationBarHidden == hidesBarOnTop)
            let before = bars(fixture, tabs)
            for isInterrupted in [false, true] {
                let finger = fixture.finger(at: 60).move(by: fixture.back(120), over: 0.3).hold(for: 0.2)
                #expect(fixture.navigation.isNavigationBarHidden == !hidesBarOnTop)
                if isInterrupted { finger.cancel() } else { finger.up() }
                fixture.device.settle()
                // The bar is laid out in the next turn.
                fixture.device.advance(by: 0.1)
                #expect(bars(fixture, tabs) == before)
            }
            fixture.swipe()
            #expect(fixture.stack == ["Screen 0", "Screen 1"])
            #expect(fixture.navigation.isNavigationBarHidden == !hidesBarOnTop)
            #expect(tabs.tabBar.frame.minY < fixture.size.height)
            #expect(fixture.device.faults.isEmpty)
        }
    }
}

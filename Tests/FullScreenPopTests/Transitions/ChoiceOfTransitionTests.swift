import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Choice of the transition") @MainActor
struct ChoiceOfTransitionTests {
    /// Screens 0 to 3, of which only the given ones have a transition.
    private func fixture(_ configuration: TestConfiguration, transitionsOn indices: Set<Int>) -> NavigationFixture {
        let fixture = NavigationFixture(configuration, depth: 4)
        fixture.device.perform {
            for index in indices { fixture.screens[index].fullScreenPop.transition = .cover }
        }
        return fixture
    }

    /// Whether ours is seen while `change` is animated; afterwards everything has settled.
    private func showsOurs(_ fixture: NavigationFixture, _ change: (FullScreenPopNavigationController) -> Void) -> Bool
    {
        fixture.device.perform { change(fixture.navigation) }
        fixture.device.advance(by: 0.1)
        let isOurs = fixture.showsTransition
        fixture.device.settle()
        #expect(!fixture.showsTransition)
        #expect(fixture.device.faults.isEmpty)
        #expect(fixture.navigation.topViewController?.view.window != nil)
        return isOurs
    }

    private func screen(hasTransition: Bool) -> Screen {
        let screen = Screen("New")
        if hasTransition { screen.fullScreenPop.transition = .cube }
        return screen
    }

    @Test(
        "A push plays the transition of the screen that is pushed", arguments: TestConfiguration.leftToRight,
        [true, false])
    func push(configuration: TestConfiguration, hasTransition: Bool) {
        let fixture = fixture(configuration, transitionsOn: hasTransition ? [] : [3])
        let new = screen(hasTransition: hasTransition)
        #expect(showsOurs(fixture) { $0.pushViewController(new, animated: true) } == hasTransition)
        #expect(fixture.stack.count == 5)
    }

    @Test(
        "A pop plays the transition of the screen on top, however far it goes",
        arguments: TestConfiguration.leftToRight,
        [true, false])
    func pop(configuration: TestConfiguration, hasTransition: Bool) {
        let indices: Set = hasTransition ? [3] : [0, 1, 2]
        for count in 1...3 {
            let fixture = fixture(configuration, transitionsOn: indices)
            let target = fixture.screens[3 - count]
            #expect(showsOurs(fixture) { $0.popToViewController(target, animated: true) } == hasTransition)
            #expect(fixture.stack.count == 4 - count)
        }
        let fixture = fixture(configuration, transitionsOn: indices)
        #expect(showsOurs(fixture) { $0.popToRootViewController(animated: true) } == hasTransition)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "A replaced stack counts as a push where the new top is new, and as a pop where it was there before",
        arguments: TestConfiguration.leftToRight, [true, false])
    func replacedStack(configuration: TestConfiguration, hasTransition: Bool) {
        var fixture = fixture(configuration, transitionsOn: hasTransition ? [] : [3])
        let new = screen(hasTransition: hasTransition)
        #expect(
            showsOurs(fixture) { $0.setViewControllers([$0.viewControllers[0], new], animated: true) } == hasTransition)
        #expect(fixture.stack == ["Screen 0", "New"])
        fixture = self.fixture(configuration, transitionsOn: hasTransition ? [3] : [0, 1])
        #expect(
            showsOurs(fixture) { $0.setViewControllers(Array($0.viewControllers[...1]), animated: true) }
                == hasTransition)
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
    }

    @Test("No transition is played without animation", arguments: TestConfiguration.leftToRight)
    func notAnimated(configuration: TestConfiguration) {
        let fixture = fixture(configuration, transitionsOn: [0, 1, 2, 3])
        let new = screen(hasTransition: true)
        #expect(!showsOurs(fixture) { $0.pushViewController(new, animated: false) })
        #expect(!showsOurs(fixture) { $0.popToRootViewController(animated: false) })
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "The transition of the defaults is played for every screen without one",
        arguments: TestConfiguration.leftToRight)
    func defaults(configuration: TestConfiguration) {
        let fixture = fixture(configuration, transitionsOn: [])
        // 0.8 seconds, where the cover takes 0.35.
        fixture.device.perform { fixture.navigation.backSwipe.defaults.transition = .flip }
        let (new, own) = (screen(hasTransition: false), Screen("Own"))
        own.fullScreenPop.transition = .cover
        #expect(showsOurs(fixture) { $0.pushViewController(new, animated: true) })
        fixture.device.perform { fixture.navigation.pushViewController(own, animated: true) }
        fixture.device.advance(by: 0.4)
        #expect(!fixture.showsTransition)
        fixture.swipe()
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.advance(by: 0.7)
        #expect(fixture.showsTransition)
        fixture.device.settle()
        #expect(fixture.stack.count == 4)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("A screen's transition is played in a tab bar controller", arguments: TestConfiguration.all)
    func tabs(configuration: TestConfiguration) {
        let fixture = fixture(configuration, transitionsOn: [3])
        let tabs = UITabBarController()
        fixture.device.perform {
            fixture.device.window.rootViewController = nil
            tabs.viewControllers = [fixture.navigation, Screen("Other")]
            fixture.device.window.rootViewController = tabs
        }
        fixture.device.settle()
        let finger = fixture.finger(at: 100).move(by: fixture.back(200), over: 0.2)
        #expect(fixture.showsTransition)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack.count == 3)
        #expect(fixture.milestones == [.began, .finished])
        let other = Screen("Next")
        other.hidesBottomBarWhenPushed = true
        other.fullScreenPop.transition = .cube
        #expect(showsOurs(fixture) { $0.pushViewController(other, animated: true) })
        #expect(tabs.tabBar.frame.minY >= fixture.size.height)
        #expect(showsOurs(fixture) { $0.popViewController(animated: true) })
        #expect(tabs.tabBar.frame.maxY <= fixture.size.height)
    }

    @Test(
        "A transition that is set or removed during a swipe applies to the next one",
        arguments: TestConfiguration.leftToRight)
    func duringSwipe(configuration: TestConfiguration) {
        for isSet in [true, false] {
            let fixture = fixture(configuration, transitionsOn: isSet ? [] : [3])
            let finger = fixture.finger(at: 60).move(by: 60, over: 0.2)
            #expect(fixture.navigation.transitionCoordinator != nil)
            let before = fixture.showsTransition
            fixture.device.perform { fixture.top.fullScreenPop.transition = isSet ? .cube : nil }
            finger.move(by: 40, over: 0.1)
            #expect(fixture.showsTransition == before)
            finger.cancel()
            fixture.device.settle()
            #expect(fixture.stack.count == 4)
            fixture.swipe()
            #expect(fixture.stack.count == 3)
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test(
        "The navigation bar follows the transition, interactive or not", arguments: TestConfiguration.leftToRight,
        [true, false])
    func bar(configuration: TestConfiguration, isHidden: Bool) {
        let fixture = fixture(configuration, transitionsOn: [])
        let new = screen(hasTransition: true)
        new.fullScreenPop.hidesNavigationBar = isHidden
        fixture.device.perform { fixture.navigation.setNavigationBarHidden(!isHidden, animated: false) }
        fixture.device.settle()
        #expect(showsOurs(fixture) { $0.pushViewController(new, animated: true) })
        #expect(fixture.navigation.isNavigationBarHidden == isHidden)
        fixture.swipe()
        #expect(fixture.stack.count == 4)
        #expect(fixture.navigation.isNavigationBarHidden == !isHidden)
        fixture.device.advance(by: 0.1)
        #expect(fixture.navigation.navigationBar.isHidden == !isHidden)
    }
}

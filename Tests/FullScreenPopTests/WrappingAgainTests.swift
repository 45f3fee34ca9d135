import FullScreenPop
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Reactive libraries set their delegate, before the one that they find, whenever it is used: also when no finger lands afterwards
/// in which another delegate could be noticed.
@Suite("A delegate that wraps again, before what is told without a touch") @MainActor
struct WrappingAgainTests {
    /// Passes on everything.
    private final class Wrapper: RecordingDelegate {
        private weak var wrapped: (any UINavigationControllerDelegate)?
        private(set) var timesAsked = 0

        func keep(delegateOf navigation: UINavigationController) { wrapped = navigation.delegate }

        func wrap(delegateOf navigation: UINavigationController) {
            guard navigation.delegate !== self else { return }
            keep(delegateOf: navigation)
            navigation.delegate = self
        }

        override func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            super.navigationController(navigationController, willShow: viewController, animated: animated)
            wrapped?.navigationController(navigationController, willShow: viewController, animated: animated)
        }

        override func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            super.navigationController(navigationController, didShow: viewController, animated: animated)
            wrapped?.navigationController(navigationController, didShow: viewController, animated: animated)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            timesAsked += 1
            return wrapped?.navigationController(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            wrapped?.navigationControllerSupportedInterfaceOrientations(navigationController) ?? .all
        }
    }

    private final class TabWrapper: NSObject, UITabBarControllerDelegate {
        private weak var wrapped: (any UITabBarControllerDelegate)?
        private(set) var timesAsked = 0

        func keep(delegateOf tabs: UITabBarController) { wrapped = tabs.delegate }

        func wrap(delegateOf tabs: UITabBarController) {
            guard tabs.delegate !== self else { return }
            keep(delegateOf: tabs)
            tabs.delegate = self
        }

        func tabBarController(_ tabs: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
            timesAsked += 1
            return wrapped?.tabBarController(tabs, shouldSelect: screen) ?? true
        }

        func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
            wrapped?.tabBarController(tabs, didSelect: screen)
        }

        func tabBarController(
            _ tabs: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            wrapped?.tabBarController(tabs, animationControllerForTransitionFrom: fromVC, to: toVC)
        }
    }

    @Test(
        "hears once of each push and pop, and so does the one before it", arguments: World.leftToRight, [true, false])
    func navigation(world: World, touchesFirst: Bool) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: world.system))
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        let (app, wrapper) = (RecordingDelegate(), Wrapper())
        device.perform {
            device.window.rootViewController = navigation
            navigation.delegate = app
            BackSwipe.install(on: navigation).driver = world.driver
            wrapper.wrap(delegateOf: navigation)
        }
        if touchesFirst { device.finger().down(at: CGPoint(x: 100, y: 400)).up() }
        var expected: [String] = []
        for round in 0..<3 {
            device.perform {
                wrapper.wrap(delegateOf: navigation)
                navigation.pushViewController(Screen("\(round)"), animated: true)
            }
            device.settle()
            expected += ["willShow \(round)", "didShow \(round)"]
            #expect(!navigation.supportedInterfaceOrientations.isEmpty)
        }
        device.perform {
            wrapper.wrap(delegateOf: navigation)
            navigation.popViewController(animated: true)
        }
        device.settle()
        expected += ["willShow 1", "didShow 1"]
        wrapper.wrap(delegateOf: navigation)
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 250, over: 0.2).up()
        device.settle()
        expected += ["willShow 0", "didShow 0"]
        #expect(app.calls.suffix(expected.count) == expected[...])
        #expect(wrapper.calls.suffix(expected.count) == expected[...])
        #expect(app.calls.count <= expected.count + 2 && wrapper.calls.count <= expected.count + 2)
        #expect(wrapper.timesAsked <= 5)
        #expect(device.faults.isEmpty)
    }

    // Fails when the proxy that a delegate has kept still has a handler.
    @Test("and has kept what it found, brings nothing back that is uninstalled", arguments: World.systems)
    func uninstalled(world: World) {
        let fixture = TabFixture(world)
        let (tabWrapper, wrapper) = (TabWrapper(), Wrapper())
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        fixture.device.perform {
            tabWrapper.keep(delegateOf: fixture.tabs)
            TabSwipe.installed(on: fixture.tabs)?.uninstall()
            fixture.tabs.delegate = tabWrapper
            fixture.device.window.rootViewController?.addChild(navigation)
            let backSwipe = BackSwipe.install(on: navigation)
            wrapper.keep(delegateOf: navigation)
            backSwipe.uninstall()
            navigation.delegate = wrapper
            navigation.pushViewController(Screen("Next"), animated: false)
        }
        fixture.tap(2)
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.tabs.delegate === tabWrapper)
        #expect(navigation.delegate === wrapper)
    }

    @Test("for tabs is asked once, and so is the one before it", arguments: World.systems)
    func tabs(world: World) {
        let fixture = TabFixture(world)
        let wrapper = TabWrapper()
        fixture.device.perform { wrapper.wrap(delegateOf: fixture.tabs) }
        fixture.device.finger().down(at: CGPoint(x: 100, y: 400)).up()
        for (round, tab) in [2, 0, 1].enumerated() {
            fixture.device.perform { wrapper.wrap(delegateOf: fixture.tabs) }
            fixture.tap(tab)
            #expect(fixture.tabs.selectedIndex == tab)
            #expect(wrapper.timesAsked == round + 1)
            #expect(fixture.delegate.calls.filter { $0.hasPrefix("shouldSelect") }.count == round + 1)
            #expect(fixture.delegate.calls.filter { $0.hasPrefix("didSelect") }.count == round + 1)
        }
    }
}

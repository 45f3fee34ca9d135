import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// Libraries set a delegate that passes everything on to the one which it has found.
@Suite("A delegate that wraps the one before it") @MainActor
struct WrappingDelegateTests {
    private final class Wrapper: RecordingDelegate {
        private weak var wrapped: (any UINavigationControllerDelegate)?

        init(_ wrapped: (any UINavigationControllerDelegate)?) {
            self.wrapped = wrapped
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
    }

    private final class TabWrapper: NSObject, UITabBarControllerDelegate {
        private weak var wrapped: (any UITabBarControllerDelegate)?
        private(set) var timesAsked = 0

        init(_ wrapped: (any UITabBarControllerDelegate)?) {
            self.wrapped = wrapped
        }

        func tabBarController(_ tabs: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
            timesAsked += 1
            return wrapped?.tabBarController(tabs, shouldSelect: screen) ?? true
        }
    }

    @Test(
        "hears every call once, and so does the one before it, however many there are", arguments: World.leftToRight)
    func navigation(world: World) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: world.system))
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        let app = RecordingDelegate()
        navigation.delegate = app
        device.perform { device.window.rootViewController = navigation }
        for title in ["One", "Two", "Three"] {
            device.perform { navigation.pushViewController(Screen(title), animated: false) }
        }
        BackSwipe.install(on: navigation).driver = world.driver
        var wrappers: [Wrapper] = []
        var expected: [String] = app.calls
        for (round, shown) in ["Two", "One", "Home"].enumerated() {
            wrappers.append(Wrapper(navigation.delegate))
            navigation.delegate = wrappers[round]
            device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 250, over: 0.2).up()
            device.settle()
            expected += ["willShow \(shown)", "didShow \(shown)"]
            #expect(navigation.topViewController?.title == shown)
            #expect(app.calls == expected)
            for (index, wrapper) in wrappers.enumerated() { #expect(wrapper.calls.count == 2 * (round - index + 1)) }
        }
        #expect(device.faults.isEmpty)
    }

    @Test("is asked once for a tab, and so is the one before it", arguments: World.systems)
    func tabs(world: World) {
        let fixture = TabFixture(world)
        let wrapper = TabWrapper(fixture.tabs.delegate)
        fixture.tabs.delegate = wrapper
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(wrapper.timesAsked == 1)
        #expect(fixture.delegate.calls.filter { $0.hasPrefix("shouldSelect") } == ["shouldSelect Tab 2"])
        fixture.delegate.allowsSelection = false
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedIndex == 2)
    }
}

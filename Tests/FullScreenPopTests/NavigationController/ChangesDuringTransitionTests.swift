import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Changes that the app makes while a screen is pushed or popped") @MainActor
struct ChangesDuringTransitionTests {
    // Fails when UIKit is told of the second push at once: the screen stays blank.
    @Test("a push during a push comes after it", arguments: TestConfiguration.all, [nil, .cube] as [ScreenTransition?])
    func pushDuringPush(configuration: TestConfiguration, transition: ScreenTransition?) {
        let fixture = NavigationFixture(configuration)
        let (first, second) = (Screen("First"), Screen("Second"))
        first.fullScreenPop.transition = transition
        fixture.device.perform { fixture.navigation.pushViewController(first, animated: true) }
        fixture.device.advance(by: 0.2)
        fixture.device.perform { fixture.navigation.pushViewController(second, animated: true) }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "First", "Second"])
        #expect(second.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when nothing keeps the navigation controller while the waiting changes are made.
    @Test("a change whose delegate lets the stack go is followed by those that wait behind it")
    func stackGoes() {
        let device = HeadlessDevice()
        let delegate = LettingGoDelegate()
        weak var left: UINavigationController?
        do {
            let stack = FullScreenPopNavigationController(rootViewController: Screen("Root"))
            left = stack
            device.perform { device.window.rootViewController = stack }
            device.perform { stack.pushViewController(Screen("First"), animated: true) }
            device.advance(by: 0.1)
            device.perform {
                stack.pushViewController(Screen("Second"), animated: true)
                stack.pushViewController(Screen("Third"), animated: true)
            }
            stack.delegate = delegate
            delegate.whenShown = { [unowned device] in device.window.rootViewController = Screen("Elsewhere") }
        }
        device.settle()
        #expect(delegate.whenShown == nil)
        #expect(left == nil)
        #expect(device.faults.isEmpty)
    }

    @Test("a screen that is pushed twice in a row is pushed once", arguments: TestConfiguration.all)
    func sameScreen(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let screen = Screen("First")
        screen.fullScreenPop.transition = .cube
        for _ in 0..<2 {
            fixture.device.perform { fixture.navigation.pushViewController(screen, animated: true) }
            fixture.device.advance(by: 0.1)
        }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "First"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a pop during a pop takes the next screen away", arguments: TestConfiguration.all,
        [nil, .portal] as [ScreenTransition?])
    func popDuringPop(configuration: TestConfiguration, transition: ScreenTransition?) {
        let fixture = NavigationFixture(configuration, depth: 4)
        fixture.top.fullScreenPop.transition = transition
        for _ in 0..<2 {
            fixture.device.perform { _ = fixture.navigation.popViewController(animated: true) }
            fixture.device.advance(by: 0.2)
        }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.screens[1].view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when the second pop takes the screen below.
    @Test("two pops behind another change pop what that has pushed", arguments: TestConfiguration.all)
    func popsBehindPush(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.top.fullScreenPop.transition = .cube
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.advance(by: 0.1)
        fixture.device.perform {
            fixture.navigation.pushViewController(Screen("First"), animated: true)
            fixture.navigation.popViewController(animated: true)
            fixture.navigation.popViewController(animated: true)
        }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when only the transitions wait that the app has asked for at once.
    @Test("a change during a change that has waited waits as well", arguments: TestConfiguration.all)
    func changeAfterWaiting(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let screen = Screen("First")
        fixture.device.perform {
            fixture.navigation.popViewController(animated: true)
            fixture.navigation.pushViewController(screen, animated: true)
        }
        fixture.device.advance(by: 0.7)
        fixture.device.perform { _ = fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
    }

    private final class CountingNavigationController: FullScreenPopNavigationController {
        var calls: [String] = []

        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            calls.append("push")
            super.pushViewController(viewController, animated: animated)
        }

        @discardableResult
        override func popViewController(animated: Bool) -> UIViewController? {
            calls.append("pop")
            return super.popViewController(animated: animated)
        }
    }

    // Fails when what has waited calls the methods that the app has overridden.
    @Test("an app's override of a change is called once, also if the change waits")
    func overridden() {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        let navigation = CountingNavigationController(rootViewController: Screen("Home"))
        device.perform { device.window.rootViewController = navigation }
        device.settle()
        navigation.calls = []
        for title in ["One", "Two"] {
            device.perform { navigation.pushViewController(Screen(title), animated: true) }
        }
        device.settle()
        #expect(navigation.viewControllers.map(\.title) == ["Home", "One", "Two"])
        #expect(navigation.calls == ["push", "push"])
        device.perform {
            navigation.popViewController(animated: true)
            navigation.popViewController(animated: true)
        }
        device.settle()
        #expect(navigation.calls == ["push", "push", "pop", "pop"])
    }

    @Test("a stack that has been presented can be changed while it appears", arguments: TestConfiguration.all)
    func whilePresented(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let root = Screen("Root")
        let presented = FullScreenPopNavigationController(rootViewController: root)
        presented.modalPresentationStyle = .fullScreen
        fixture.device.perform { fixture.navigation.present(presented, animated: true) }
        fixture.device.advance(by: 0.1)
        fixture.device.perform { presented.pushViewController(Screen("Above"), animated: false) }
        #expect(presented.viewControllers.count == 2)
        fixture.device.settle()
        #expect(presented.viewControllers.count == 2)
    }

    // Fails when nobody looks at the stack once an animator has ended.
    @Test(
        "with an installed back swipe the top of the stack is shown in the end",
        arguments: BehaviourProfile.System.allCases, 0...2)
    func installed(system: BehaviourProfile.System, turns: Int) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: system))
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        BackSwipe.install(on: navigation)
        device.perform { device.window.rootViewController = navigation }
        let (first, second) = (Screen("First"), Screen("Second"))
        first.fullScreenPop.transition = .cube
        device.perform { navigation.pushViewController(first, animated: true) }
        device.advance(by: 0.2)
        device.perform { navigation.pushViewController(second, animated: true) }
        device.advance(by: ScreenTransition.cube.timing.duration - 0.3)
        for _ in 0..<turns {
            device.turn()
            device.advance(by: 0.2)
        }
        device.settle()
        #expect(navigation.topViewController === second)
        #expect(second.view.window != nil)
        #expect(first.view.window == nil)
    }

    @Test("a pop while a finished swipe settles leaves the screen below", arguments: TestConfiguration.all)
    func popWhileSettling(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4)
        fixture.finger(at: 60).move(by: fixture.back(280), over: 0.3).up()
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
    }
}

/// Lets the app show something else as soon as it hears of a change.
private final class LettingGoDelegate: NSObject, UINavigationControllerDelegate {
    var whenShown: (() -> Void)?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        whenShown?()
        whenShown = nil
    }
}

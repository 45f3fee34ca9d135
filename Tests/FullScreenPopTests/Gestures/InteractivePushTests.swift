import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Changes that the app makes while fingers drive a push") @MainActor
struct InteractivePushTests {
    /// Calls that change the stack.
    enum Change: CaseIterable {
        case push, pop, popToRoot, popToScreen, replace

        @MainActor
        func make(on fixture: NavigationFixture) {
            switch self {
            case .push: fixture.navigation.pushViewController(Screen("Late"), animated: true)
            case .pop: fixture.navigation.popViewController(animated: true)
            case .popToRoot: fixture.navigation.popToRootViewController(animated: true)
            case .popToScreen: fixture.navigation.popToViewController(fixture.screens[1], animated: true)
            case .replace: fixture.navigation.setViewControllers([Screen("A"), Screen("B")], animated: true)
            }
        }

        func stack(afterPush isPushed: Bool) -> [String] {
            switch self {
            case .push: Self.screens + (isPushed ? ["Next"] : []) + ["Late"]
            // What is meant is the screen that another one is pushed over.
            case .pop: Self.screens.dropLast() + (isPushed ? ["Next"] : [])
            case .popToRoot: ["Screen 0"]
            case .popToScreen: ["Screen 0", "Screen 1"]
            case .replace: ["A", "B"]
            }
        }

        private static let screens = ["Screen 0", "Screen 1", "Screen 2"]
    }

    /// Fails when `BackSwipe.isTransitioning` asks for a running pop alone.
    @Test(
        "a change of the stack while fingers drive a push waits until the push has ended",
        arguments: TestConfiguration.all,
        [-300, -110] as [CGFloat])
    func waits(configuration: TestConfiguration, distance: CGFloat) {
        for change in Change.allCases {
            let fixture = NavigationFixture(configuration, depth: 3)
            let finger = push(on: fixture, by: distance)
            fixture.device.perform { change.make(on: fixture) }
            #expect(fixture.stack == ["Screen 0", "Screen 1", "Screen 2", "Next"])
            finger.hold(for: 0.2).up()
            fixture.device.settle()
            #expect(fixture.stack == change.stack(afterPush: distance < -200))
            #expect(fixture.navigation.transitionCoordinator == nil)
            #expect(fixture.navigation.topViewController?.view.window != nil)
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test(
        "a push in the delegate's willShow waits until the push that fingers drive has ended",
        arguments: TestConfiguration.all)
    func beforeTransition(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 2)
        let delegate = PushingDelegate()
        fixture.navigation.delegate = delegate
        push(on: fixture, by: -300).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "Next", "Late"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a driven push that does not come about keeps nothing waiting")
    func noTransition() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18), depth: 2)
        var isFirst = true
        let trigger = TransitionTrigger.install(.pan(.forward), on: fixture.top.view) { trigger in
            guard isFirst else { return }
            isFirst = false
            // UIKit does not animate what is not on the screen.
            fixture.device.window.rootViewController = Screen("Other")
            fixture.navigation.backSwipe.pushViewController(Screen("Next"), drivenBy: trigger)
            fixture.navigation.pushViewController(Screen("Late"), animated: false)
        }
        fixture.finger(at: 380).move(by: -300, over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "Next", "Late"])
        #expect(!trigger.isDrivingTransition)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `BackSwipe.pushViewController(_:drivenBy:)` pushes what is on the stack.
    @Test(
        "a gesture that pushes a screen which is on the stack already pushes nothing",
        arguments: TestConfiguration.leftToRight)
    func sameScreen(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 2)
        let next = Screen("Next")
        TransitionTrigger.install(.pan(.forward), on: fixture.navigation.view) { trigger in
            fixture.navigation.backSwipe.pushViewController(next, drivenBy: trigger)
        }
        for _ in 0..<2 {
            fixture.finger(at: 380).move(by: fixture.back(-300), over: 0.3).hold(for: 0.2).up()
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0", "Screen 1", "Next"])
            #expect(!fixture.navigation.backSwipe.isTransitioning)
        }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
    }

    private func push(on fixture: NavigationFixture, by distance: CGFloat) -> Finger {
        TransitionTrigger.install(.pan(.forward), on: fixture.top.view) { trigger in
            fixture.navigation.backSwipe.pushViewController(Screen("Next"), drivenBy: trigger)
        }
        return fixture.finger(at: 380).move(by: fixture.back(distance), over: 0.3)
    }
}

/// Pushes one screen more as soon as it hears of a push.
private final class PushingDelegate: NSObject, UINavigationControllerDelegate {
    private var isDone = false

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard !isDone, animated else { return }
        isDone = true
        navigationController.pushViewController(Screen("Late"), animated: true)
    }
}

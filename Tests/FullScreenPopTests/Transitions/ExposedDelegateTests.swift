import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("the method that returns animators is shown only where it is needed") @MainActor
struct ExposedDelegateTests {
    /// Whether the system's own recognizer begins to pop when a finger moves; the finger is then taken away.
    private func systemPops(_ fixture: NavigationFixture) -> Bool {
        guard #available(iOS 26, *), let pan = fixture.navigation.interactiveContentPopGestureRecognizer else {
            return false
        }
        let finger = fixture.finger(at: 100).move(by: 100, over: 0.2)
        let isActive = pan.state == .began || pan.state == .changed
        finger.cancel()
        fixture.device.settle()
        return isActive
    }

    // Fails when `NavigationDelegates.show(animators:)` always shows them, and when `adoptChanges()` is not called
    // in `BackSwipe.didShow(_:animated:)`. The model tells a delegate with both methods from one with the animator's
    // alone, so what UIKit is given is looked at itself.
    @Test(
        "UIKit sees the method that returns animators from the push of a screen with a transition to its pop",
        arguments: [true, false])
    func shownMethod(bySwipe: Bool) {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18), depth: 2)
        var isPlain: Bool {
            let selector = NSSelectorFromString(
                "navigationController:animationControllerForOperation:fromViewController:toViewController:")
            return fixture.navigation.systemDelegate?.responds(to: selector) == false
        }
        #expect(isPlain)
        let next = Screen("Next")
        next.fullScreenPop.transition = .cover
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        #expect(!isPlain)
        fixture.device.settle()
        #expect(!isPlain)
        if bySwipe {
            fixture.swipe()
        } else {
            fixture.device.perform { fixture.navigation.popViewController(animated: true) }
            fixture.device.settle()
        }
        #expect(fixture.stack.last == "Screen 1" && isPlain)
    }

    @Test("the system's own pop is on for screens without a transition")
    func systemPop() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS26, driver: .contentPop), depth: 3)
        #expect(systemPops(fixture))
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(systemPops(fixture))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "the system's own pop is off for a screen with a transition, and on again afterwards",
        arguments: [true, false])
    func systemPopAgain(bySwipe: Bool) {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS26, driver: .contentPop), depth: 3)
        let next = Screen("Next")
        next.fullScreenPop.transition = .cover
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.device.settle()
        #expect(!systemPops(fixture))
        if bySwipe {
            fixture.swipe()
        } else {
            fixture.device.perform { fixture.navigation.popViewController(animated: true) }
            fixture.device.settle()
        }
        #expect(fixture.stack.last == "Screen 2")
        #expect(systemPops(fixture))
        fixture.device.perform { fixture.top.fullScreenPop.transition = .cube }
        #expect(!systemPops(fixture))
        fixture.device.perform { fixture.top.fullScreenPop.transition = nil }
        #expect(systemPops(fixture))
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `delegates.appDelegate` is not asked first in `BackSwipe.animationController(for:from:to:)`.
    @Test(
        "the app's delegate hears everything, and its animator takes precedence",
        arguments: TestConfiguration.leftToRight)
    func forwarded(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let delegate = TalkingDelegate()
        fixture.navigation.delegate = delegate
        let next = Screen("Next")
        next.fullScreenPop.transition = .cover
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.device.settle()
        #expect(delegate.calls == ["animator 1 Next", "willShow Next", "didShow Next"])
        delegate.forgetCalls()
        fixture.swipe()
        #expect(delegate.calls == ["animator 2 Screen 1", "willShow Screen 1", "didShow Screen 1"])
        delegate.animator = TransitionAnimator(transition: .drop, direction: .forward)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Last"), animated: true) }
        // The drop takes 0.4 s, the system's own push 0.35.
        fixture.device.advance(by: 0.38)
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.device.settle()
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("an interaction of the app's own moves the app's own animator", arguments: TestConfiguration.leftToRight)
    func ownInteraction(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let delegate = TalkingDelegate()
        let interaction = UIPercentDrivenInteractiveTransition()
        fixture.navigation.delegate = delegate
        delegate.animator = TransitionAnimator(transition: .cube, direction: .backward)
        delegate.interaction = interaction
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.perform { interaction.update(0.4) }
        fixture.device.advance(by: 1)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        fixture.device.perform { interaction.finish() }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }
}

private final class TalkingDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var calls: [String] = []
    var animator: TransitionAnimator?
    var interaction: UIPercentDrivenInteractiveTransition?

    func forgetCalls() { calls = [] }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("willShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("didShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animator \(operation.rawValue) \(toVC.title ?? "")")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

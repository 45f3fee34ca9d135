import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Trap 3: an interaction is handed out only while its gesture is active") @MainActor
struct ActiveGestureTests {
    private func stage(_ world: World) -> Stage {
        let stage = Stage(world, depth: 3)
        stage.device.perform { stage.navigation.backSwipe.defaults.transition = .cover }
        return stage
    }

    /// Pops by a tap on the back button, and says whether UIKit took it for interactive.
    private func popByButton(_ stage: Stage) -> Bool? {
        stage.device.perform { stage.navigation.popViewController(animated: true) }
        let isInteractive = stage.navigation.transitionCoordinator?.initiallyInteractive
        stage.device.settle()
        return isInteractive
    }

    @Test("Trap 3: a tap on the back button animates without an interaction", arguments: World.leftToRight)
    func button(world: World) {
        let stage = stage(world)
        #expect(popByButton(stage) == false)
        #expect(stage.stack.count == 2)
        #expect(stage.device.faults.isEmpty)
    }

    // Fails when `lead = nil` is taken out of `PercentDrivenDriver.transitionDidEnd()`.
    @Test(
        "Trap 3: a tap after a swipe, cancelled or finished, animates without an interaction",
        arguments: World.leftToRight)
    func buttonAfterSwipe(world: World) {
        let stage = stage(world)
        stage.swipe(by: 50)
        #expect(stage.stack.count == 3)
        #expect(popByButton(stage) == false)
        #expect(stage.stack.count == 2)
        stage.device.perform { stage.navigation.pushViewController(Screen("Next"), animated: true) }
        #expect(stage.navigation.transitionCoordinator?.initiallyInteractive == false)
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack.count == 2)
        #expect(popByButton(stage) == false)
        #expect(stage.stack.count == 1)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("Trap 3: a swipe has an interaction until it is over", arguments: World.leftToRight)
    func swipe(world: World) {
        let stage = stage(world)
        let finger = stage.finger(at: 100).move(by: 100, over: 0.2)
        #expect(stage.navigation.transitionCoordinator?.initiallyInteractive == true)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        finger.up()
        #expect(stage.navigation.transitionCoordinator?.isInteractive != true)
        stage.device.settle()
    }

    /// A device on which `navigation` shows a second screen, to be popped by the percent-driven driver.
    private func device(with navigation: FullScreenPopNavigationController) -> HeadlessDevice {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        navigation.backSwipe.driver = .percentDriven
        device.perform { device.window.rootViewController = navigation }
        device.perform { navigation.pushViewController(Screen("Detail"), animated: false) }
        device.settle()
        return device
    }

    // Fails when `animator === self.animator` is taken out of `PercentDrivenDriver.interaction(for:)`.
    @Test("Trap 3: a push that comes before the pop of a swipe gets no interaction")
    func otherTransition() {
        let navigation = NeverPoppingNavigationController(rootViewController: Screen("Home"))
        let device = device(with: navigation)
        let finger = device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 280, over: 0.2)
        let next = Screen("Next")
        next.fullScreenPop.transition = .cover
        device.perform { navigation.pushViewController(next, animated: true) }
        #expect(navigation.transitionCoordinator?.initiallyInteractive == false)
        finger.hold(for: 0.2).up()
        device.settle()
        #expect(navigation.topViewController === next)
        #expect(device.faults.isEmpty)
    }

    // Fails when `transitionDidEnd()` is taken out of `PercentDrivenDriver.begin(_:)`.
    @Test("Trap 3: a swipe whose pop is refused leaves no interaction for the next")
    func refusedPop() {
        let navigation = ReluctantNavigationController(rootViewController: Screen("Home"))
        let device = device(with: navigation)
        for isWilling in [false, true] {
            navigation.isWilling = isWilling
            device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 280, over: 0.2).hold(for: 0.2).up()
            device.settle()
            #expect(navigation.viewControllers.count == (isWilling ? 1 : 2))
        }
        #expect(device.faults.isEmpty)
    }
}

/// Pops only when it is willing to.
private final class ReluctantNavigationController: FullScreenPopNavigationController {
    var isWilling = false

    override func popViewController(animated: Bool) -> UIViewController? {
        isWilling ? super.popViewController(animated: animated) : nil
    }
}

/// Says that it pops, and does not come to it.
private final class NeverPoppingNavigationController: FullScreenPopNavigationController {
    override func popViewController(animated: Bool) -> UIViewController? { topViewController }
}

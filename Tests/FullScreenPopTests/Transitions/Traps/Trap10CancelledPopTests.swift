import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Trap 10: after a cancelled pop everything is as before") @MainActor
struct CancelledPopTests {
    private static let transitions = [ScreenTransition.cover, .flip, .doors]

    /// A tab bar controller with a navigation controller in which the top screen shows other bars than the one below.
    private func stage(_ world: World, _ transition: ScreenTransition, hidesBarOnTop: Bool) -> (
        Stage, UITabBarController
    ) {
        let stage = Stage(world)
        let tabs = UITabBarController()
        stage.device.perform {
            stage.device.window.rootViewController = nil
            tabs.viewControllers = [stage.navigation, Screen("Other")]
            stage.device.window.rootViewController = tabs
        }
        stage.device.settle()
        let next = Screen("Next")
        next.hidesBottomBarWhenPushed = true
        next.fullScreenPop.transition = transition
        next.fullScreenPop.hidesNavigationBar = hidesBarOnTop
        stage.below.fullScreenPop.hidesNavigationBar = nil
        stage.top.fullScreenPop.hidesNavigationBar = !hidesBarOnTop
        stage.device.perform { stage.navigation.pushViewController(next, animated: true) }
        stage.device.settle()
        return (stage, tabs)
    }

    private func bars(_ stage: Stage, _ tabs: UITabBarController) -> [String] {
        let bar = stage.navigation.navigationBar
        return [
            "\(stage.stack)", "\(stage.navigation.isNavigationBarHidden)", "\(bar.isHidden) \(bar.frame)",
            "\(bar.topItem?.title ?? "") \(bar.items?.count ?? 0)", "\(tabs.tabBar.frame) \(tabs.tabBar.isHidden)",
            "\(stage.navigation.topViewController?.view.frame ?? .zero)",
            "\(stage.navigation.topViewController?.view.safeAreaInsets ?? .zero)",
        ]
    }

    // Fails when `adaptBar(to: screen, animated: false)` is taken out of
    // `FullScreenPopNavigationController.popDidEnd(leaving:isCancelled:)`.
    @Test(
        "Trap 10: a cancelled pop leaves the stack, the navigation bar, and the tab bar as before",
        arguments: World.all, [true, false])
    func cancelled(world: World, hidesBarOnTop: Bool) {
        for transition in Self.transitions {
            let (stage, tabs) = stage(world, transition, hidesBarOnTop: hidesBarOnTop)
            #expect(stage.navigation.isNavigationBarHidden == hidesBarOnTop)
            let before = bars(stage, tabs)
            for isInterrupted in [false, true] {
                let finger = stage.finger(at: 60).move(by: stage.back(120), over: 0.3).hold(for: 0.2)
                #expect(stage.navigation.isNavigationBarHidden == !hidesBarOnTop)
                if isInterrupted { finger.cancel() } else { finger.up() }
                stage.device.settle()
                // The bar is laid out in the next turn.
                stage.device.advance(by: 0.1)
                #expect(bars(stage, tabs) == before)
            }
            stage.swipe()
            #expect(stage.stack == ["Screen 0", "Screen 1"])
            #expect(stage.navigation.isNavigationBarHidden == !hidesBarOnTop)
            #expect(tabs.tabBar.frame.minY < stage.size.height)
            #expect(stage.device.faults.isEmpty)
        }
    }
}

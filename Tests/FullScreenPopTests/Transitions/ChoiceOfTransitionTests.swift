import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Which transition counts") @MainActor
struct ChoiceOfTransitionTests {
    /// Screens 0 to 3, of which only the given ones have a transition.
    private func stage(_ world: World, transitionsOn indices: Set<Int>) -> Stage {
        let stage = Stage(world, depth: 4)
        stage.device.perform {
            for index in indices { stage.screens[index].fullScreenPop.transition = .cover }
        }
        return stage
    }

    /// Whether ours is seen while `change` is animated; afterwards everything has settled.
    private func showsOurs(_ stage: Stage, _ change: (FullScreenPopNavigationController) -> Void) -> Bool {
        stage.device.perform { change(stage.navigation) }
        stage.device.advance(by: 0.1)
        let isOurs = stage.showsTransition
        stage.device.settle()
        #expect(!stage.showsTransition)
        #expect(stage.device.faults.isEmpty)
        #expect(stage.navigation.topViewController?.view.window != nil)
        return isOurs
    }

    private func screen(hasTransition: Bool) -> Screen {
        let screen = Screen("New")
        if hasTransition { screen.fullScreenPop.transition = .cube }
        return screen
    }

    @Test("A push plays the transition of the screen that is pushed", arguments: World.leftToRight, [true, false])
    func push(world: World, hasTransition: Bool) {
        let stage = stage(world, transitionsOn: hasTransition ? [] : [3])
        let new = screen(hasTransition: hasTransition)
        #expect(showsOurs(stage) { $0.pushViewController(new, animated: true) } == hasTransition)
        #expect(stage.stack.count == 5)
    }

    @Test(
        "A pop plays the transition of the screen on top, however far it goes", arguments: World.leftToRight,
        [true, false])
    func pop(world: World, hasTransition: Bool) {
        let indices: Set = hasTransition ? [3] : [0, 1, 2]
        for count in 1...3 {
            let stage = stage(world, transitionsOn: indices)
            let target = stage.screens[3 - count]
            #expect(showsOurs(stage) { $0.popToViewController(target, animated: true) } == hasTransition)
            #expect(stage.stack.count == 4 - count)
        }
        let stage = stage(world, transitionsOn: indices)
        #expect(showsOurs(stage) { $0.popToRootViewController(animated: true) } == hasTransition)
        #expect(stage.stack == ["Screen 0"])
    }

    @Test(
        "a replaced stack counts as a push where the new top is new, and as a pop where it was there before",
        arguments: World.leftToRight, [true, false])
    func replacedStack(world: World, hasTransition: Bool) {
        var stage = stage(world, transitionsOn: hasTransition ? [] : [3])
        let new = screen(hasTransition: hasTransition)
        #expect(
            showsOurs(stage) { $0.setViewControllers([$0.viewControllers[0], new], animated: true) } == hasTransition)
        #expect(stage.stack == ["Screen 0", "New"])
        stage = self.stage(world, transitionsOn: hasTransition ? [3] : [0, 1])
        #expect(
            showsOurs(stage) { $0.setViewControllers(Array($0.viewControllers[...1]), animated: true) }
                == hasTransition)
        #expect(stage.stack == ["Screen 0", "Screen 1"])
    }

    @Test("No transition is played without animation", arguments: World.leftToRight)
    func notAnimated(world: World) {
        let stage = stage(world, transitionsOn: [0, 1, 2, 3])
        let new = screen(hasTransition: true)
        #expect(!showsOurs(stage) { $0.pushViewController(new, animated: false) })
        #expect(!showsOurs(stage) { $0.popToRootViewController(animated: false) })
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("The transition of the defaults is played for every screen without one", arguments: World.leftToRight)
    func defaults(world: World) {
        let stage = stage(world, transitionsOn: [])
        // 0.8 seconds, where the cover takes 0.35.
        stage.device.perform { stage.navigation.backSwipe.defaults.transition = .flip }
        let (new, own) = (screen(hasTransition: false), Screen("Own"))
        own.fullScreenPop.transition = .cover
        #expect(showsOurs(stage) { $0.pushViewController(new, animated: true) })
        stage.device.perform { stage.navigation.pushViewController(own, animated: true) }
        stage.device.advance(by: 0.4)
        #expect(!stage.showsTransition)
        stage.swipe()
        stage.device.perform { stage.navigation.popViewController(animated: true) }
        stage.device.advance(by: 0.7)
        #expect(stage.showsTransition)
        stage.device.settle()
        #expect(stage.stack.count == 4)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a screen's transition is its own in a tab bar controller as well", arguments: World.all)
    func tabs(world: World) {
        let stage = stage(world, transitionsOn: [3])
        let tabs = UITabBarController()
        stage.device.perform {
            stage.device.window.rootViewController = nil
            tabs.viewControllers = [stage.navigation, Screen("Other")]
            stage.device.window.rootViewController = tabs
        }
        stage.device.settle()
        let finger = stage.finger(at: 100).move(by: stage.back(200), over: 0.2)
        #expect(stage.showsTransition)
        finger.up()
        stage.device.settle()
        #expect(stage.stack.count == 3)
        #expect(stage.milestones == [.began, .finished])
        let other = Screen("Next")
        other.hidesBottomBarWhenPushed = true
        other.fullScreenPop.transition = .cube
        #expect(showsOurs(stage) { $0.pushViewController(other, animated: true) })
        #expect(tabs.tabBar.frame.minY >= stage.size.height)
        #expect(showsOurs(stage) { $0.popViewController(animated: true) })
        #expect(tabs.tabBar.frame.maxY <= stage.size.height)
    }

    @Test("a transition that is set or taken away during a swipe is for the next", arguments: World.leftToRight)
    func duringSwipe(world: World) {
        for isSet in [true, false] {
            let stage = stage(world, transitionsOn: isSet ? [] : [3])
            let finger = stage.finger(at: 60).move(by: 60, over: 0.2)
            #expect(stage.navigation.transitionCoordinator != nil)
            let before = stage.showsTransition
            stage.device.perform { stage.top.fullScreenPop.transition = isSet ? .cube : nil }
            finger.move(by: 40, over: 0.1)
            #expect(stage.showsTransition == before)
            finger.cancel()
            stage.device.settle()
            #expect(stage.stack.count == 4)
            stage.swipe()
            #expect(stage.stack.count == 3)
            #expect(stage.device.faults.isEmpty)
        }
    }

    @Test("The navigation bar follows the transition, interactive or not", arguments: World.leftToRight, [true, false])
    func bar(world: World, isHidden: Bool) {
        let stage = stage(world, transitionsOn: [])
        let new = screen(hasTransition: true)
        new.fullScreenPop.hidesNavigationBar = isHidden
        stage.device.perform { stage.navigation.setNavigationBarHidden(!isHidden, animated: false) }
        stage.device.settle()
        #expect(showsOurs(stage) { $0.pushViewController(new, animated: true) })
        #expect(stage.navigation.isNavigationBarHidden == isHidden)
        stage.swipe()
        #expect(stage.stack.count == 4)
        #expect(stage.navigation.isNavigationBarHidden == !isHidden)
        stage.device.advance(by: 0.1)
        #expect(stage.navigation.navigationBar.isHidden == !isHidden)
    }
}

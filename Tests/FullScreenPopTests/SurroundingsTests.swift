import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("What surrounds the navigation controller") @MainActor
struct SurroundingsTests {
    @Test("R5: swipes are refused while something is presented or being dismissed", arguments: World.all)
    func presentation(world: World) {
        let stage = Stage(world)
        let sheet = Screen("Sheet")
        stage.device.perform { stage.top.present(sheet, animated: true) }
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack.count == 2)
        stage.device.perform { stage.top.dismiss(animated: true) }
        stage.finger(at: 100).move(by: stage.back(250), over: 0.15).up()
        stage.device.settle()
        #expect(stage.stack.count == 2)
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("R23: a pop follows a new size in the middle of the swipe", arguments: World.all)
    func rotation(world: World) {
        let stage = Stage(world)
        let finger = stage.finger(at: 60).move(by: stage.back(120), over: 0.2)
        stage.device.rotate(to: CGSize(width: 844, height: 390))
        stage.device.advance(by: 0.5)
        finger.move(by: stage.back(500), over: 0.4).hold(for: 0.2).up()
        stage.device.settle()
        let visible = stage.navigation.topViewController?.view
        #expect(visible?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(visible?.transform == .identity)
        #expect(stage.milestones.count == 2)
        #expect(stage.device.faults.isEmpty)
        stage.device.rotate(to: CGSize(width: 390, height: 844))
        stage.device.settle()
        if stage.stack.count == 2 { stage.swipe() }
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("R23: progress is a part of the new width", arguments: World.all.filter { $0.driver == .percentDriven })
    func progressAfterRotation(world: World) throws {
        let stage = Stage(world)
        let finger = stage.finger(at: 60).move(by: stage.back(205), over: 0.2).hold(for: 0.1)
        let before = try #require(stage.progress.last)
        stage.device.rotate(to: CGSize(width: 844, height: 390))
        stage.device.advance(by: 0.4)
        finger.move(by: stage.back(1), over: 0.1).hold(for: 0.1)
        let after = try #require(stage.progress.last)
        #expect(abs(before - 0.5) < 0.01)
        #expect(abs(after - 196 / 844) < 0.01)
        #expect(abs(stage.top.view.shownOrigin.x - stage.back(196)) < 1)
        #expect(stage.top.view.bounds.size == CGSize(width: 844, height: 390))
        finger.cancel()
        stage.device.settle()
    }

    @Test("a navigation controller in a tab bar controller pops", arguments: World.all)
    func tabBar(world: World) {
        let stage = Stage(world)
        let tabs = UITabBarController()
        stage.device.perform {
            stage.device.window.rootViewController = nil
            tabs.viewControllers = [stage.navigation, Screen("Other")]
            stage.device.window.rootViewController = tabs
        }
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("of two navigation controllers in one another the inner one pops first", arguments: World.all)
    func nested(world: World) {
        let stage = Stage(world)
        let inner = FullScreenPopNavigationController(rootViewController: Screen("Inner 0"))
        inner.backSwipe.driver = world.driver
        stage.device.perform {
            stage.top.addChild(inner)
            inner.view.frame = stage.top.view.bounds
            stage.top.view.addSubview(inner.view)
            inner.didMove(toParent: stage.top)
            inner.pushViewController(Screen("Inner 1"), animated: false)
        }
        stage.device.settle()
        stage.swipe()
        #expect(inner.viewControllers.count == 1)
        #expect(stage.stack.count == 2)
        let locked = Screen("Locked")
        locked.fullScreenPop.isEnabled = false
        stage.device.perform { inner.pushViewController(locked, animated: false) }
        stage.swipe()
        stage.swipe(from: 5, by: 300)
        #expect(inner.viewControllers.count == 2)
        #expect(stage.stack.count == 2)
        #expect(stage.refusals.last?.reason == .innerNavigation)
        stage.device.perform { inner.popViewController(animated: false) }
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a push during a swipe waits for its end", arguments: World.all, [230, 80] as [CGFloat])
    func pushDuringSwipe(world: World, distance: CGFloat) {
        let stage = Stage(world)
        let next = Screen("Next")
        let finger = stage.finger(at: 60).move(by: stage.back(distance), over: 0.3)
        stage.device.perform {
            stage.navigation.pushViewController(next, animated: true)
            stage.navigation.pushViewController(next, animated: true)
        }
        #expect(next.parent == nil)
        finger.hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack == (distance > 200 ? ["Screen 0", "Next"] : ["Screen 0", "Screen 1", "Next"]))
        #expect(next.appearances == ["willAppear", "didAppear"])
        #expect(stage.device.faults.isEmpty)
        stage.swipe()
        #expect(stage.stack.last != "Next")
    }

    @Test("a new stack during a swipe waits for its end", arguments: World.all)
    func replacementDuringSwipe(world: World) {
        let stage = Stage(world)
        let finger = stage.finger(at: 60).move(by: stage.back(200), over: 0.3)
        stage.device.perform { stage.navigation.setViewControllers([Screen("A"), Screen("B")], animated: true) }
        finger.hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack == ["A", "B"])
        stage.swipe()
        #expect(stage.stack == ["A"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("VoiceOver's escape pops, asks the screen, and does nothing on the root", arguments: World.leftToRight)
    func escape(world: World) {
        let stage = Stage(world)
        stage.top.fullScreenPop.isEnabled = false
        stage.top.fullScreenPop.shouldPop = .when { _ in false }
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(stage.stack.count == 2)
        stage.top.fullScreenPop.shouldPop = .always
        #expect(stage.navigation.accessibilityPerformEscape())
        #expect(!stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(stage.stack == ["Screen 0"])
        #expect(!stage.navigation.accessibilityPerformEscape())
        #expect(stage.events.isEmpty)
        #expect(stage.device.faults.isEmpty)
    }
}

import FullScreenPop
@_spi(Scenarios) import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("What surrounds the navigation controller") @MainActor
struct SurroundingsTests {
    @Test("Swipes are refused while something is presented, and wait while it is dismissed", arguments: World.all)
    func presentation(world: World) {
        let fixture = NavigationFixture(world)
        let sheet = Screen("Sheet")
        fixture.device.perform { fixture.top.present(sheet, animated: true) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        fixture.device.perform { fixture.top.dismiss(animated: true) }
        fixture.finger(at: 100).move(by: fixture.back(250), over: 0.15).up()
        #expect(fixture.stack.count == 2)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("A pop follows a new size in the middle of a swipe", arguments: World.all)
    func rotation(world: World) {
        let fixture = NavigationFixture(world)
        let finger = fixture.finger(at: 60).move(by: fixture.back(120), over: 0.2)
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        fixture.device.advance(by: 0.5)
        finger.move(by: fixture.back(500), over: 0.4).hold(for: 0.2).up()
        fixture.device.settle()
        let visible = fixture.navigation.topViewController?.view
        #expect(visible?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(visible?.transform == .identity)
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
        fixture.device.rotate(to: CGSize(width: 390, height: 844))
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: false) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "After a rotation during a swipe, progress is a part of the new width",
        arguments: World.all.filter { $0.driver == .percentDriven })
    func progressAfterRotation(world: World) throws {
        let fixture = NavigationFixture(world)
        let finger = fixture.finger(at: 60).move(by: fixture.back(205), over: 0.2).hold(for: 0.1)
        let before = try #require(fixture.progress.last)
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        fixture.device.advance(by: 0.4)
        finger.move(by: fixture.back(1), over: 0.1).hold(for: 0.1)
        let after = try #require(fixture.progress.last)
        #expect(abs(before - 0.5) < 0.01)
        #expect(abs(after - 196 / 844) < 0.01)
        #expect(abs(fixture.top.view.shownOrigin.x - fixture.back(196)) < 1)
        #expect(fixture.top.view.bounds.size == CGSize(width: 844, height: 390))
        finger.cancel()
        fixture.device.settle()
    }

    @Test(
        "a list and a pager scroll as they do in UIKit where a container around has a pan of its own",
        arguments: World.all, [1, 2])
    func panOfContainer(world: World, depth: Int) {
        for (direction, distance) in [("up", CGVector(dx: 0, dy: -200)), ("onward", CGVector(dx: -200, dy: 0))] {
            let fixture = NavigationFixture(world, depth: depth)
            let content = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
            content.contentSize = CGSize(width: direction == "up" ? 390 : 1170, height: direction == "up" ? 3000 : 700)
            content.isPagingEnabled = direction == "onward"
            let pan = UIPanGestureRecognizer()
            var begins = 0
            let action = pan.addAction { if $0.state == .began { begins += 1 } }
            fixture.device.perform {
                fixture.top.view.addSubview(content)
                fixture.device.window.rootViewController = nil
                let container = UIViewController()
                container.addChild(fixture.navigation)
                container.view.addSubview(fixture.navigation.view)
                fixture.navigation.didMove(toParent: container)
                container.view.addGestureRecognizer(pan)
                fixture.device.window.rootViewController = container
            }
            fixture.device.settle()
            if fixture.isRightToLeft, direction == "onward" { content.contentOffset.x = 780 }
            let start = content.contentOffset
            fixture.finger(at: 300).move(by: fixture.back(distance.dx), distance.dy, over: 0.2).up()
            fixture.device.settle()
            #expect(content.contentOffset != start, "\(direction)")
            #expect(begins == 0, "\(direction)")
            #expect(fixture.stack.count == depth)
            withExtendedLifetime(action) {}
        }
    }

    @Test("a swipe pops in a navigation controller inside a tab bar controller", arguments: World.all)
    func tabBar(world: World) {
        let fixture = NavigationFixture(world)
        let tabs = UITabBarController()
        fixture.device.perform {
            fixture.device.window.rootViewController = nil
            tabs.viewControllers = [fixture.navigation, Screen("Other")]
            fixture.device.window.rootViewController = tabs
        }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("of two nested navigation controllers the inner one pops first", arguments: World.all)
    func nested(world: World) {
        let fixture = NavigationFixture(world)
        let inner = fixture.addInnerNavigation(driver: world.driver)
        fixture.swipe()
        #expect(inner.viewControllers.count == 1)
        #expect(fixture.stack.count == 2)
        let locked = Screen("Locked")
        locked.fullScreenPop.isEnabled = false
        fixture.device.perform { inner.pushViewController(locked, animated: false) }
        fixture.swipe()
        fixture.swipe(from: 5, by: 300)
        #expect(inner.viewControllers.count == 2)
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.last?.reason == .innerNavigation)
        fixture.device.perform { inner.popViewController(animated: false) }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Scenarios have no stack inside a stack.
    @Test("an inner stack keeps a swipe that it refuses, which pops the outer one if its rule is left out")
    func needForInnerNavigationRule() {
        for isComplete in [true, false] {
            let fixture = NavigationFixture(World(system: .iOS26))
            if !isComplete {
                fixture.navigation.backSwipe.arbiter.leaveOut("InnerNavigationRule")
            }
            let inner = FullScreenPopNavigationController(rootViewController: Screen("Inner 0"))
            let locked = Screen("Locked")
            locked.fullScreenPop.isEnabled = false
            fixture.device.perform {
                fixture.top.addChild(inner)
                fixture.top.view.addSubview(inner.view)
                inner.didMove(toParent: fixture.top)
                inner.pushViewController(locked, animated: false)
            }
            fixture.device.settle()
            fixture.swipe()
            #expect(fixture.stack.count == (isComplete ? 2 : 1))
        }
    }

    // Fails when `IdleRule` does not look at the screens inside the one on top.
    @Test(
        "an outer swipe is refused while an inner stack's pop runs, wherever it lands", arguments: World.all,
        [300, 700] as [CGFloat])
    func duringInnerPop(world: World, y: CGFloat) {
        let fixture = NavigationFixture(world)
        let inner = FullScreenPopNavigationController(rootViewController: Screen("Inner 0"))
        inner.backSwipe.driver = world.driver
        fixture.device.perform {
            fixture.top.addChild(inner)
            inner.view.frame = CGRect(x: 0, y: 100, width: 390, height: 400)
            fixture.top.view.addSubview(inner.view)
            inner.didMove(toParent: fixture.top)
            inner.pushViewController(Screen("Inner 1"), animated: false)
        }
        fixture.device.settle()
        for isDriven in [true, false] {
            var first: Finger?
            if isDriven {
                first = fixture.finger(at: 150, 250).move(by: fixture.back(180), over: 0.2)
            } else {
                fixture.device.perform { inner.popViewController(animated: true) }
            }
            #expect(inner.transitionCoordinator != nil)
            fixture.finger(at: 60, y).move(by: fixture.back(250), over: 0.15).up()
            #expect(fixture.navigation.transitionCoordinator == nil)
            first?.move(by: fixture.back(60), over: 0.1).hold(for: 0.2).up()
            fixture.device.settle()
            #expect(fixture.stack.count == 2)
            #expect(inner.viewControllers.count == 1)
            #expect(!fixture.events.contains(.began))
            fixture.device.perform { inner.pushViewController(Screen("Inner 1"), animated: false) }
            fixture.device.settle()
        }
        fixture.swipe(y: 700)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `IdleRule` asks the screens below the one on top.
    @Test("what a lower screen presents in its own context does not hold a swipe back", arguments: World.all)
    func presentationBelow(world: World) {
        let fixture = NavigationFixture(world)
        let search = Screen("Search")
        search.modalPresentationStyle = .overCurrentContext
        fixture.device.perform { fixture.navigation.popViewController(animated: false) }
        fixture.screens[0].definesPresentationContext = true
        fixture.device.perform { fixture.screens[0].present(search, animated: false) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack.count == 1)
        fixture.device.perform { fixture.navigation.pushViewController(fixture.screens[1], animated: true) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(search.presentingViewController != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a push during a swipe waits until the swipe has ended", arguments: World.all, [230, 80] as [CGFloat])
    func pushDuringSwipe(world: World, distance: CGFloat) {
        let fixture = NavigationFixture(world)
        let next = Screen("Next")
        let finger = fixture.finger(at: 60).move(by: fixture.back(distance), over: 0.3)
        fixture.device.perform {
            fixture.navigation.pushViewController(next, animated: true)
            fixture.navigation.pushViewController(next, animated: true)
        }
        #expect(next.parent == nil)
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == (distance > 200 ? ["Screen 0", "Next"] : ["Screen 0", "Screen 1", "Next"]))
        #expect(next.appearances == ["willAppear", "didAppear"])
        #expect(fixture.device.faults.isEmpty)
        fixture.swipe()
        #expect(fixture.stack.last != "Next")
    }

    @Test("a new stack during a swipe waits until the swipe has ended", arguments: World.all)
    func replacementDuringSwipe(world: World) {
        let fixture = NavigationFixture(world)
        let finger = fixture.finger(at: 60).move(by: fixture.back(200), over: 0.3)
        fixture.device.perform { fixture.navigation.setViewControllers([Screen("A"), Screen("B")], animated: true) }
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["A", "B"])
        fixture.swipe()
        #expect(fixture.stack == ["A"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("VoiceOver's escape leaves a screen that hides its back button only if that can be swiped away")
    func escapeWithoutBackButton() {
        let fixture = NavigationFixture(World(system: .iOS18))
        fixture.top.navigationItem.hidesBackButton = true
        #expect(!fixture.navigation.accessibilityPerformEscape())
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.top.fullScreenPop.isEnabled = true
        #expect(fixture.navigation.accessibilityPerformEscape())
        fixture.device.settle()
        #expect(fixture.stack.count == 1)
    }

    @Test("VoiceOver's escape pops, asks the screen, and does nothing on the root", arguments: World.leftToRight)
    func escape(world: World) {
        let fixture = NavigationFixture(world)
        fixture.top.fullScreenPop.isEnabled = false
        fixture.top.fullScreenPop.shouldPop = .when { _ in false }
        #expect(fixture.navigation.accessibilityPerformEscape())
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.top.fullScreenPop.shouldPop = .always
        #expect(fixture.navigation.accessibilityPerformEscape())
        #expect(!fixture.navigation.accessibilityPerformEscape())
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(!fixture.navigation.accessibilityPerformEscape())
        #expect(fixture.events.isEmpty)
        #expect(fixture.device.faults.isEmpty)
    }
}

import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Other choices of navigation controllers")
struct NavigationChoiceTests {
    private func fixture(
        _ titles: [String], _ system: BehaviourProfile.System = .iOS18,
        _ choose: (inout BehaviourProfile.Navigation) -> Void
    ) -> LoggingNavigation {
        var profile = BehaviourProfile(system: system)
        choose(&profile.navigation)
        return LoggingNavigation(titles, profile: profile)
    }

    @Test("F2b a recognizer around the navigation controller waits for the edge pan, or not", arguments: [true, false])
    func around(waits: Bool) {
        let fixture = fixture(["A", "B"]) { $0.othersAroundWaitForEdgePan = waits }
        let press = UILongPressGestureRecognizer()
        let log = LoggingTarget().listen(to: press)
        fixture.device.window.addGestureRecognizer(press)
        let finger = fixture.device.finger().down(at: CGPoint(x: 5, y: 422)).hold(for: 0.8)
        finger.move(by: 300, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(log.states.isEmpty == waits)
        #expect(fixture.titles == (waits ? ["A"] : ["A", "B"]))
    }

    @Test("F2b a navigation controller in another one pops where recognizers around wait for the edge pan")
    func nested() {
        let fixture = fixture(["A", "B"]) { $0.othersAroundWaitForEdgePan = true }
        let inner = UINavigationController()
        inner.setViewControllers([LoggingScreen("C"), LoggingScreen("D")], animated: false)
        fixture.screens[1].addChild(inner)
        inner.view.frame = fixture.screens[1].view.bounds
        fixture.screens[1].view.addSubview(inner.view)
        inner.didMove(toParent: fixture.screens[1])
        fixture.drag(from: 5, by: 300)
        fixture.device.settle()
        #expect(inner.viewControllers.count + fixture.titles.count == 3)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "F7 a pop that interrupts a push begins with the screens at rest, or where they are",
        arguments: BehaviourProfile.Navigation.Interruption.allCases)
    func interruption(choice: BehaviourProfile.Navigation.Interruption) throws {
        let fixture = fixture(["A"], .iOS26) { $0.interruption = choice }
        let pushed = LoggingScreen("B")
        fixture.device.perform { fixture.navigation.pushViewController(pushed, animated: true) }
        fixture.device.advance(by: 0.175)
        let middle = try #require(pushed.view.layer.presentation()).position.x
        #expect(middle > 300 && middle < 500)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        let start = try #require(pushed.view.layer.presentation()).position.x
        #expect(abs(start - (choice == .atRest ? 195 : middle)) < 1)
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
        fixture.device.perform { fixture.navigation.pushViewController(LoggingScreen("C"), animated: true) }
        fixture.device.settle()
        #expect(fixture.titles == ["A", "C"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("F7 bars take touches during a push that can be interrupted, or not", arguments: [true, false])
    func bars(takeTouches: Bool) {
        let fixture = fixture(["A"], .iOS26) { $0.barsTakeTouchesInInterruptibleTransitions = takeTouches }
        fixture.device.perform { fixture.navigation.pushViewController(LoggingScreen("B"), animated: true) }
        fixture.device.advance(by: 0.1)
        let hit = fixture.device.window.hitTest(CGPoint(x: 195, y: 22), with: nil)
        #expect(hit?.isDescendant(of: fixture.navigation.navigationBar) == takeTouches)
    }

    @Test("F6 two of the system's recognizers pop once, or each of them pops", arguments: [true, false])
    func twins(oneAtATime: Bool) throws {
        let fixture = fixture(["A", "B", "C"], .iOS26) { $0.systemRecognizersPopOneAtATime = oneAtATime }
        let (edge, middle) = (fixture.device.finger(), fixture.device.finger())
        fixture.device.event {
            edge.down(at: CGPoint(x: 5, y: 300))
            middle.down(at: CGPoint(x: 200, y: 500))
        }
        for _ in 0..<12 {
            fixture.device.event {
                edge.move(by: 15, over: 0)
                middle.move(by: 15, over: 0)
            }
            fixture.device.advance(by: 1.0 / 60)
        }
        edge.up()
        middle.up()
        fixture.device.settle()
        #expect(fixture.device.faults.isEmpty == oneAtATime)
        if oneAtATime { #expect(fixture.titles == ["A", "B"]) }
    }

    @Test("F3 a pop that comes to nothing on the root leaves the next push waiting, or not", arguments: [true, false])
    func preparedPop(stays: Bool) {
        let fixture = fixture(["A"]) { $0.preparedPopsStay = stays }
        fixture.addFullScreenPan()
        fixture.drag(from: 80, by: 200)
        fixture.device.settle()
        fixture.device.perform { fixture.navigation.pushViewController(LoggingScreen("B"), animated: true) }
        fixture.device.settle()
        #expect((fixture.navigation.transitionCoordinator != nil) == stays)
    }

    @Test("F7 a back button that was held when a push began goes back, or not", arguments: [true, false])
    func heldBackButton(counts: Bool) {
        let fixture = fixture(["A", "B"]) { $0.heldBackButtonsCount = counts }
        let finger = fixture.device.finger().down(at: CGPoint(x: 30, y: 22))
        fixture.device.perform { fixture.navigation.pushViewController(LoggingScreen("C"), animated: true) }
        fixture.device.advance(by: 0.1)
        finger.up()
        fixture.device.settle()
        #expect(fixture.titles == (counts ? ["A", "B"] : ["A", "B", "C"]))
        #expect(fixture.device.faults.isEmpty == !counts)
    }

    @Test("F7 the selected tab pops a stack that is changing to its root, or not", arguments: [true, false])
    func selectedTab(pops: Bool) {
        let device = HeadlessDevice()
        device.runtime.profile.navigation.tabsPopChangingStacks = pops
        let navigation = UINavigationController(rootViewController: LoggingScreen("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, LoggingScreen("Z")]
        device.window.rootViewController = tabs
        device.advance(by: 0.1)
        device.perform { navigation.pushViewController(LoggingScreen("B"), animated: true) }
        device.advance(by: 0.1)
        device.finger().down(at: CGPoint(x: 90, y: 820)).up()
        device.settle()
        #expect(navigation.viewControllers.count == (pops ? 1 : 2))
        #expect(device.faults.isEmpty == !pops)
    }

    @Test("A search that is active ends when its screen is popped, or stays presented on it", arguments: [true, false])
    func search(ends: Bool) {
        let fixture = fixture(["A", "B"]) { $0.searchesEndWithTheirScreen = ends }
        let search = UISearchController(searchResultsController: nil)
        fixture.screens[1].definesPresentationContext = true
        fixture.screens[1].navigationItem.searchController = search
        fixture.device.perform { search.isActive = true }
        fixture.device.settle()
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        #expect(search.isActive == !ends)
        #expect(search.viewIfLoaded?.window == nil)
        fixture.device.perform { fixture.navigation.pushViewController(fixture.screens[1], animated: true) }
        fixture.device.settle()
        #expect((search.viewIfLoaded?.window != nil) == !ends)
        #expect(fixture.device.faults.isEmpty)
    }
}

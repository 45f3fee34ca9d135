import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PushOnAppearanceTests {
    /// Goes on as soon as it has appeared, once.
    private final class HastyScreen: LoggingScreen {
        var goOn: (UINavigationController) -> Void = { _ in }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let goOn = goOn
            self.goOn = { _ in }
            if let navigationController { goOn(navigationController) }
        }
        override func didMove(toParent parent: UIViewController?) {
            log.add("\(title ?? "?").didMove \(parent != nil)")
        }
    }

    @Test("F7 a root that pushes in viewDidAppear does nothing wrong")
    func root() {
        let device = HeadlessDevice()
        let log = CallLog()
        let (root, next) = (HastyScreen("A", log), HastyScreen("B", log))
        root.goOn = { $0.pushViewController(next, animated: true) }
        let navigation = UINavigationController(rootViewController: root)
        let delegate = RecordingNavigationDelegate(log)
        navigation.delegate = delegate
        device.window.rootViewController = navigation
        #expect(navigation.transitionCoordinator != nil)
        device.settle()
        #expect(navigation.viewControllers == [root, next])
        #expect(next.view.window != nil && root.view.window == nil)
        #expect(
            log.entries.filter { $0.hasPrefix("B") || $0.contains("didShow") }.suffix(4) == [
                "B.willAppear", "B.didAppear", "B.didMove true", "didShow B",
            ])
        #expect(device.faults.isEmpty)
    }

    @Test("F7 a pushed screen that pushes, pops or replaces the stack in viewDidAppear does nothing wrong")
    func pushed() {
        let courses: [(titles: [String], goOn: (UINavigationController) -> Void)] = [
            (["A", "B", "C"], { $0.pushViewController(LoggingScreen("C"), animated: true) }),
            (["A"], { $0.popViewController(animated: true) }),
            (["C"], { $0.setViewControllers([LoggingScreen("C")], animated: true) }),
            (["A", "C"], { $0.setViewControllers([$0.viewControllers[0], LoggingScreen("C")], animated: false) }),
        ]
        for course in courses {
            let fixture = LoggingNavigation(["A"])
            let delegate = RecordingNavigationDelegate(fixture.log)
            fixture.navigation.delegate = delegate
            let hasty = HastyScreen("B", fixture.log)
            hasty.goOn = course.goOn
            fixture.navigation.pushViewController(hasty, animated: true)
            fixture.device.advance(by: 0.4)
            fixture.device.settle()
            #expect(fixture.titles == course.titles)
            #expect(fixture.navigation.topViewController?.view.window != nil)
            #expect(fixture.navigation.children == fixture.navigation.viewControllers)
            #expect(
                fixture.log.entries.filter { $0 == "B.didMove false" }.count == (course.titles.contains("B") ? 0 : 1))
            #expect(fixture.log.entries.last?.hasPrefix("didShow \(course.titles.last ?? "")") == true)
            #expect(hasty.isMovingToParent == false && hasty.isMovingFromParent == false)
            #expect(fixture.device.faults.isEmpty)
        }
    }
}

import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ContainmentTests {
    let log = CallLog()

    @Test("G4 a child appears with its parent: will after it, did before it")
    func childOrder() {
        let device = HeadlessDevice()
        let parent = LoggingScreen("P", log)
        let child = LoggingScreen("C", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(log.entries.isEmpty)
        device.window.rootViewController = parent
        #expect(log.entries == ["P.willAppear", "C.willAppear", "C.didAppear", "P.didAppear"])
        log.clear()
        device.window.rootViewController = nil
        #expect(log.entries == ["P.willDisappear", "C.willDisappear", "C.didDisappear", "P.didDisappear"])
        #expect(device.faults.isEmpty)
    }

    @Test("G4 a child whose view is added to or taken from a screen that is shown appears and disappears at once")
    func addedLater() {
        let device = HeadlessDevice()
        let parent = LoggingScreen("P", log)
        device.window.rootViewController = parent
        log.clear()
        let child = LoggingScreen("C", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(log.entries == ["C.willAppear", "C.didAppear"])
        log.clear()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.entries == ["C.willDisappear", "C.didDisappear"])
        #expect(device.faults.isEmpty)
    }

    @Test("G4 a parent that forwards by itself decides when its children appear")
    func ownForwarding() {
        final class ForwardingScreen: LoggingScreen {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let device = HeadlessDevice()
        let parent = ForwardingScreen("P", log)
        let child = LoggingScreen("C", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        device.window.rootViewController = parent
        #expect(log.entries == ["P.willAppear", "P.didAppear"])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(log.entries.suffix(2) == ["C.willAppear", "C.didAppear"])
        #expect(device.faults.isEmpty)
    }

    @Test("G4 viewIsAppearing comes once, in the window, between will and did")
    func isAppearing() {
        final class PlacedScreen: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will \(view.window != nil)") }
            override func viewIsAppearing(_ animated: Bool) { calls.append("is \(view.window != nil)") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        }
        for animated in [true, false] {
            let fixture = LoggingNavigation(["A"])
            let screen = PlacedScreen()
            fixture.navigation.pushViewController(screen, animated: animated)
            fixture.device.settle()
            #expect(screen.calls == ["will false", "is true", "did"])
        }
    }

    @Test("G4 the view is loaded when it is asked for, once")
    func loading() {
        final class LoadingScreen: UIViewController {
            var loads = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                loads += 1
            }
        }
        let device = HeadlessDevice()
        let screen = LoadingScreen()
        #expect(!screen.isViewLoaded)
        #expect(screen.viewIfLoaded == nil)
        device.window.rootViewController = screen
        _ = screen.view
        #expect(screen.loads == 1)
        #expect(screen.view.next === screen)
        #expect(screen.next === device.window)
    }

    @Test("G4 a tab bar controller shows one of its screens, and tells those that come and go, the new one first")
    func tabs() {
        let device = HeadlessDevice()
        let tabs = UITabBarController()
        let first = LoggingScreen("1", log)
        let second = LoggingScreen("2", log)
        tabs.viewControllers = [first, second]
        device.window.rootViewController = tabs
        device.advance(by: 0.1)
        #expect(log.entries == ["1.willAppear", "1.didAppear"])
        log.clear()
        device.finger().down(at: CGPoint(x: 300, y: 820)).up()
        #expect(tabs.selectedIndex == 1)
        #expect(log.entries == ["2.willAppear", "1.willDisappear", "1.didDisappear", "2.didAppear"])
        #expect(second.view.safeAreaInsets.bottom == 49)
        #expect(second.tabBarController === tabs)
        #expect(device.faults.isEmpty)
    }

    @Test("G4 the tab bar goes with a screen that hides it, and comes back with a cancelled pop undone")
    func hidesBottomBar() {
        let device = HeadlessDevice()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: LoggingScreen("A"))
        tabs.viewControllers = [navigation]
        device.window.rootViewController = tabs
        device.advance(by: 0.1)
        #expect(tabs.tabBar.frame.minY == 795)
        let covering = LoggingScreen("B")
        covering.hidesBottomBarWhenPushed = true
        navigation.pushViewController(covering, animated: true)
        device.settle()
        #expect(tabs.tabBar.frame.minY == 844)
        let finger = device.finger()
        finger.down(at: CGPoint(x: 5, y: 422)).move(by: 100, over: 0.3).hold(for: 0.2).up()
        device.settle()
        #expect(tabs.tabBar.frame.minY == 844)
        finger.down(at: CGPoint(x: 5, y: 422)).move(by: 300, over: 0.3).up()
        device.settle()
        #expect(tabs.tabBar.frame.minY == 795)
    }

    @Test(
        "G4 the tab bar lies where the selected tab wants it, whatever a transition of another tab has come to",
        arguments: [true, false])
    func barAfterTabSwitch(cancels: Bool) {
        let device = HeadlessDevice()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: LoggingScreen("A"))
        tabs.viewControllers = [navigation, LoggingScreen("Z")]
        device.window.rootViewController = tabs
        device.advance(by: 0.1)
        let covering = LoggingScreen("B")
        covering.hidesBottomBarWhenPushed = true
        if cancels {
            navigation.pushViewController(covering, animated: false)
            device.advance(by: 0.1)
            let finger = device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 100, over: 0.2)
            tabs.selectedIndex = 1
            finger.hold(for: 0.2).up()
        } else {
            navigation.pushViewController(covering, animated: true)
            device.advance(by: 0.1)
            tabs.selectedIndex = 1
        }
        device.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(tabs.tabBar.frame.minY == 795)
        tabs.selectedIndex = 0
        device.settle()
        #expect(tabs.tabBar.frame.minY == 844)
        #expect(device.faults.isEmpty)
    }

    @Test("A5 the view of a navigation or tab bar controller is of the class that recipes look for")
    func containerClass() {
        for controller in [UINavigationController(), UITabBarController()] {
            #expect(String(describing: type(of: controller.view!)) == "UILayoutContainerView")
        }
    }

    @Test("A memory warning reaches every controller that is shown, covered or beside, and those who listen")
    func memoryWarning() {
        final class ThriftyScreen: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                warnings += 1
            }
        }
        let device = HeadlessDevice()
        let screens = (0..<4).map { _ in ThriftyScreen() }
        let navigation = UINavigationController()
        navigation.viewControllers = [screens[0], screens[1]]
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, screens[2]]
        device.window.rootViewController = tabs
        tabs.present(screens[3], animated: false)
        nonisolated(unsafe) var heard = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared, queue: nil
        ) { _ in heard += 1 }
        device.warnOfMemory()
        NotificationCenter.default.removeObserver(observer)
        #expect(screens.map(\.warnings) == [1, 1, 1, 1])
        #expect(heard == 1)
    }
}

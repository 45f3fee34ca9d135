import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct TapsDuringPushTests {
    let device = HeadlessDevice()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: LoggingScreen("A"))

    init() {
        tabs.viewControllers = [navigation, LoggingScreen("Z")]
        device.window.rootViewController = tabs
        navigation.pushViewController(LoggingScreen("B"), animated: false)
        device.advance(by: 0.1)
    }

    private var titles: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

    @Test("F7 the selected tab pops nothing that is tapped during a push")
    func selectedTab() {
        navigation.pushViewController(LoggingScreen("C"), animated: true)
        device.advance(by: 0.1)
        device.finger().down(at: CGPoint(x: 90, y: 820)).up()
        device.settle()
        #expect(titles == ["A", "B", "C"])
        device.finger().down(at: CGPoint(x: 90, y: 820)).up()
        device.settle()
        #expect(titles == ["A"])
        #expect(device.faults.isEmpty)
    }

    @Test("F7 a back button pops nothing that was held when a push began", arguments: [false, true])
    func backButton(isInterruptible: Bool) {
        let delegate = AnimatingNavigationDelegate()
        if isInterruptible {
            delegate.animator = InterruptibleAnimator()
            delegate.interaction = UIPercentDrivenInteractiveTransition()
            navigation.delegate = delegate
        }
        let finger = device.finger().down(at: CGPoint(x: 30, y: 22))
        navigation.pushViewController(LoggingScreen("C"), animated: true)
        device.advance(by: 0.1)
        finger.up()
        device.advance(by: 0.1)
        (delegate.interaction as? UIPercentDrivenInteractiveTransition)?.finish()
        device.settle()
        #expect(titles == ["A", "B", "C"])
        #expect(device.faults.isEmpty)
        navigation.delegate = nil
        device.finger().down(at: CGPoint(x: 30, y: 22)).up()
        device.settle()
        #expect(titles == ["A", "B"])
    }

    @Test("F7 VoiceOver's gesture pops nothing during a push")
    func escape() {
        navigation.pushViewController(LoggingScreen("C"), animated: true)
        device.advance(by: 0.1)
        #expect(!navigation.accessibilityPerformEscape())
        device.settle()
        #expect(titles == ["A", "B", "C"])
        #expect(navigation.accessibilityPerformEscape())
        device.settle()
        #expect(titles == ["A", "B"])
        #expect(device.faults.isEmpty)
    }

    @Test("F7 on iOS 26 a back button goes back that comes with a push and is tapped during it")
    func backButtonOfPushed() {
        device.runtime.profile = BehaviourProfile(system: .iOS26)
        let navigation = UINavigationController(rootViewController: LoggingScreen("A"))
        device.window.rootViewController = navigation
        navigation.pushViewController(LoggingScreen("B"), animated: false)
        device.advance(by: 0.1)
        navigation.pushViewController(LoggingScreen("C"), animated: true)
        device.advance(by: 0.15)
        device.finger().down(at: CGPoint(x: 30, y: 22)).up()
        #expect(navigation.viewControllers.count == 2)
        device.settle()
        #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
        #expect(device.faults.isEmpty)
        #expect(navigation.viewControllers.last?.view.window != nil)
    }
}

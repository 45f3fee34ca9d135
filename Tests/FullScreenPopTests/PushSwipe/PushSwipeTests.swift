import FullScreenPop
import GestureArbitration
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("A pull that pushes the next screen") @MainActor
struct PushSwipeTests {
    @MainActor
    private final class Setting {
        let fixture: NavigationFixture
        private(set) var events: [SwipeEvent] = []
        private(set) var progress: [CGFloat] = []

        init(_ configuration: TestConfiguration, depth: Int = 2, next: NextScreen? = NextScreen { _ in Screen("Next") })
        {
            fixture = NavigationFixture(configuration, depth: depth)
            fixture.top.fullScreenPop.nextScreen = next
            fixture.navigation.backSwipe.pushSwipe.onEvent = { [unowned self] event in
                if case .progress(let value) = event { progress.append(value) } else { events.append(event) }
            }
        }

        /// Pulls from trailing to leading, by a finger that stops before it is lifted.
        func pull(by distance: CGFloat = 300) {
            fixture.finger(at: 370).move(by: fixture.back(-distance), over: 0.3).hold(for: 0.2).up()
            fixture.device.settle()
        }
    }

    @Test("the next screen follows the finger, and events tell of it", arguments: TestConfiguration.all)
    func pushes(configuration: TestConfiguration) {
        let setting = Setting(configuration)
        setting.pull()
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1", "Next"])
        #expect(setting.events == [.began, .finished])
        #expect(setting.progress == setting.progress.sorted() && setting.progress.count > 10)
        #expect(setting.fixture.events.isEmpty)
        setting.fixture.swipe()
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1"])
        #expect(setting.fixture.device.faults.isEmpty)
    }

    @Test(
        "it pushes nothing where it is switched off, whatever the swipe back may do",
        arguments: TestConfiguration.leftToRight)
    func disabled(configuration: TestConfiguration) {
        let setting = Setting(configuration)
        let backSwipe = setting.fixture.navigation.backSwipe
        backSwipe.pushSwipe.isEnabled = false
        setting.pull()
        #expect(setting.fixture.stack.count == 2 && setting.events.isEmpty)
        backSwipe.pushSwipe.isEnabled = true
        backSwipe.isEnabled = false
        setting.pull()
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1", "Next"])
    }

    @Test("a closure of the defaults for another class is as none", arguments: TestConfiguration.leftToRight)
    func defaultsForOtherClass(configuration: TestConfiguration) {
        final class Inbox: UIViewController {}
        let setting = Setting(configuration, next: nil)
        setting.fixture.navigation.backSwipe.defaults.nextScreen = NextScreen { (_: Inbox) in Screen("Next") }
        setting.pull()
        #expect(setting.fixture.stack.count == 2 && setting.events.isEmpty)
        setting.fixture.device.perform { setting.fixture.navigation.pushViewController(Inbox(), animated: false) }
        setting.pull()
        #expect(setting.fixture.stack.last == "Next" && setting.events == [.began, .finished])
    }

    // Fails when the closure is trusted to leave the stack as it is.
    @Test(
        "an app that pops when it is asked for the next screen gets no push into that pop",
        arguments: TestConfiguration.all)
    func popsWhenAsked(configuration: TestConfiguration) {
        let setting = Setting(configuration)
        let navigation = setting.fixture.navigation
        setting.fixture.top.fullScreenPop.nextScreen = NextScreen { [weak navigation] _ in
            navigation?.popViewController(animated: true)
            return Screen("Next")
        }
        setting.pull()
        #expect(setting.fixture.stack == ["Screen 0"])
        #expect(setting.events == [.refused(SwipeRefusal(rule: "screen", reason: .screenReplaced))])
        #expect(setting.fixture.device.faults.isEmpty)
    }

    @Test(
        "what the app pops during a pull is the screen that it pulls over, which then goes alone or at once",
        arguments: TestConfiguration.all, [300.0, 60])
    func poppedMeanwhile(configuration: TestConfiguration, distance: CGFloat) {
        let setting = Setting(configuration)
        let navigation = setting.fixture.navigation
        let finger = setting.fixture.finger(at: 370).move(by: setting.fixture.back(-distance), over: 0.3)
        setting.fixture.device.perform { navigation.popViewController(animated: true) }
        finger.hold(for: 0.2).up()
        setting.fixture.device.settle()
        #expect(setting.fixture.stack == (distance == 300 ? ["Screen 0", "Next"] : ["Screen 0"]))
        #expect(setting.events == [.began, distance == 300 ? .finished : .cancelled])
        #expect(setting.fixture.device.faults.isEmpty)
    }

    @Test("a pull that is taken back leaves nothing behind", arguments: TestConfiguration.all)
    func takenBack(configuration: TestConfiguration) {
        weak var made: UIViewController?
        let setting = Setting(
            configuration,
            next: NextScreen { _ in
                let screen = Screen("Next")
                made = screen
                return screen
            })
        let subviews = setting.fixture.navigation.view.subviews
        setting.pull(by: 120)
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1"])
        #expect(setting.events == [.began, .cancelled])
        #expect(setting.fixture.navigation.view.subviews == subviews)
        #expect(!setting.fixture.navigation.backSwipe.isTransitioning)
        setting.fixture.device.advance(by: 1)
        #expect(made == nil)
        #expect(setting.fixture.device.faults.isEmpty)
        setting.pull()
        #expect(setting.events == [.began, .cancelled, .began, .finished])
    }

    @Test("the screen that moves is the one that is pushed", arguments: TestConfiguration.all, [230, 80] as [CGFloat])
    func movingScreen(configuration: TestConfiguration, distance: CGFloat) {
        let next = Screen("Next")
        let setting = Setting(configuration, next: NextScreen { _ in next })
        let backSwipe = setting.fixture.navigation.backSwipe
        var screens: [UIViewController?] = []
        backSwipe.pushSwipe.onEvent = { [unowned backSwipe] _ in screens.append(backSwipe.movingScreen) }
        setting.pull(by: distance)
        #expect(screens.count > 3)
        #expect(screens.allSatisfy { $0 === next })
        #expect(backSwipe.movingScreen == nil)
    }

    @Test("one whose animator completes at once has its events, too", arguments: TestConfiguration.all)
    func completedAtOnce(configuration: TestConfiguration) {
        let setting = Setting(configuration)
        let delegate = AnimatorDelegate(.push) { AppAnimator { _, isOver in isOver() } }
        setting.fixture.navigation.delegate = delegate
        setting.pull()
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1", "Next"])
        #expect(setting.events == [.began, .finished])
        #expect(!setting.fixture.navigation.backSwipe.isTransitioning)
        #expect(setting.fixture.device.faults.isEmpty)
    }

    // Fails when a trigger that is removed leaves a transition to the finger that has taken it up.
    @Test(
        "one that another finger has taken up ends when the back swipe is uninstalled", arguments: TestConfiguration.all
    )
    func uninstalledWhenTakenUp(configuration: TestConfiguration) {
        let setting = Setting(configuration)
        let backSwipe = setting.fixture.navigation.backSwipe
        backSwipe.defaults.transition = .slide.timing(.linear(1))
        setting.fixture.finger(at: 370).move(by: setting.fixture.back(-250), over: 0.3).up()
        setting.fixture.device.advance(by: 0.1)
        let second = setting.fixture.finger(at: 60)
        second.move(by: setting.fixture.back(60), over: 0.1)
        #expect(backSwipe.isTransitioning)
        setting.fixture.device.perform { backSwipe.uninstall() }
        second.move(by: setting.fixture.back(-150), over: 0.2)
        setting.fixture.device.advance(by: 1.5)
        #expect(setting.events == [.began, .cancelled])
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1"])
        second.up()
        setting.fixture.device.settle()
        #expect(setting.fixture.device.faults.isEmpty)
    }

    @Test("the app may push the screen meanwhile that comes already", arguments: TestConfiguration.all, [100.0, 300])
    func pushedMeanwhile(configuration: TestConfiguration, distance: CGFloat) {
        let next = Screen("Next")
        let setting = Setting(configuration, next: NextScreen { _ in next })
        let fixture = setting.fixture
        let finger = fixture.finger(at: 370).move(by: fixture.back(-distance / 2), over: 0.2)
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        finger.move(by: fixture.back(-distance / 2), over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "Next"])
        #expect(fixture.device.faults.isEmpty)
        #expect(setting.events == [.began, distance < 200 ? .cancelled : .finished])
    }

    @Test("the screen on top is handed to the closure, in its own class")
    func handsScreen() {
        let setting = Setting(
            TestConfiguration(system: .iOS18),
            next: NextScreen { (screen: Screen) in Screen("After \(screen.title ?? "")") })
        setting.pull()
        #expect(setting.fixture.stack.last == "After Screen 1")
    }

    @Test("a closure that returns nothing, or a screen of the stack, refuses", arguments: TestConfiguration.leftToRight)
    func noScreen(configuration: TestConfiguration) {
        let setting = Setting(configuration, next: NextScreen { _ in nil })
        setting.pull()
        let refused = SwipeEvent.refused(SwipeRefusal(rule: "nextScreen", reason: .noNextScreen))
        #expect(setting.events == [refused])
        let home = setting.fixture.below
        setting.fixture.top.fullScreenPop.nextScreen = NextScreen { [weak home] _ in home }
        setting.pull()
        #expect(setting.events == [refused, refused])
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1"])
        #expect(setting.fixture.device.faults.isEmpty)
    }

    @Test("a screen with nothing to push adds no recognizer, and later a pull there is not refused")
    func nothingToPush() {
        let setting = Setting(TestConfiguration(system: .iOS18), next: nil)
        let recognizers = setting.fixture.navigation.view.gestureRecognizers ?? []
        #expect(!recognizers.contains { $0.name == "FullScreenPop.push" })
        setting.fixture.top.fullScreenPop.nextScreen = NextScreen { _ in Screen("Next") }
        setting.fixture.top.fullScreenPop.nextScreen = nil
        setting.pull()
        #expect(setting.events.isEmpty)
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1"])
    }

    @Test("the default of a stack applies to every screen", arguments: TestConfiguration.leftToRight)
    func defaults(configuration: TestConfiguration) {
        let setting = Setting(configuration, next: nil)
        var count = 0
        setting.fixture.navigation.backSwipe.defaults.nextScreen = NextScreen { _ in
            count += 1
            return Screen("Next \(count)")
        }
        setting.pull()
        setting.pull()
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1", "Next 1", "Next 2"])
        #expect(setting.fixture.device.faults.isEmpty)
    }

    @Test("rules of the app's own refuse", arguments: TestConfiguration.all)
    func ownRule(configuration: TestConfiguration) {
        let setting = Setting(configuration)
        setting.fixture.navigation.backSwipe.pushSwipe.arbiter.rules
            .insert(.when("Busy") { _ in .deny("the list is loading") }, at: 0)
        setting.pull()
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1"])
        #expect(setting.events == [.refused(SwipeRefusal(rule: "Busy", reason: "the list is loading"))])
    }

    // Fails without the look for inner navigation controllers in `NextScreenRule`.
    @Test("a pull in an inner stack that has a next screen belongs to that", arguments: TestConfiguration.leftToRight)
    func innerStack(configuration: TestConfiguration) {
        let setting = Setting(configuration)
        let inner = setting.fixture.addInnerNavigation(driver: configuration.driver)
        setting.fixture.device.perform {
            inner.topViewController?.fullScreenPop.nextScreen = NextScreen { _ in Screen("Inner 2") }
        }
        setting.pull()
        #expect(inner.viewControllers.last?.title == "Inner 2")
        setting.fixture.device.perform {
            inner.topViewController?.fullScreenPop.nextScreen = NextScreen { _ in Screen("Inner 3") }
            BackSwipe.installed(on: inner)?.pushSwipe.arbiter.rules
                .insert(.when("Busy") { _ in .deny("the list is loading") }, at: 0)
        }
        setting.pull()
        #expect(inner.viewControllers.last?.title == "Inner 2")
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1"])
        setting.fixture.device.perform { inner.topViewController?.fullScreenPop.nextScreen = nil }
        setting.pull()
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1", "Next"])
        #expect(setting.fixture.device.faults.isEmpty)
    }

    // Fails when the arbiter of a `PushSwipe` does not require that nothing runs.
    @Test("no pull begins during a push or pop, nor under a modal", arguments: TestConfiguration.leftToRight)
    func busy(configuration: TestConfiguration) {
        let setting = Setting(configuration)
        setting.fixture.device.perform { setting.fixture.top.present(Screen("Modal"), animated: false) }
        setting.fixture.device.settle()
        setting.pull()
        setting.fixture.device.perform { setting.fixture.top.dismiss(animated: false) }
        setting.fixture.device.settle()
        let busyAnimator = Screen("Pushed")
        busyAnimator.fullScreenPop.nextScreen = NextScreen { _ in Screen("Never") }
        setting.fixture.device.perform { setting.fixture.navigation.pushViewController(busyAnimator, animated: true) }
        setting.fixture.device.advance(by: 0.05)
        setting.fixture.finger(at: 370).move(by: -200, over: 0.1).up()
        setting.fixture.device.settle()
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1", "Pushed"])
        #expect(setting.fixture.device.faults.isEmpty)
    }

    @Test(
        "an uninstalled back swipe takes the pull with it, and cancels one that is led",
        arguments: TestConfiguration.leftToRight)
    func uninstalled(configuration: TestConfiguration) {
        let setting = Setting(configuration)
        let navigation = setting.fixture.navigation
        let finger = setting.fixture.finger(at: 370).move(by: -250, over: 0.3)
        #expect(setting.fixture.stack.count == 3)
        setting.fixture.device.perform { navigation.backSwipe.uninstall() }
        finger.hold(for: 0.2).up()
        setting.fixture.device.settle()
        #expect(setting.fixture.stack == ["Screen 0", "Screen 1"])
        #expect(navigation.view.gestureRecognizers?.contains { $0.name == "FullScreenPop.push" } == false)
        #expect(setting.fixture.device.faults.isEmpty)
    }

    @Test("a navigation controller with pulls is released", arguments: TestConfiguration.leftToRight)
    func released(configuration: TestConfiguration) {
        weak var navigation: UINavigationController?
        do {
            let setting = Setting(configuration)
            navigation = setting.fixture.navigation
            setting.pull()
            setting.fixture.device.perform { setting.fixture.device.window.rootViewController = nil }
            setting.fixture.device.settle()
        }
        #expect(navigation == nil)
    }

    // Fails when the touches of other fingers are cancelled before it is known whether a screen is pushed.
    @Test("a pull that pushes nothing leaves a button to the finger on it", arguments: TestConfiguration.systems)
    func buttonBesideRefusedPull(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.nextScreen = NextScreen { _ in nil }
        let button = UIButton(frame: CGRect(x: fixture.point(50, 0).x - 40, y: 680, width: 80, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        fixture.top.view.addSubview(button)
        let thumb = fixture.finger(at: 50, 700)
        fixture.finger(at: 350, 300).move(by: fixture.back(-200), over: 0.2).up()
        #expect(button.isTracking)
        thumb.up()
        fixture.device.settle()
        #expect(taps == 1)
    }
}

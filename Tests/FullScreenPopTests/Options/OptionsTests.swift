import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Options of a screen") @MainActor
struct OptionsTests {
    @Test("a screen's options are nil at first")
    func empty() {
        let options = Screen("Any").fullScreenPop
        #expect(options.isEnabled == nil)
        #expect(options.startRegion == nil)
        #expect(options.hidesNavigationBar == nil)
        #expect(options.shouldPop == nil)
    }

    @Test("each screen keeps its own options")
    func kept() {
        let screen = Screen("Any")
        screen.fullScreenPop.isEnabled = false
        screen.fullScreenPop.startRegion = .within(80)
        #expect(screen.fullScreenPop.isEnabled == false)
        #expect(screen.fullScreenPop.startRegion == .within(80))
        #expect(Screen("Other").fullScreenPop.isEnabled == nil)
    }

    @Test("A disabled screen is popped by no recognizer, wherever the swipe begins", arguments: TestConfiguration.all)
    func disabled(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.top.fullScreenPop.isEnabled = false
        for x in [3, 15, 25, 150, 300] as [CGFloat] { fixture.swipe(from: x) }
        #expect(fixture.stack.count == 3)
        #expect(fixture.refusals.map(\.reason) == Array(repeating: .screenDisabled, count: 5))
        #expect(fixture.milestones.count == 5)
    }

    @Test("A disabled stack is popped by no recognizer, whatever its screens say", arguments: TestConfiguration.all)
    func disabledStack(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.top.fullScreenPop.isEnabled = true
        fixture.navigation.backSwipe.isEnabled = false
        for x in [3, 150] as [CGFloat] { fixture.swipe(from: x) }
        #expect(fixture.stack.count == 3)
        #expect(fixture.refusals.map(\.reason) == [.stackDisabled, .stackDisabled])
        fixture.navigation.backSwipe.isEnabled = true
        fixture.swipe()
        #expect(fixture.stack.count == 2)
    }

    @Test(
        "The screen below a disabled one is swiped back without anything being restored",
        arguments: TestConfiguration.all)
    func restored(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.top.fullScreenPop.isEnabled = false
        fixture.swipe()
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a screen whose start region is the leading edge is popped from there and from nowhere else",
        arguments: TestConfiguration.all)
    func leadingEdge(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.startRegion = .leadingEdge
        fixture.swipe(from: 35, by: 300)
        #expect(fixture.refusals.map(\.reason) == [.outsideStartRegion])
        fixture.swipe(from: 25, by: 300)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("a swipe from inside the start region pops", arguments: TestConfiguration.all, [10, 119] as [CGFloat])
    func insideRegion(configuration: TestConfiguration, x: CGFloat) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.startRegion = .within(120)
        fixture.swipe(from: x, by: 260)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a swipe from outside the start region is refused", arguments: TestConfiguration.all, [121, 380] as [CGFloat])
    func outsideRegion(configuration: TestConfiguration, x: CGFloat) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.startRegion = .within(120)
        fixture.swipe(from: x, by: 260)
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones == [.refused(SwipeRefusal(rule: "ScreenOptionsRule", reason: .outsideStartRegion))])
    }

    @Test(
        "the navigation controller's defaults decide what a screen leaves open",
        arguments: TestConfiguration.leftToRight)
    func defaults(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3) { $0.backSwipe.defaults.startRegion = .leadingEdge }
        fixture.swipe(from: 150)
        #expect(fixture.stack.count == 3)
        fixture.top.fullScreenPop.startRegion = .anywhere
        fixture.swipe(from: 150)
        #expect(fixture.stack.count == 2)
        fixture.swipe(from: 150)
        #expect(fixture.stack.count == 2)
    }

    @Test("the start region of the defaults applies where a screen sets none", arguments: TestConfiguration.leftToRight)
    func defaultRegion(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.navigation.backSwipe.defaults.startRegion = .within(100)
        fixture.swipe(from: 150)
        #expect(fixture.refusals.map(\.reason) == [.outsideStartRegion])
        fixture.top.fullScreenPop.startRegion = .anywhere
        fixture.swipe(from: 150)
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
    }

    @Test("Options that change during a swipe apply to the next one", arguments: TestConfiguration.all)
    func changedDuringSwipe(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let finger = fixture.finger(at: 60).move(by: fixture.back(150), over: 0.2)
        for screen in fixture.screens { screen.fullScreenPop.isEnabled = false }
        fixture.navigation.backSwipe.defaults.startRegion = .within(0)
        finger.move(by: fixture.back(120), over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones.prefix(2) == [.began, .finished])
        #expect(fixture.refusals.map(\.reason) == [.screenDisabled])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "The driver may be changed during a swipe", arguments: TestConfiguration.leftToRight, PopDriver.allCases)
    func driverChangedDuringSwipe(configuration: TestConfiguration, driver: PopDriver) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let finger = fixture.finger(at: 60).move(by: 150, over: 0.2)
        fixture.navigation.backSwipe.driver = driver
        fixture.navigation.backSwipe.usesPublicInterfacesOnly = true
        finger.move(by: 120, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished, .began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when that is asked only before a swipe begins.
    @Test(
        "a swipe is cancelled if the app disables UIKit's recognizer in its middle", arguments: TestConfiguration.all,
        [5, 100] as [CGFloat])
    func systemRecognizerDisabledMeanwhile(configuration: TestConfiguration, x: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: x).move(by: fixture.back(250), over: 0.25)
        fixture.device.perform { fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false }
        finger.move(by: fixture.back(20), over: 0.05).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones == [.began, .cancelled])
        fixture.device.perform { fixture.navigation.interactivePopGestureRecognizer?.isEnabled = true }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("an app that disables interactivePopGestureRecognizer disables all swipes", arguments: TestConfiguration.all)
    func systemSwitch(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
        fixture.swipe(from: 5, by: 300)
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.systemRecognizerDisabled, .systemRecognizerDisabled])
        fixture.navigation.interactivePopGestureRecognizer?.isEnabled = true
        fixture.swipe(from: 5, by: 300)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "an app may put a delegate of its own on interactivePopGestureRecognizer",
        arguments: TestConfiguration.leftToRight)
    func systemDelegate(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let delegate = EagerDelegate()
        fixture.navigation.interactivePopGestureRecognizer?.delegate = delegate
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        fixture.screens[1].fullScreenPop.isEnabled = false
        fixture.swipe(from: 5, by: 300)
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }
}

/// Lets everything begin: what apps use to get the edge swipe back on screens without a bar.
private final class EagerDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

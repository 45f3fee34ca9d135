import FullScreenPop
import GestureArbitration
@_spi(Headless) import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("The app's tab bar delegate beside a tab swipe") @MainActor
struct TabDelegateTests {
    @Test("is asked before a swipe and told when it has finished", arguments: TestConfiguration.systems)
    func calls(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let finger = fixture.finger().move(by: fixture.back(-250), over: 0.3).hold(for: 0.2)
        #expect(fixture.delegate.calls == ["shouldSelect Tab 2"])
        finger.up()
        fixture.device.settle()
        #expect(fixture.delegate.calls == ["shouldSelect Tab 2", "didSelect Tab 2"])
    }

    @Test("is asked and told for taps as before", arguments: TestConfiguration.systems)
    func taps(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.tap(2)
        #expect(fixture.delegate.calls == ["shouldSelect Tab 2", "didSelect Tab 2"])
        fixture.delegate.allowsSelection = false
        fixture.tap(0)
        #expect(fixture.delegate.calls.last == "shouldSelect Tab 0")
        #expect(fixture.tabs.selectedIndex == 2)
    }

    @Test("can refuse a swipe, which then moves nothing", arguments: TestConfiguration.systems)
    func refusal(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.delegate.allowsSelection = false
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.delegate.calls == ["shouldSelect Tab 2"])
        #expect(
            fixture.milestones == [
                .refused(SwipeRefusal(rule: "tabBarController(_:shouldSelect:)", reason: .selectionRefused))
            ])
        #expect(fixture.screens[1].appearances == [])
    }

    @Test("can do something else instead", arguments: TestConfiguration.systems, [true, false])
    func instead(configuration: TestConfiguration, presents: Bool) {
        let fixture = TabFixture(configuration)
        fixture.delegate.willAnswer = { [unowned fixture] in
            if presents {
                fixture.tabs.present(Screen("Composer"), animated: true)
            } else {
                fixture.tabs.selectedIndex = 0
            }
        }
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == (presents ? 1 : 0))
        #expect(fixture.milestones == [])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "is not asked before something else that has held the swipe back has failed",
        arguments: TestConfiguration.systems)
    func heldBack(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let press = UIPanGestureRecognizer()
        fixture.screen.view.addGestureRecognizer(press)
        fixture.swipe(by: -250)
        #expect(fixture.delegate.calls == [])
    }

    @Test("is adopted when it is set later, no later than with the next touch", arguments: TestConfiguration.systems)
    func later(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let other = RecordingTabDelegate()
        fixture.tabSwipe.transition = .slide
        fixture.tabs.delegate = other
        fixture.tap(2)
        #expect(fixture.tabs.transitionCoordinator != nil)
        fixture.device.settle()
        #expect(other.calls == ["shouldSelect Tab 2", "didSelect Tab 2"])
        #expect(fixture.delegate.calls == [])
        fixture.tabs.delegate = nil
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(other.calls.count == 2)
    }

    @Test("is adopted when the swipe is installed again")
    func again() {
        let fixture = TabFixture(TestConfiguration(system: .iOS18))
        let other = RecordingTabDelegate()
        fixture.tabs.delegate = other
        TabSwipe.install(on: fixture.tabs)
        #expect(fixture.tabs.delegate !== other)
        fixture.tabSwipe.uninstall()
        #expect(fixture.tabs.delegate === other)
    }

    @Test("is adopted as well when it is set while the finger is down", arguments: TestConfiguration.systems)
    func whileDown(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let other = RecordingTabDelegate()
        let finger = fixture.finger()
        fixture.tabs.delegate = other
        finger.move(by: fixture.back(-100), over: 0.2)
        #expect(fixture.tabSwipe.isTransitioning)
        #expect(other.calls == ["shouldSelect Tab 2"])
        finger.up()
    }

    @Test("drives its own animators where no finger does", arguments: TestConfiguration.systems)
    func ownInteraction(configuration: TestConfiguration) throws {
        let fixture = TabFixture(configuration)
        let interaction = UIPercentDrivenInteractiveTransition()
        fixture.delegate.animator = AppTabAnimator()
        fixture.delegate.interaction = interaction
        fixture.device.perform { fixture.tabs.selectedIndex = 2 }
        #expect(try #require(fixture.tabs.transitionCoordinator).isInteractive)
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 1)
        // A swipe is not driven by it.
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.milestones == [.began(.forward), .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "may have an animator that completes at once: the swipe has its events, too",
        arguments: TestConfiguration.systems)
    func completedAtOnce(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.delegate.animator = AppAnimator { _, isOver in isOver() }
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.milestones == [.began(.forward), .finished])
        #expect(fixture.delegate.calls == ["shouldSelect Tab 2", "didSelect Tab 2"])
        #expect(!fixture.tabSwipe.isTransitioning)
        #expect(fixture.showsSelectedTab)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "has an equal in a subclass that selects no tab: the swipe comes to nothing",
        arguments: TestConfiguration.systems)
    func subclass(configuration: TestConfiguration) {
        final class StubbornTabs: UITabBarController {
            override var selectedViewController: UIViewController? {
                get { super.selectedViewController }
                set {}
            }
        }
        let device = HeadlessDevice(
            profile: BehaviourProfile(system: configuration.system), direction: configuration.direction)
        let tabs = StubbornTabs()
        tabs.viewControllers = [Screen("0"), Screen("1")]
        let tabSwipe = TabSwipe.install(on: tabs)
        var events: [TabSwipeEvent] = []
        tabSwipe.onEvent = { events.append($0) }
        device.perform { device.window.rootViewController = tabs }
        device.settle()
        device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: device.back(-190), over: 0.2).up()
        device.settle()
        #expect(events == [])
        #expect(!tabSwipe.isTransitioning)
    }
}

/// An animator of the app's own, which fades.
private final class AppTabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let arriving = context.view(forKey: .to) else { return }
        context.containerView.addSubview(arriving)
        arriving.alpha = 0
        UIView.animate(withDuration: 0.3) {
            arriving.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@Suite("A tab that is selected during a swipe between tabs") @MainActor
struct TabsSelectedMeanwhileTests {
    private nonisolated static let pairs = [[true, true], [true, false], [false, true], [false, false]]

    @Test("by a tap is selected afterwards", arguments: TestConfiguration.systems, Self.pairs)
    func tap(configuration: TestConfiguration, options: [Bool]) {
        let (finishes, isDown) = (options[0], options[1])
        let fixture = TabFixture(configuration)
        let finger = fixture.finger(at: 300).move(by: fixture.back(finishes ? -250 : -60), over: 0.3).hold(for: 0.2)
        if !isDown { finger.up() }
        fixture.device.advance(by: 0.05)
        fixture.tap(0)
        #expect(fixture.tabs.transitionCoordinator != nil)
        if isDown { finger.up() }
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.showsSelectedTab)
        #expect(fixture.milestones == [.began(.forward), finishes ? .finished : .cancelled])
        #expect(fixture.delegate.calls.suffix(2) == ["shouldSelect Tab 0", "didSelect Tab 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when the selection is looked at only when the fingers let go: UIKit selects the former tab at the end.
    @Test("by the app while it runs back is kept", arguments: TestConfiguration.systems, [0.02, 0.08])
    func callWhileRunningBack(configuration: TestConfiguration, delay: TimeInterval) {
        let fixture = TabFixture(configuration)
        fixture.finger(at: 300).move(by: fixture.back(-60), over: 0.3).hold(for: 0.2).up()
        fixture.device.advance(by: delay)
        fixture.device.perform { fixture.tabs.selectedIndex = 0 }
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.showsSelectedTab)
        #expect(fixture.milestones == [.began(.forward), .cancelled])
    }

    // Fails when the swipe reports its beginning before it observes the transition.
    @Test("by the app, which cancels the swipe as it begins, is kept", arguments: TestConfiguration.systems)
    func callInsteadOfSwipe(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.whenBegun = { [unowned fixture] in
            fixture.tabSwipe.cancel()
            fixture.tabs.selectedIndex = 0
        }
        fixture.finger(at: 300).move(by: fixture.back(-250), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.showsSelectedTab)
        #expect(fixture.events == [.began(.forward), .cancelled])
    }

    // Fails when what was selected is selected again though it is no tab any longer.
    @Test("by the app, and then taken away, is not selected again", arguments: TestConfiguration.systems)
    func takenAway(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let finger = fixture.finger(at: 300).move(by: fixture.back(-100), over: 0.3)
        fixture.device.perform { fixture.tabs.selectedIndex = 0 }
        finger.move(by: fixture.back(-150), over: 0.3).up()
        fixture.device.perform { fixture.tabs.viewControllers = Array(fixture.navigations.dropFirst()) }
        fixture.device.settle()
        #expect(!fixture.device.faults.contains { if case .selectedNoTab = $0 { true } else { false } })
        #expect(fixture.showsSelectedTab)
    }

    // Fails when the delegate's answer is not followed by a look at the tabs.
    @Test("and taken away by the delegate that is asked, is not selected", arguments: TestConfiguration.systems)
    func takenAwayWhenAsked(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.delegate.willAnswer = { [unowned fixture] in
            fixture.tabs.viewControllers = Array(fixture.navigations.dropLast())
        }
        fixture.swipe(by: -250)
        #expect(fixture.device.faults.isEmpty)
        #expect(fixture.milestones == [])
        #expect(fixture.tabs.selectedIndex == 1)
    }

    @Test("by several taps is the last", arguments: TestConfiguration.systems)
    func taps(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.finger(at: 300).move(by: fixture.back(-250), over: 0.3).hold(for: 0.2).up()
        fixture.device.advance(by: 0.02)
        fixture.tap(0)
        fixture.tap(1)
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("by a tap on the one that comes is no second selection", arguments: TestConfiguration.systems)
    func sameTap(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.finger(at: 300).move(by: fixture.back(-250), over: 0.3).hold(for: 0.2).up()
        fixture.tap(2)
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.delegate.calls == ["shouldSelect Tab 2", "didSelect Tab 2"])
    }

    @Test("by a tap may be refused by the app then", arguments: TestConfiguration.systems)
    func refusedTap(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.finger(at: 300).move(by: fixture.back(-250), over: 0.3).hold(for: 0.2).up()
        fixture.delegate.allowsSelection = false
        fixture.tap(0)
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.delegate.calls == ["shouldSelect Tab 2", "didSelect Tab 2", "shouldSelect Tab 0"])
    }

    @Test(
        "by the app is shown afterwards, whatever UIKit makes of it", arguments: TestConfiguration.systems, Self.pairs)
    func call(configuration: TestConfiguration, options: [Bool]) {
        let (finishes, isShown) = (options[0], options[1])
        let fixture = TabFixture(configuration)
        fixture.device.runtime.profile.navigation.showsTabsSelectedInTransitions = isShown
        let finger = fixture.finger(at: 300).move(by: fixture.back(-100), over: 0.3)
        fixture.device.perform { fixture.tabs.selectedIndex = 0 }
        finger.move(by: fixture.back(finishes ? -150 : 60), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.showsSelectedTab)
        #expect(!fixture.tabSwipe.isTransitioning)
        // The tab that the finger went to was never selected, or not for long.
        #expect(fixture.delegate.calls == ["shouldSelect Tab 2"])
        #expect(fixture.milestones == [.began(.forward), finishes ? .finished : .cancelled])
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.showsSelectedTab)
    }
}

import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Changes that the app makes during a swipe") @MainActor
struct ChangesDuringSwipeTests {
    /// Calls that leave the screen on which they find the navigation controller.
    enum Departure: CaseIterable {
        case pop, popToRoot, popToScreen

        @MainActor
        func leave(_ fixture: NavigationFixture) {
            switch self {
            case .pop: fixture.navigation.popViewController(animated: true)
            case .popToRoot: fixture.navigation.popToRootViewController(animated: true)
            case .popToScreen: fixture.navigation.popToViewController(fixture.screens[1], animated: true)
            }
        }

        var stackAfterwards: [String] {
            switch self {
            case .pop: ["Screen 0", "Screen 1", "Screen 2"]
            case .popToRoot: ["Screen 0"]
            case .popToScreen: ["Screen 0", "Screen 1"]
            }
        }
    }

    @Test(
        "a pop during a swipe waits until the swipe has ended, and then leaves the screen it was meant for",
        arguments: TestConfiguration.all,
        [230, 80] as [CGFloat])
    func pop(configuration: TestConfiguration, distance: CGFloat) {
        for departure in Departure.allCases {
            let fixture = NavigationFixture(configuration, depth: 4)
            let finger = fixture.finger(at: 60).move(by: fixture.back(distance), over: 0.3)
            fixture.device.perform { departure.leave(fixture) }
            finger.hold(for: 0.2).up()
            fixture.device.settle()
            #expect(fixture.stack == departure.stackAfterwards)
            #expect(fixture.milestones == [.began, distance > 200 ? .finished : .cancelled])
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test(
        "a pop during a swipe does nothing if its screen has been replaced in the meantime",
        arguments: TestConfiguration.leftToRight)
    func popAfterReplacement(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let finger = fixture.finger(at: 60).move(by: fixture.back(100), over: 0.3)
        fixture.device.perform {
            fixture.navigation.setViewControllers([Screen("A"), Screen("B")], animated: true)
            fixture.navigation.popToViewController(fixture.screens[0], animated: true)
        }
        finger.cancel()
        fixture.device.settle()
        #expect(fixture.stack == ["A", "B"])
        #expect(fixture.device.faults.isEmpty)
    }

    /// Where in the course of a swipe a handler does something.
    enum Moment: CaseIterable {
        case began, progress, end

        func includes(_ event: SwipeEvent) -> Bool {
            switch event {
            case .began: self == .began
            case .progress: self == .progress
            case .finished, .cancelled: self == .end
            case .refused: false
            }
        }
    }

    @Test("an event handler may push at any moment of a swipe", arguments: TestConfiguration.all, Moment.allCases)
    func pushInHandler(configuration: TestConfiguration, moment: Moment) {
        for distance: CGFloat in [230, 80] {
            let fixture = NavigationFixture(configuration, depth: 3)
            fixture.once(at: moment) { $0.navigation.pushViewController(Screen("Next"), animated: true) }
            fixture.swipe(by: distance)
            let rest = distance > 200 ? ["Screen 0", "Screen 1"] : ["Screen 0", "Screen 1", "Screen 2"]
            #expect(fixture.stack == rest + ["Next"])
            #expect(fixture.milestones == [.began, distance > 200 ? .finished : .cancelled])
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test(
        "an event handler may replace the stack at any moment of a swipe", arguments: TestConfiguration.all,
        Moment.allCases)
    func replaceInHandler(configuration: TestConfiguration, moment: Moment) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.once(at: moment) { $0.navigation.viewControllers = [Screen("A"), Screen("B")] }
        fixture.swipe()
        #expect(fixture.stack == ["A", "B"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "an event handler may pop to the root at any moment of a swipe", arguments: TestConfiguration.all,
        Moment.allCases)
    func popInHandler(configuration: TestConfiguration, moment: Moment) {
        for distance: CGFloat in [230, 80] {
            let fixture = NavigationFixture(configuration, depth: 4)
            fixture.once(at: moment) { $0.navigation.popToRootViewController(animated: true) }
            fixture.swipe(by: distance)
            #expect(fixture.stack == ["Screen 0"])
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test(
        "a pop in the event handler at the end of a swipe leaves the screen that is on top then",
        arguments: TestConfiguration.all)
    func popAtEnd(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4)
        fixture.once(at: .end) { $0.navigation.popViewController(animated: true) }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
    }

    /// A finger that rests where UIKit's edge pan begins holds other recognizers back on some systems, after they have
    /// been allowed to begin.
    @Test("a swipe that is held back until the screens have changed does not begin", arguments: TestConfiguration.all)
    func heldBack(configuration: TestConfiguration) {
        let changes: [(UINavigationController) -> Void] = [
            { $0.pushViewController(Screen("Next"), animated: true) },
            { $0.pushViewController(Screen("Next"), animated: false) },
            { $0.popToRootViewController(animated: false) },
        ]
        for change in changes {
            let fixture = NavigationFixture(configuration, depth: 3)
            let resting = fixture.finger(at: 5, 700)
            let moving = fixture.finger(at: 60).move(by: fixture.back(200), over: 0.2)
            if !fixture.milestones.contains(.began) {
                fixture.device.perform { change(fixture.navigation) }
                let stack = fixture.stack
                resting.up()
                fixture.device.settle()
                #expect(fixture.stack == stack)
                #expect(!fixture.milestones.contains(.began))
                #expect(fixture.refusals.count == 1)
            } else {
                resting.up()
            }
            moving.hold(for: 0.2).up()
            fixture.device.settle()
            #expect(fixture.device.faults.isEmpty)
            fixture.device.perform { fixture.navigation.pushViewController(Screen("Last"), animated: true) }
            fixture.device.settle()
            fixture.swipe()
            #expect(fixture.stack.last != "Last")
        }
    }

    @Test(
        "changes that waited for the end of a swipe come before those that its event handler makes",
        arguments: TestConfiguration.all)
    func pushBeforeAndAtEnd(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.once(at: .progress) { $0.navigation.pushViewController(Screen("First"), animated: true) }
        fixture.once(at: .end) { $0.navigation.pushViewController(Screen("Second"), animated: true) }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "First", "Second"])
        #expect(fixture.device.faults.isEmpty)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "First"])
    }

    @Test(
        "options, drivers and delegates that an event handler changes apply to the next swipe",
        arguments: TestConfiguration.all,
        Moment.allCases)
    func settingsInHandler(configuration: TestConfiguration, moment: Moment) {
        let delegate = AnimatorDelegate(.pop) { Fade() }
        let changes: [(NavigationFixture) -> Void] = [
            { $0.navigation.backSwipe.defaults.isEnabled = false },
            { $0.navigation.backSwipe.driver = .percentDriven },
            { $0.navigation.backSwipe.driver = .systemTarget },
            { $0.navigation.backSwipe.usesPublicInterfacesOnly = true },
            { $0.navigation.delegate = delegate },
            { $0.navigation.backSwipe.arbiter.rules = [] },
            { $0.navigation.backSwipe.onEvent = nil },
        ]
        for change in changes {
            let fixture = NavigationFixture(configuration, depth: 4)
            fixture.once(at: moment, change)
            fixture.swipe()
            #expect(fixture.stack.count == 3)
            fixture.navigation.backSwipe.defaults.isEnabled = nil
            fixture.swipe()
            #expect(fixture.stack.count == 2)
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test("a delegate with animators may be set and removed under the finger", arguments: TestConfiguration.all)
    func delegateDuringSwipe(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4)
        let delegate = AnimatorDelegate(.pop) { Fade() }
        for swapsIn in [true, false] {
            let finger = fixture.finger(at: 60).move(by: fixture.back(120), over: 0.2)
            fixture.device.perform { fixture.navigation.delegate = swapsIn ? delegate : nil }
            finger.move(by: fixture.back(120), over: 0.2).hold(for: 0.2).up()
            fixture.device.settle()
        }
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.milestones == [.began, .finished, .began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "after a sheet was presented under the finger and dismissed, the next swipe pops",
        arguments: TestConfiguration.all,
        [230, 80] as [CGFloat])
    func presentation(configuration: TestConfiguration, distance: CGFloat) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let finger = fixture.finger(at: 60).move(by: fixture.back(distance), over: 0.3)
        fixture.device.perform { fixture.navigation.present(Screen("Sheet"), animated: true) }
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, distance > 200 ? .finished : .cancelled])
        fixture.device.perform { fixture.navigation.dismiss(animated: true) }
        fixture.device.settle()
        let depth = distance > 200 ? 2 : 3
        #expect(fixture.stack.count == depth)
        fixture.swipe()
        #expect(fixture.stack.count == depth - 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a navigation controller that left the window under the finger pops again when it has returned",
        arguments: TestConfiguration.all)
    func removal(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let finger = fixture.finger(at: 60).move(by: fixture.back(150), over: 0.3)
        fixture.device.perform { fixture.device.window.rootViewController = Screen("Other") }
        finger.move(by: fixture.back(50), over: 0.1).up()
        fixture.device.settle()
        fixture.device.perform { fixture.device.window.rootViewController = fixture.navigation }
        fixture.device.settle()
        let depth = fixture.stack.count
        #expect(fixture.navigation.transitionCoordinator == nil)
        fixture.swipe()
        #expect(fixture.stack.count == depth - 1)
        let milestones = fixture.milestones
        #expect(milestones.count == 4)
    }

    @Test(
        "after another tab was chosen under the finger, swipes pop in that tab and later in the first one",
        arguments: TestConfiguration.all)
    func tabs(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let other = FullScreenPopNavigationController(rootViewController: Screen("Other 0"))
        other.backSwipe.driver = configuration.driver
        let tabs = UITabBarController()
        fixture.device.perform {
            fixture.device.window.rootViewController = nil
            tabs.viewControllers = [fixture.navigation, other]
            fixture.device.window.rootViewController = tabs
            other.pushViewController(Screen("Other 1"), animated: false)
        }
        fixture.device.settle()
        let finger = fixture.finger(at: 60).move(by: fixture.back(150), over: 0.3)
        fixture.device.perform { tabs.selectedIndex = 1 }
        finger.move(by: fixture.back(50), over: 0.1).up()
        fixture.device.settle()
        fixture.swipe()
        #expect(other.viewControllers.count == 1)
        fixture.device.perform { tabs.selectedIndex = 0 }
        fixture.device.settle()
        let depth = fixture.stack.count
        fixture.swipe()
        #expect(fixture.stack.count == depth - 1)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a change that waits for a transition around the stack waits for nothing more once that has been over.
    @Test("a push behind a change of tabs, in its completion, is made", arguments: TestConfiguration.leftToRight)
    func pushBehindTabs(configuration: TestConfiguration) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: configuration.system))
        let tabs = SlowTabBarController()
        let stacks = ["First", "Second"].map { FullScreenPopNavigationController(rootViewController: Screen($0)) }
        TabSwipe.install(on: tabs).transition = .cube
        device.perform {
            tabs.viewControllers = stacks
            device.window.rootViewController = tabs
        }
        device.settle()
        device.perform {
            tabs.selectedIndex = 1
            _ = tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                stacks[1].pushViewController(Screen("Deep"), animated: true)
            }
        }
        device.advance(by: 1)
        tabs.memory.remembers = false
        device.settle()
        #expect(stacks[1].viewControllers.map(\.title) == ["Second", "Deep"])
        #expect(device.faults.isEmpty)
    }

    @Test(
        "the navigation bar may be hidden and shown under the finger", arguments: TestConfiguration.all,
        [230, 80] as [CGFloat])
    func bar(configuration: TestConfiguration, distance: CGFloat) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.below.fullScreenPop.hidesNavigationBar = true
        let finger = fixture.finger(at: 60).move(by: fixture.back(distance), over: 0.3)
        fixture.device.perform { fixture.navigation.setNavigationBarHidden(false, animated: true) }
        fixture.device.advance(by: 0.1)
        fixture.device.perform { fixture.top.fullScreenPop.hidesNavigationBar = false }
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == (distance > 200 ? 2 : 3))
        if distance < 200 { #expect(!fixture.navigation.isNavigationBarHidden) }
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a push during a swipe waits until the swipe has ended", arguments: TestConfiguration.all,
        [230, 80] as [CGFloat])
    func pushDuringSwipe(configuration: TestConfiguration, distance: CGFloat) {
        let fixture = NavigationFixture(configuration)
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

    @Test("a new stack during a swipe waits until the swipe has ended", arguments: TestConfiguration.all)
    func replacementDuringSwipe(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 60).move(by: fixture.back(200), over: 0.3)
        fixture.device.perform { fixture.navigation.setViewControllers([Screen("A"), Screen("B")], animated: true) }
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["A", "B"])
        fixture.swipe()
        #expect(fixture.stack == ["A"])
        #expect(fixture.device.faults.isEmpty)
    }
}

extension NavigationFixture {
    /// Does something at the first event of that moment, from inside the handler.
    fileprivate func once(at moment: ChangesDuringSwipeTests.Moment, _ change: @escaping (NavigationFixture) -> Void) {
        let next = navigation.backSwipe.onEvent
        var isDone = false
        navigation.backSwipe.onEvent = { [unowned self] event in
            next?(event)
            guard !isDone, moment.includes(event) else { return }
            isDone = true
            change(self)
        }
    }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let leaving = transitionContext.view(forKey: .from), let arriving = transitionContext.view(forKey: .to)
        else { return }
        transitionContext.containerView.insertSubview(arriving, belowSubview: leaving)
        UIView.animate(withDuration: 0.2) {
            leaving.alpha = 0
        } completion: { _ in
            leaving.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("Drivers") @MainActor
struct DriverTests {
    /// Takes the place of what UIKit's edge pan sends to, and pops nothing.
    private final class OtherTarget: NSObject, UIGestureRecognizerDelegate, SelectorResponder {
        private(set) var timesCalled = 0

        func responds(toSelector selector: Selector) -> Bool { true }

        func perform(_ selector: Selector, with argument: Any?) {
            timesCalled += 1
        }
    }

    // Fails when `PopDrivers` looks for the target only once.
    @Test(
        "when UIKit has released or replaced the object behind its edge pan, swipes pop all the same",
        .enabled(if: hasSystemPopTarget))
    func replacedTarget() throws {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        let navigation = UINavigationController()
        navigation.viewControllers = ["Home", "One", "Two", "Three"].map { Screen($0) }
        device.perform { device.window.rootViewController = navigation }
        device.settle()
        let edgePan = try #require(navigation.interactivePopGestureRecognizer)
        let genuine = edgePan.delegate
        func swipe() {
            device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 250, over: 0.3).hold(for: 0.2).up()
            device.settle()
        }
        do {
            let former = OtherTarget()
            edgePan.delegate = former
            BackSwipe.install(on: navigation).driver = .systemTarget
            swipe()
            #expect(former.timesCalled > 0)
            #expect(navigation.viewControllers.count == 4)
        }
        swipe()
        #expect(navigation.viewControllers.count == 3)
        let next = OtherTarget()
        edgePan.delegate = next
        swipe()
        #expect(next.timesCalled > 0)
        edgePan.delegate = genuine
        #expect(navigation.viewControllers.count == 3)
        #expect(device.faults.isEmpty)
    }

    @Test(
        "the system target is used only if it responds to its selector",
        .enabled(if: hasSystemPopTarget))
    func systemTarget() {
        final class Deaf: NSObject, UIGestureRecognizerDelegate {}
        #expect(SystemPopTarget(Deaf()) == nil)
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        navigation.loadViewIfNeeded()
        #expect(navigation.interactivePopGestureRecognizer?.delegate.flatMap { SystemPopTarget($0) } != nil)
    }

    @Test(
        "where the system target does not respond, the percent-driven driver pops",
        arguments: TestConfiguration.leftToRight)
    func withoutTarget(configuration: TestConfiguration) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: configuration.system))
        let navigation = DeafNavigationController(rootViewController: Screen("Home"))
        navigation.backSwipe.driver = .systemTarget
        device.perform { device.window.rootViewController = navigation }
        device.perform { navigation.pushViewController(Screen("Detail"), animated: false) }
        device.settle()
        #expect(driver(of: navigation) == .percentDriven)
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 250, over: 0.3).hold(for: 0.2).up()
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(device.faults.isEmpty)
    }

    @Test(
        "the automatic driver is the content pop on iOS 26, and the system target before",
        .enabled(if: hasSystemPopTarget))
    func automatic() {
        for system in BehaviourProfile.System.allCases {
            let fixture = NavigationFixture(TestConfiguration(system: system))
            let expected: PopDriver = system >= .iOS26 ? .contentPop : .systemTarget
            #expect(driver(of: fixture.navigation) == expected)
        }
    }

    @Test(
        "where UIKit shows no back button of its own, the system target pops instead of the content pop",
        .enabled(if: hasSystemPopTarget))
    func withoutBackButton() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS26))
        fixture.top.fullScreenPop.hidesNavigationBar = true
        fixture.device.settle()
        #expect(driver(of: fixture.navigation) == .systemTarget)
        fixture.top.fullScreenPop.hidesNavigationBar = nil
        fixture.device.settle()
        fixture.top.navigationItem.hidesBackButton = true
        #expect(driver(of: fixture.navigation) == .systemTarget)
        fixture.top.navigationItem.hidesBackButton = false
        fixture.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: nil, action: nil)
        #expect(driver(of: fixture.navigation) == .systemTarget)
        fixture.top.navigationItem.leftItemsSupplementBackButton = true
        #expect(driver(of: fixture.navigation) == .contentPop)
    }

    @Test(
        "screens without a navigation bar are swiped back, from the edge and from anywhere",
        arguments: TestConfiguration.all,
        [5, 150] as [CGFloat])
    func hiddenBar(configuration: TestConfiguration, x: CGFloat) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.hidesNavigationBar = true
        fixture.device.settle()
        fixture.swipe(from: x, by: 235)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "with public interfaces only, the private target is neither asked whether it responds nor sent anything",
        .enabled(if: hasSystemPopTarget),
        arguments: BehaviourProfile.System.allCases, [true, false])
    func publicOnly(system: BehaviourProfile.System, beforeLoading: Bool) {
        let fixture = NavigationFixture(TestConfiguration(system: system, driver: .systemTarget), depth: 3) {
            if beforeLoading { $0.backSwipe.usesPublicInterfacesOnly = true }
        }
        fixture.navigation.backSwipe.usesPublicInterfacesOnly = true
        #expect(driver(of: fixture.navigation) == .percentDriven)
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        fixture.navigation.backSwipe.usesPublicInterfacesOnly = false
        #expect(driver(of: fixture.navigation) == .systemTarget)
        fixture.swipe()
        #expect(fixture.stack.count == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "A swipe whose finger lifts before the transition starts finishes or cancels as the finger left it",
        arguments: [true, false])
    func lateStart(pops: Bool) {
        let device = HeadlessDevice()
        let navigation = LateNavigationController(rootViewController: Screen("Home"))
        var events: [SwipeEvent] = []
        navigation.backSwipe.driver = .percentDriven
        navigation.backSwipe.onEvent = { events.append($0) }
        device.perform { device.window.rootViewController = navigation }
        device.perform { navigation.pushViewController(Screen("Detail"), animated: false) }
        device.settle()
        let finger = device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: pops ? 280 : 60, over: 0.2)
        finger.hold(for: 0.2).up()
        #expect(navigation.viewControllers.count == 2)
        device.perform { navigation.catchUp() }
        device.settle()
        #expect(navigation.viewControllers.count == (pops ? 1 : 2))
        #expect(events.first == .began)
        #expect(events.last == (pops ? .finished : .cancelled))
        #expect(device.faults.isEmpty)
    }

    @Test("a pop without a transition leaves the driver ready for the next pop")
    func noTransition() {
        let device = HeadlessDevice()
        let navigation = HastyNavigationController(rootViewController: Screen("Home"))
        navigation.backSwipe.driver = .percentDriven
        device.perform { device.window.rootViewController = navigation }
        for title in ["One", "Two"] {
            device.perform { navigation.pushViewController(Screen(title), animated: false) }
        }
        device.settle()
        for _ in 0..<2 {
            device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 280, over: 0.2).up()
            device.settle()
        }
        #expect(navigation.viewControllers.count == 1)
        #expect(device.faults.isEmpty)
    }

    // Fails when the target is forgotten that was found first, or is not looked for again where the app's object was in
    // its place.
    @Test(
        "the system target is found again after the app has set a delegate of its own for a while",
        .enabled(if: hasSystemPopTarget), arguments: [true, false])
    func targetBehindAppDelegate(isInstalledBefore: Bool) throws {
        final class Deaf: NSObject, UIGestureRecognizerDelegate {}
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let (navigation, deaf) = (fixture.navigation, Deaf())
        let edge = try #require(navigation.interactivePopGestureRecognizer)
        let system = edge.delegate
        fixture.device.perform { navigation.backSwipe.uninstall() }
        if !isInstalledBefore { navigation.storedBackSwipe = nil }
        edge.delegate = deaf
        fixture.device.perform { _ = BackSwipe.install(on: navigation) }
        #expect(driver(of: navigation) == (isInstalledBefore ? .systemTarget : .percentDriven))
        edge.delegate = system
        #expect(driver(of: navigation) == .systemTarget)
    }

    private func driver(of navigation: FullScreenPopNavigationController) -> PopDriver {
        navigation.backSwipe.drivers.chooseDriver(systemCanFollow: true).name
    }
}

/// Its edge pan has a delegate that is not the target of anything, as if UIKit had changed.
private final class DeafNavigationController: FullScreenPopNavigationController {
    private final class Deaf: NSObject, UIGestureRecognizerDelegate {}
    private let deaf = Deaf()

    override func viewDidLoad() {
        interactivePopGestureRecognizer?.delegate = deaf
        super.viewDidLoad()
    }
}

/// Pops later than it is told to, as UIKit may.
private final class LateNavigationController: FullScreenPopNavigationController {
    private(set) var catchUp: () -> Void = {}

    override func popViewController(animated: Bool) -> UIViewController? {
        catchUp = { [unowned self] in _ = popNow(animated: animated) }
        return topViewController
    }

    private func popNow(animated: Bool) -> UIViewController? {
        super.popViewController(animated: animated)
    }
}

/// Pops without an animation, whatever it is told.
private final class HastyNavigationController: FullScreenPopNavigationController {
    override func popViewController(animated: Bool) -> UIViewController? {
        super.popViewController(animated: false)
    }

    // Fails when every gesture that is set makes a pop percent-driven.
    @Test("a screen that states the swipe back as its gesture has the same driver as one that states none")
    func statedSwipeBack() {
        for configuration in TestConfiguration.all {
            func driver(of gesture: TransitionGesture?) -> PopDriver? {
                let fixture = NavigationFixture(configuration)
                fixture.top.fullScreenPop.gesture = gesture
                let finger = fixture.finger(at: 100).move(by: fixture.back(200), over: 0.3)
                defer { finger.up() }
                return fixture.navigation.backSwipe.recognizers?.decidedGesture?.driver?.name
            }
            #expect(driver(of: .pan) == driver(of: nil))
            #expect(driver(of: .pan(distance: 200)) == .percentDriven)
        }
    }
}

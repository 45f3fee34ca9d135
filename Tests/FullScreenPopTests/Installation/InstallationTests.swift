import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop

@Suite("A back swipe on any navigation controller") @MainActor
struct InstallationTests {
    // Fails when the top of the stack is shown once more that is there already.
    @Test(
        "a screen that pushes another one when it has appeared does so once",
        arguments: [BehaviourProfile.System.iOS17, .iOS18, .iOS26])
    func redirection(system: BehaviourProfile.System) {
        final class Redirecting: UIViewController {
            var room: UIViewController?
            private(set) var appearances = 0

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                appearances += 1
                if let room { navigationController?.pushViewController(room, animated: false) }
                room = nil
            }
        }
        let device = HeadlessDevice(profile: BehaviourProfile(system: system))
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        let (door, room) = (Redirecting(), Redirecting())
        door.room = room
        device.perform {
            device.window.rootViewController = navigation
            BackSwipe.install(on: navigation)
            navigation.pushViewController(door, animated: true)
        }
        device.settle()
        #expect(navigation.viewControllers.count == 3)
        #expect(door.appearances == 1 && room.appearances == 1)
        #expect(room.view.window != nil)
    }

    @Test("an installed back swipe pops from anywhere, with every driver", arguments: TestConfiguration.all)
    func pops(configuration: TestConfiguration) {
        let setting = InstalledStack(configuration)
        setting.swipe()
        #expect(setting.stack == ["Home", "One"])
        #expect(setting.events == [.began, .finished])
        #expect(setting.device.faults.isEmpty && setting.showsTop)
    }

    @Test("a back swipe that is installed again is the same one, and pops once")
    func again() {
        let setting = InstalledStack()
        let recognizers = setting.navigation.view.gestureRecognizers?.count
        let backSwipe = BackSwipe.install(on: setting.navigation)
        #expect(BackSwipe.install(on: setting.navigation) === backSwipe)
        #expect(BackSwipe.installed(on: setting.navigation) === backSwipe)
        #expect(setting.navigation.view.gestureRecognizers?.count == recognizers)
        setting.swipe()
        #expect(setting.stack == ["Home", "One"])
    }

    @Test("a FullScreenPopNavigationController has one back swipe, however often one is installed")
    func onSubclass() {
        let navigation = FullScreenPopNavigationController(rootViewController: Screen("Home"))
        let backSwipe = BackSwipe.install(on: navigation)
        #expect(navigation.backSwipe === backSwipe)
        #expect(navigation.view.gestureRecognizers?.filter { $0.name == "FullScreenPop.pan" }.count == 2)
    }

    @Test("no back swipe is found on a navigation controller without one")
    func none() {
        #expect(BackSwipe.installed(on: UINavigationController()) == nil)
    }

    // Fails when the stack alone shows how a swipe has ended, and when the app's pop is taken for that swipe's.
    @Test(
        "a pop of the app's, where it hears that a cancelled swipe has brought the screen back, is not the swipe's",
        arguments: TestConfiguration.leftToRight)
    func popsWhenBack(configuration: TestConfiguration) {
        final class Impatient: UIViewController {
            var hasLeft = false
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if hasLeft { navigationController?.popViewController(animated: true) }
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                hasLeft = true
            }
        }
        let setting = InstalledStack(configuration)
        setting.device.perform { setting.navigation.pushViewController(Impatient(), animated: false) }
        setting.device.settle()
        setting.swipe(by: 0)
        #expect(setting.events == [.began, .cancelled])
        #expect(setting.stack == ["Home", "One", "Two"])
        setting.swipe()
        #expect(setting.events == [.began, .cancelled, .began, .finished])
    }

    // Fails when a touch, or the rules, are asked about a flick before its turn: a mere touch would put the screen's
    // question.
    @Test("a flick during UIKit's push asks when that is over, and not at the next touch")
    func flickDuringPushAsks() async {
        let setting = InstalledStack(TestConfiguration(system: .iOS26, driver: .automatic))
        var questions = 0
        let screen = Screen("Three")
        screen.fullScreenPop.shouldPop = .afterAsking { _ in
            questions += 1
            return false
        }
        setting.device.perform { setting.navigation.pushViewController(screen, animated: true) }
        setting.device.advance(by: 0.05)
        setting.device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 200, over: 0.1).up()
        let touch = setting.device.finger()
        touch.down(at: CGPoint(x: 200, y: 600))
        #expect(setting.navigation.transitionCoordinator != nil)
        await Task.yield()
        #expect(setting.events == [] && questions == 0)
        touch.up()
        setting.device.settle()
        await Task.yield()
        #expect(setting.events == [.refused(SwipeRefusal(rule: "shouldPop", reason: .asked))])
        #expect(questions == 1)
        #expect(setting.stack == ["Home", "One", "Two", "Three"])
    }

    // MARK: The app's delegate

    @Test("a delegate that was set before the installation hears everything", arguments: TestConfiguration.all)
    func formerDelegate(configuration: TestConfiguration) {
        let setting = InstalledStack(configuration, installs: false)
        let delegate = RecordingDelegate()
        setting.navigation.delegate = delegate
        BackSwipe.install(on: setting.navigation).driver = configuration.driver
        setting.swipe()
        #expect(delegate.calls == ["willShow One", "didShow One"])
        #expect(setting.stack == ["Home", "One"])
    }

    @Test(
        "a delegate that is set after the installation is adopted by the next touch", arguments: TestConfiguration.all)
    func laterDelegate(configuration: TestConfiguration) {
        let setting = InstalledStack(configuration)
        let delegate = RecordingDelegate()
        setting.navigation.delegate = delegate
        #expect(setting.navigation.delegate === delegate)
        setting.swipe()
        #expect(delegate.calls == ["willShow One", "didShow One"])
        #expect(setting.events == [.began, .finished])
        setting.navigation.delegate = nil
        setting.swipe()
        #expect(delegate.calls.count == 2)
        #expect(setting.events == [.began, .finished, .began, .finished])
        #expect(setting.stack == ["Home"])
    }

    // Fails when `NavigationDelegates.show(animators:)` does not set the delegate anew, or does so without need. UIKit
    // may keep what a delegate responds to until it gets another one.
    @Test("UIKit is given its delegate anew when animators come and go, and only then")
    func delegateSetAnew() {
        let device = HeadlessDevice()
        let navigation = RecordingNavigationController(rootViewController: Screen("Home"))
        device.perform { device.window.rootViewController = navigation }
        BackSwipe.install(on: navigation)
        device.settle()
        navigation.isDelegateSet = []
        device.finger().down(at: CGPoint(x: 200, y: 400)).up()
        #expect(navigation.isDelegateSet == [false, true, false, true])
        navigation.topViewController?.fullScreenPop.transition = .cube
        navigation.isDelegateSet = []
        device.finger().down(at: CGPoint(x: 200, y: 400)).up()
        #expect(navigation.isDelegateSet.isEmpty)
    }

    // Fails when the top of the stack is shown again although another transition is running by then.
    @Test("a push by the handler of a swipe's end keeps its animation", arguments: TestConfiguration.all)
    func pushAtEnd(configuration: TestConfiguration) {
        let setting = InstalledStack(configuration)
        let next = Screen("Next")
        BackSwipe.installed(on: setting.navigation)?.onEvent = { [unowned navigation = setting.navigation] event in
            if event == .finished { navigation.pushViewController(next, animated: true) }
        }
        let finger = setting.finger(by: 300)
        finger.up()
        setting.device.advance(by: 0.3)
        #expect(setting.stack == ["Home", "One", "Next"])
        #expect(setting.navigation.transitionCoordinator != nil)
        setting.device.settle()
        #expect(setting.showsTop)
        #expect(next.appearances == ["willAppear", "didAppear"])
        #expect(setting.device.faults.isEmpty)
    }

    @Test("orientations are those of the app's delegate")
    func orientations() {
        let setting = InstalledStack()
        let plain = UINavigationController(rootViewController: Screen("Home"))
        #expect(setting.navigation.supportedInterfaceOrientations == plain.supportedInterfaceOrientations)
        let landscape = LandscapeDelegate()
        setting.navigation.delegate = landscape
        setting.swipe()
        #expect(setting.navigation.supportedInterfaceOrientations == .landscape)
        #expect(setting.navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    // MARK: Transitions

    @Test(
        "with an installed back swipe, a screen with a transition is pushed and popped with it",
        arguments: TestConfiguration.all)
    func transition(configuration: TestConfiguration) {
        let setting = InstalledStack(configuration)
        let next = Screen("Next")
        next.fullScreenPop.transition = ScreenTransition.cover.timing(.linear(2))
        setting.device.perform { setting.navigation.pushViewController(next, animated: true) }
        #expect(setting.navigation.transitionCoordinator?.transitionDuration == 2)
        setting.device.settle()
        setting.device.perform { setting.navigation.popViewController(animated: true) }
        #expect(setting.navigation.transitionCoordinator?.transitionDuration == 2)
        setting.device.settle()
        setting.swipe()
        #expect(setting.stack == ["Home", "One"])
        #expect(setting.device.faults.isEmpty)
    }

    @Test("a screen that gets its transition when its view is loaded is pushed with it")
    func transitionInViewDidLoad() {
        final class Detail: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                fullScreenPop.transition = ScreenTransition.cover.timing(.linear(2))
            }
        }
        let setting = InstalledStack()
        setting.device.perform { setting.navigation.pushViewController(Detail(), animated: true) }
        #expect(setting.navigation.transitionCoordinator?.transitionDuration == 2)
        setting.device.settle()
    }

    // MARK: Changes of the stack in mid-swipe

    enum Change: CaseIterable {
        case push, pop, popToRoot, replace

        @MainActor
        func make(on navigation: UINavigationController) {
            switch self {
            case .push: navigation.pushViewController(Screen("Next"), animated: true)
            case .pop: navigation.popViewController(animated: true)
            case .popToRoot: navigation.popToRootViewController(animated: true)
            case .replace: navigation.setViewControllers([Screen("A"), Screen("B")], animated: true)
            }
        }
    }

    @Test(
        "whatever the app changes during a swipe, the top of the stack is shown in the end",
        arguments: TestConfiguration.all, Change.allCases)
    func change(configuration: TestConfiguration, change: Change) {
        for distance: CGFloat in [60, 250] {
            let setting = InstalledStack(configuration)
            let finger = setting.finger(by: distance)
            setting.device.perform { change.make(on: setting.navigation) }
            finger.hold(for: 0.2).up()
            setting.device.settle()
            #expect(setting.showsTop, "\(setting.stack)")
            #expect(setting.events.count == 2)
            // What a cancelled pop makes of a stack that has changed is UIKit's to say.
            if distance > 100, change == .replace { #expect(setting.stack == ["A", "B"]) }
            if distance > 100, change == .push { #expect(setting.stack == ["Home", "One", "Next"]) }
            setting.device.perform { setting.navigation.pushViewController(Screen("Last"), animated: true) }
            setting.device.settle()
            setting.swipe()
            #expect(setting.stack.last != "Last" && setting.showsTop)
        }
    }

    // Fails when the top waits for the end of the transition that has left it out, although that is over.
    @Test(
        "the top of the stack is also shown if UIKit still knows of the transition when it is over",
        arguments: TestConfiguration.all, Change.allCases)
    func changeOfSlowController(configuration: TestConfiguration, change: Change) {
        for distance: CGFloat in [60, 250] {
            let navigation = SlowNavigationController()
            let setting = InstalledStack(configuration, navigation: navigation)
            let finger = setting.finger(by: distance)
            setting.device.perform { change.make(on: navigation) }
            finger.hold(for: 0.2).up()
            setting.device.advance(by: 1)
            navigation.memory.remembers = false
            setting.device.settle()
            #expect(setting.showsTop, "\(setting.stack)")
        }
    }
}

/// Records whether it gets a delegate or loses it.
private final class RecordingNavigationController: UINavigationController {
    var isDelegateSet: [Bool] = []

    override weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { isDelegateSet.append(delegate != nil) }
    }
}

import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// Apps change the stack where they are told that a screen comes or goes: to ask for a login, or to skip a screen.
@Suite("Changes of the stack in appearance callbacks wait for the push or pop that has called them") @MainActor
struct ChangesInCallbacksTests {
    private let login = Screen("Login")

    /// A stack whose two screens push a login in that callback.
    private func fixture(_ configuration: TestConfiguration, _ callback: ActingScreen.Callback) -> NavigationFixture {
        let fixture = NavigationFixture(configuration, depth: 1)
        let (home, top) = (ActingScreen(), ActingScreen())
        (home.title, top.title) = ("Home", "Top")
        fixture.device.perform { fixture.navigation.setViewControllers([home, top], animated: false) }
        let push = { [unowned navigation = fixture.navigation] in navigation.pushViewController(login, animated: true) }
        switch callback {
        case .appearing: home.whenAppearing = push
        case .disappearing: top.whenDisappearing = push
        }
        return fixture
    }

    private func check(_ fixture: NavigationFixture, stack: [String]) {
        #expect(fixture.stack == stack)
        #expect(fixture.navigation.topViewController?.viewIfLoaded?.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("of a swipe that pops", arguments: TestConfiguration.all, ActingScreen.Callback.allCases)
    func swipe(configuration: TestConfiguration, callback: ActingScreen.Callback) {
        let fixture = fixture(configuration, callback)
        fixture.swipe()
        check(fixture, stack: ["Home", "Login"])
        #expect(fixture.milestones == [.began, .finished])
    }

    @Test("of a swipe that is cancelled", arguments: TestConfiguration.all, ActingScreen.Callback.allCases)
    func cancelledSwipe(configuration: TestConfiguration, callback: ActingScreen.Callback) {
        let fixture = fixture(configuration, callback)
        fixture.swipe(by: 60)
        check(fixture, stack: ["Home", "Top", "Login"])
        #expect(fixture.milestones == [.began, .cancelled])
    }

    // Fails when only the navigation controller is asked for its transition: it then has that of the alert.
    @Test(
        "of a swipe, even if they have presented something", arguments: TestConfiguration.all, [230, 60] as [CGFloat])
    func presented(configuration: TestConfiguration, distance: CGFloat) {
        let fixture = NavigationFixture(configuration, depth: 1)
        let top = ActingScreen()
        top.title = "Top"
        top.whenDisappearing = { [unowned navigation = fixture.navigation] in
            let alert = UIAlertController(title: "Expired", message: nil, preferredStyle: .alert)
            navigation.present(alert, animated: true)
            navigation.pushViewController(login, animated: true)
        }
        fixture.device.perform { fixture.navigation.pushViewController(top, animated: false) }
        fixture.swipe(by: distance)
        let popped = distance > 200
        check(fixture, stack: popped ? ["Screen 0", "Login"] : ["Screen 0", "Top", "Login"])
        #expect(fixture.milestones == [.began, popped ? .finished : .cancelled])
    }

    @Test("of a pop of the app's", arguments: TestConfiguration.leftToRight, ActingScreen.Callback.allCases)
    func pop(configuration: TestConfiguration, callback: ActingScreen.Callback) {
        let fixture = fixture(configuration, callback)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        check(fixture, stack: ["Home", "Login"])
    }

    // Fails when UIKit is thought able to end its own pop of iOS 26 early while it makes its last calls about it.
    @Test("of a pop that UIKit ends", arguments: TestConfiguration.leftToRight, [true, false])
    func lastCallback(configuration: TestConfiguration, asks: Bool) {
        final class Leaving: UIViewController {
            var whenGone: () -> Void = {}
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                whenGone()
            }
        }
        let fixture = NavigationFixture(configuration, depth: 3)
        let leaving = Leaving()
        leaving.whenGone = { [unowned navigation = fixture.navigation] in
            if asks { navigation.backSwipe.popIfAllowed() } else { navigation.popViewController(animated: true) }
        }
        fixture.device.perform { fixture.navigation.pushViewController(leaving, animated: false) }
        fixture.device.settle()
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        check(fixture, stack: ["Screen 0", "Screen 1"])
    }

    @Test("of a push, whatever they do", arguments: TestConfiguration.leftToRight, ["push", "pop", "set"])
    func push(configuration: TestConfiguration, change: String) {
        let fixture = NavigationFixture(configuration, depth: 1)
        let top = ActingScreen()
        top.title = "Top"
        let (navigation, home) = (fixture.navigation, fixture.top)
        top.whenAppearing = { [unowned navigation] in
            switch change {
            case "push": navigation.pushViewController(login, animated: true)
            case "pop": navigation.popViewController(animated: true)
            default: navigation.setViewControllers([home, login], animated: true)
            }
        }
        fixture.device.perform { navigation.pushViewController(top, animated: true) }
        fixture.device.settle()
        let expected = ["push": ["Screen 0", "Top", "Login"], "pop": ["Screen 0"], "set": ["Screen 0", "Login"]]
        check(fixture, stack: expected[change] ?? [])
    }

    // Fails when a pop that waits pops only the screen that was on top when it was called.
    @Test(
        "a pop that waits behind another change pops what that leads to", arguments: TestConfiguration.leftToRight,
        [true, false])
    func popBehindOthers(configuration: TestConfiguration, setsStack: Bool) {
        let fixture = NavigationFixture(configuration)
        let navigation = fixture.navigation
        let finger = fixture.finger(at: 100).move(by: fixture.back(60), over: 0.2)
        fixture.device.perform {
            if setsStack {
                navigation.setViewControllers(["A", "B"].map(Screen.init), animated: false)
            } else {
                navigation.pushViewController(Screen("Late"), animated: true)
            }
            navigation.popViewController(animated: false)
        }
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        check(fixture, stack: setsStack ? ["A"] : ["Screen 0", "Screen 1"])
    }
}

import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("shouldPop") @MainActor
struct PermissionTests {
    @Test("shouldPop refuses and allows swipes as the screen says at the time", arguments: TestConfiguration.all)
    func veto(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let recorder = Recorder()
        fixture.top.fullScreenPop.shouldPop = .when { _ in !recorder.isRecording }
        fixture.swipe(from: 5, by: 300)
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals == Array(repeating: SwipeRefusal(rule: "shouldPop", reason: .vetoed), count: 2))
        recorder.isRecording = false
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when `PopOptions.filled(from:)` leaves `shouldPop` out.
    @Test("the shouldPop of the defaults applies where a screen sets none", arguments: TestConfiguration.leftToRight)
    func defaults(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.navigation.backSwipe.defaults.shouldPop = .when { _ in false }
        fixture.swipe()
        #expect(fixture.refusals.map(\.reason) == [.vetoed])
        fixture.top.fullScreenPop.shouldPop = .always
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
    }

    @Test(
        "a shouldPop of the defaults that takes a class concerns screens of that class alone",
        arguments: TestConfiguration.leftToRight)
    func defaultsForClass(configuration: TestConfiguration) {
        final class Editor: UIViewController {}
        let fixture = NavigationFixture(configuration)
        fixture.navigation.backSwipe.defaults.shouldPop = .when { (_: Editor) in false }
        fixture.device.perform { fixture.navigation.pushViewController(Editor(), animated: false) }
        fixture.swipe()
        #expect(fixture.refusals.map(\.reason) == [.vetoed])
        fixture.device.perform { fixture.navigation.popViewController(animated: false) }
        fixture.navigation.backSwipe.defaults.shouldPop = .afterAsking { (_: Editor) in false }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when `popIfAllowed` pops whatever is on top after the question.
    @Test("popIfAllowed pops no other screen than the one that it has asked", arguments: TestConfiguration.leftToRight)
    func popsOnlyAsked(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let (navigation, below) = (fixture.navigation, fixture.below)
        fixture.top.fullScreenPop.shouldPop = .when { [unowned navigation] _ in
            navigation.setViewControllers([below, Screen("Other")], animated: false)
            return true
        }
        fixture.device.perform { _ = navigation.backSwipe.popIfAllowed() }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Other"])
    }

    @Test("a shouldPop or nextScreen for another class stops the app where it is set")
    func otherClass() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIViewController().fullScreenPop.shouldPop = .when { (_: UINavigationController) in false }
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIViewController().fullScreenPop.nextScreen = NextScreen { (_: UINavigationController) in nil }
            }
        }
    }

    // Fails when the screen that a swipe pops is the one on top after the question. On iOS 26 UIKit's own recognizers
    // take over the pop that the closure has begun, and popped a second screen.
    @Test("a shouldPop that pops by itself pops one screen", arguments: TestConfiguration.all)
    func popsByItself(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.below.fullScreenPop.shouldPop = .when { _ in false }
        fixture.top.fullScreenPop.shouldPop = .when { screen in
            screen.navigationController?.popViewController(animated: true)
            return true
        }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "shouldPop is asked once for each swipe, and only when everything else agrees", arguments: TestConfiguration.all
    )
    func askedLast(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        var timesAsked = 0
        fixture.top.fullScreenPop.shouldPop = .when { _ in
            timesAsked += 1
            return false
        }
        fixture.top.fullScreenPop.startRegion = .within(100)
        fixture.finger(at: 50).move(by: 0, 200, over: 0.2).up()
        fixture.finger(at: 50).move(by: fixture.back(-40), over: 0.2).up()
        fixture.swipe(from: 150)
        #expect(timesAsked == 0)
        fixture.swipe(from: 50)
        #expect(timesAsked == 1)
    }

    // Fails when `ArbitratedGesture.decide(_:)` does not keep the decision.
    @Test("shouldPop is asked once for a swipe that it allows", arguments: TestConfiguration.all)
    func askedOnce(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        var timesAsked = 0
        fixture.top.fullScreenPop.shouldPop = .when { _ in
            timesAsked += 1
            return true
        }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(timesAsked == 1)
    }
}

@MainActor
private final class Recorder {
    var isRecording = true
}

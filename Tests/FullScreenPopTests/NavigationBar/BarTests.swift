import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("The navigation bar") @MainActor
struct BarTests {
    @Test(
        "the navigation bar is hidden on a screen that hides it, and is back when that screen is popped",
        arguments: TestConfiguration.all)
    func followsPop(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let photo = Screen("Photo")
        photo.fullScreenPop.hidesNavigationBar = true
        fixture.device.perform { fixture.navigation.pushViewController(photo, animated: true) }
        fixture.device.settle()
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(!fixture.navigation.isNavigationBarHidden)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "the navigation bar stays hidden when a pop is cancelled, and is back when a pop finishes",
        arguments: TestConfiguration.all
    )
    func followsCancel(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let photo = Screen("Photo")
        photo.fullScreenPop.hidesNavigationBar = true
        fixture.device.perform { fixture.navigation.pushViewController(photo, animated: true) }
        fixture.device.settle()
        for _ in 0..<3 {
            fixture.swipe(by: 60)
            #expect(fixture.navigation.isNavigationBarHidden)
        }
        fixture.swipe()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    // Fails when the option is applied anew to the screen that stays.
    @Test(
        "a bar that the app has shown or hidden since is as before when a pop or a push is cancelled",
        arguments: TestConfiguration.all, [true, false])
    func toggledAndCancelled(configuration: TestConfiguration, hides: Bool) {
        let fixture = NavigationFixture(configuration)
        let option = !hides
        if hides {
            fixture.navigation.backSwipe.defaults.hidesNavigationBar = option
        } else {
            fixture.top.fullScreenPop.hidesNavigationBar = option
        }
        fixture.top.fullScreenPop.nextScreen = NextScreen { _ in Screen("Next") }
        #expect(fixture.navigation.isNavigationBarHidden == option)
        fixture.device.perform { fixture.navigation.setNavigationBarHidden(hides, animated: true) }
        fixture.device.settle()
        for _ in 0..<2 {
            fixture.swipe(by: 60)
            #expect(fixture.navigation.isNavigationBarHidden == hides)
        }
        fixture.finger(at: 370).move(by: fixture.back(-60), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2 && fixture.navigation.isNavigationBarHidden == hides)
        fixture.swipe()
        #expect(fixture.stack.count == 1 && !fixture.navigation.isNavigationBarHidden)
    }

    // Fails when the bar is set back although the app has set it since.
    @Test(
        "a screen that hides the bar when it has appeared has it so after a pop that is cancelled",
        arguments: TestConfiguration.all)
    func setWhenBack(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.navigation.backSwipe.defaults.hidesNavigationBar = false
        fixture.device.perform { fixture.navigation.pushViewController(HidingBarWhenBack(), animated: true) }
        fixture.device.settle()
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.swipe(by: 60)
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    // Fails when the bar is set back to what it was before the option of the screen that goes.
    @Test("a screen without an option that sets the bar as it comes has it so", arguments: [true, false])
    func setWhileComing(isHidden: Bool) {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.navigation.setNavigationBarHidden(!isHidden, animated: false)
        let photo = Screen("Photo")
        photo.fullScreenPop.hidesNavigationBar = true
        fixture.device.perform { fixture.navigation.pushViewController(photo, animated: true) }
        fixture.device.settle()
        #expect(fixture.navigation.isNavigationBarHidden)
        let old = ActingScreen()
        old.whenAppearing = { [navigation = fixture.navigation] in
            navigation.setNavigationBarHidden(isHidden, animated: true)
        }
        fixture.device.perform { fixture.navigation.pushViewController(old, animated: true) }
        fixture.device.settle()
        #expect(fixture.navigation.isNavigationBarHidden == isHidden)
    }

    @Test("what the app has made of the navigation bar since stays when it sets other options")
    func otherOptions() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.device.perform { fixture.top.fullScreenPop.hidesNavigationBar = true }
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.device.perform { fixture.navigation.setNavigationBarHidden(false, animated: false) }
        fixture.device.perform {
            fixture.top.fullScreenPop.startRegion = .within(100)
            fixture.top.fullScreenPop.hidesNavigationBar = true
            fixture.navigation.backSwipe.defaults.startRegion = .leadingEdge
        }
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.device.perform { fixture.top.fullScreenPop.hidesNavigationBar = false }
        fixture.device.perform { fixture.top.fullScreenPop.hidesNavigationBar = true }
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test(
        "the navigation bar stays shown when a pop to a screen that hides it is cancelled",
        arguments: TestConfiguration.all)
    func followsCancelToHidden(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.below.fullScreenPop.hidesNavigationBar = true
        fixture.swipe(by: 60)
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.swipe()
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test(
        "after a pop from a screen without a navigation bar to one with it, the next push works",
        arguments: TestConfiguration.all)
    func pushAfterPop(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.hidesNavigationBar = true
        fixture.swipe()
        let next = Screen("Next")
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Next"])
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("the navigation bar stays as the app has it on screens that do not set hidesNavigationBar")
    func leftAlone() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18), depth: 3)
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        fixture.swipe()
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.navigation.setNavigationBarHidden(false, animated: false)
        fixture.swipe()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("the navigation bar follows an option that changes while the screen is shown")
    func changedWhileShown() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.top.fullScreenPop.hidesNavigationBar = true
        fixture.device.settle()
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.below.fullScreenPop.hidesNavigationBar = false
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.top.fullScreenPop.hidesNavigationBar = nil
        fixture.device.settle()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("the navigation bar follows the defaults where a screen does not set hidesNavigationBar")
    func defaults() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18)) {
            $0.backSwipe.defaults.hidesNavigationBar = true
        }
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.below.fullScreenPop.hidesNavigationBar = false
        fixture.swipe()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("the navigation bar follows defaults that change while the screen is shown")
    func changedDefaults() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        for isHidden in [true, false] {
            fixture.navigation.backSwipe.defaults.hidesNavigationBar = isHidden
            fixture.device.settle()
            #expect(fixture.navigation.isNavigationBarHidden == isHidden)
        }
    }

    @Test("an option may be set while the navigation bar changes")
    func optionSetInside() {
        let navigation = RegionFollowsBar(rootViewController: Screen("Home"))
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        device.perform { device.window.rootViewController = navigation }
        let photo = Screen("Photo")
        photo.fullScreenPop.hidesNavigationBar = true
        device.perform { navigation.pushViewController(photo, animated: false) }
        device.settle()
        #expect(navigation.isNavigationBarHidden)
        #expect(photo.fullScreenPop.startRegion == .within(100))
    }
}

/// Lets a swipe begin close to the edge only while there is no bar to go back with.
private final class HidingBarWhenBack: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}

private final class RegionFollowsBar: FullScreenPopNavigationController {
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
        topViewController?.fullScreenPop.startRegion = hidden ? .within(100) : .anywhere
    }
}

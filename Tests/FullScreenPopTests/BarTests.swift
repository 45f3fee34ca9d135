import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("R4: the navigation bar") @MainActor
struct BarTests {
    @Test("is hidden on a screen that says so and is back when it is popped", arguments: World.all)
    func followsPop(world: World) {
        let fixture = NavigationFixture(world)
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

    @Test("stays hidden when the pop is cancelled, and is back when the next one is not", arguments: World.all)
    func followsCancel(world: World) {
        let fixture = NavigationFixture(world)
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

    @Test("stays shown when a pop to a screen without it is cancelled", arguments: World.all)
    func followsCancelToHidden(world: World) {
        let fixture = NavigationFixture(world)
        fixture.below.fullScreenPop.hidesNavigationBar = true
        fixture.swipe(by: 60)
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.swipe()
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test("after a pop to a screen with it the next push works", arguments: World.all)
    func pushAfterPop(world: World) {
        let fixture = NavigationFixture(world)
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

    @Test("is left as the app has it on screens that say nothing")
    func leftAlone() {
        let fixture = NavigationFixture(World(system: .iOS18), depth: 3)
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        fixture.swipe()
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.navigation.setNavigationBarHidden(false, animated: false)
        fixture.swipe()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("follows an option that changes while the screen is shown")
    func changedWhileShown() {
        let fixture = NavigationFixture(World(system: .iOS18))
        fixture.top.fullScreenPop.hidesNavigationBar = true
        fixture.device.settle()
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.below.fullScreenPop.hidesNavigationBar = false
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.top.fullScreenPop.hidesNavigationBar = nil
        fixture.device.settle()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("follows the defaults where a screen says nothing")
    func defaults() {
        let fixture = NavigationFixture(World(system: .iOS18)) { $0.backSwipe.defaults.hidesNavigationBar = true }
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.below.fullScreenPop.hidesNavigationBar = false
        fixture.swipe()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("follows defaults that change while the screen is shown")
    func changedDefaults() {
        let fixture = NavigationFixture(World(system: .iOS18))
        for isHidden in [true, false] {
            fixture.navigation.backSwipe.defaults.hidesNavigationBar = isHidden
            fixture.device.settle()
            #expect(fixture.navigation.isNavigationBarHidden == isHidden)
        }
    }

    @Test("may be followed by an option that is set while the bar changes")
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
private final class RegionFollowsBar: FullScreenPopNavigationController {
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
        topViewController?.fullScreenPop.startRegion = hidden ? .within(100) : .anywhere
    }
}

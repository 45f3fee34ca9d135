import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("R4: the navigation bar") @MainActor
struct BarTests {
    @Test("is hidden on a screen that says so and is back when it is popped", arguments: World.all)
    func followsPop(world: World) {
        let stage = Stage(world)
        let photo = Screen("Photo")
        photo.fullScreenPop.hidesNavigationBar = true
        stage.device.perform { stage.navigation.pushViewController(photo, animated: true) }
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.swipe()
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("stays hidden when the pop is cancelled, and is back when the next one is not", arguments: World.all)
    func followsCancel(world: World) {
        let stage = Stage(world)
        let photo = Screen("Photo")
        photo.fullScreenPop.hidesNavigationBar = true
        stage.device.perform { stage.navigation.pushViewController(photo, animated: true) }
        stage.device.settle()
        for _ in 0..<3 {
            stage.swipe(by: 60)
            #expect(stage.navigation.isNavigationBarHidden)
        }
        stage.swipe()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("stays shown when a pop to a screen without it is cancelled", arguments: World.all)
    func followsCancelToHidden(world: World) {
        let stage = Stage(world)
        stage.below.fullScreenPop.hidesNavigationBar = true
        stage.swipe(by: 60)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.swipe()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    @Test("after a pop to a screen with it the next push works", arguments: World.all)
    func pushAfterPop(world: World) {
        let stage = Stage(world)
        stage.top.fullScreenPop.hidesNavigationBar = true
        stage.swipe()
        let next = Screen("Next")
        stage.device.perform { stage.navigation.pushViewController(next, animated: true) }
        stage.device.settle()
        #expect(stage.stack == ["Screen 0", "Next"])
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("is left as the app has it on screens that say nothing")
    func leftAlone() {
        let stage = Stage(World(system: .iOS18), depth: 3)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.swipe()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.swipe()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("follows an option that changes while the screen is shown")
    func changedWhileShown() {
        let stage = Stage(World(system: .iOS18))
        stage.top.fullScreenPop.hidesNavigationBar = true
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.below.fullScreenPop.hidesNavigationBar = false
        #expect(stage.navigation.isNavigationBarHidden)
        stage.top.fullScreenPop.hidesNavigationBar = nil
        stage.device.settle()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("follows the defaults where a screen says nothing")
    func defaults() {
        let stage = Stage(World(system: .iOS18)) { $0.backSwipe.defaults.hidesNavigationBar = true }
        #expect(stage.navigation.isNavigationBarHidden)
        stage.below.fullScreenPop.hidesNavigationBar = false
        stage.swipe()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("follows defaults that change while the screen is shown")
    func changedDefaults() {
        let stage = Stage(World(system: .iOS18))
        for isHidden in [true, false] {
            stage.navigation.backSwipe.defaults.hidesNavigationBar = isHidden
            stage.device.settle()
            #expect(stage.navigation.isNavigationBarHidden == isHidden)
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

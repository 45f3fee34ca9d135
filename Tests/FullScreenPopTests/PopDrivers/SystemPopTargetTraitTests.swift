import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("Without the package trait SystemPopTarget", .enabled(if: !hasSystemPopTarget)) @MainActor
struct SystemPopTargetTraitTests {
    private func driver(of navigation: FullScreenPopNavigationController) -> PopDriver {
        navigation.backSwipe.drivers.chooseDriver(systemCanFollow: true).name
    }

    @Test("there is no system target, although the object behind UIKit's edge pan responds to the selector")
    func noTarget() throws {
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        navigation.loadViewIfNeeded()
        let target = try #require(navigation.interactivePopGestureRecognizer?.delegate)
        #expect(SystemPopTarget(target) == nil)
    }

    @Test("the automatic driver is the content pop on iOS 26, and the percent-driven one before")
    func automatic() {
        for system in BehaviourProfile.System.allCases {
            let fixture = NavigationFixture(TestConfiguration(system: system))
            #expect(driver(of: fixture.navigation) == (system >= .iOS26 ? .contentPop : .percentDriven))
            let drivers = fixture.navigation.backSwipe.drivers
            #expect(drivers.chooseDriver(systemCanFollow: false).name == .percentDriven)
        }
    }

    @Test(
        "an app that asks for the system target gets the percent-driven driver, and its swipes pop",
        arguments: TestConfiguration.all)
    func asked(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        if configuration.driver == .systemTarget { #expect(driver(of: fixture.navigation) == .percentDriven) }
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones == [.began, .finished])
        fixture.swipe(by: 60)
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones == [.began, .finished, .began, .cancelled])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("an installed swipe pops on every system", arguments: BehaviourProfile.System.allCases)
    func installed(system: BehaviourProfile.System) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: system))
        let navigation = UINavigationController()
        navigation.viewControllers = ["Home", "Detail"].map { Screen($0) }
        device.perform { device.window.rootViewController = navigation }
        BackSwipe.install(on: navigation)
        device.settle()
        device.finger().down(at: CGPoint(x: 150, y: 400)).move(by: 220, over: 0.3).hold(for: 0.2).up()
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(device.faults.isEmpty)
    }
}

import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("A back swipe that is uninstalled, and installed again") @MainActor
struct ReinstallationTests {
    @Test(
        "on the subclass the app's delegate goes on hearing, and can be replaced",
        arguments: TestConfiguration.leftToRight)
    func delegateOfSubclass(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let (first, second) = (RecordingDelegate(), RecordingDelegate())
        fixture.navigation.delegate = first
        fixture.device.perform { fixture.navigation.backSwipe.uninstall() }
        #expect(BackSwipe.installed(on: fixture.navigation) == nil)
        #expect(fixture.navigation.delegate === first)
        fixture.device.perform { fixture.navigation.popViewController(animated: false) }
        #expect(first.calls == ["willShow Screen 0", "didShow Screen 0"])
        fixture.navigation.delegate = second
        fixture.device.perform { fixture.navigation.pushViewController(fixture.top, animated: false) }
        #expect(first.calls.count == 2 && second.calls == ["willShow Screen 1", "didShow Screen 1"])
        fixture.device.perform { _ = BackSwipe.install(on: fixture.navigation) }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(second.calls.suffix(2) == ["willShow Screen 0", "didShow Screen 0"])
    }

    @Test("options, rules and handlers stay", arguments: TestConfiguration.leftToRight)
    func options(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let backSwipe = fixture.navigation.backSwipe
        backSwipe.defaults.startRegion = .within(100)
        fixture.device.perform { backSwipe.uninstall() }
        #expect(fixture.navigation.backSwipe === backSwipe)
        fixture.device.perform { _ = BackSwipe.install(on: fixture.navigation) }
        #expect(BackSwipe.installed(on: fixture.navigation) === backSwipe)
        fixture.swipe(from: 200)
        #expect(fixture.refusals.map(\.reason) == [.outsideStartRegion])
        fixture.swipe(from: 60)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("the subclass makes changes wait again", arguments: TestConfiguration.leftToRight)
    func waitingChanges(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.device.perform { fixture.navigation.backSwipe.uninstall() }
        fixture.device.perform { _ = BackSwipe.install(on: fixture.navigation) }
        let finger = fixture.finger(at: 100).move(by: fixture.back(250), over: 0.3)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Late"), animated: true) }
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Late"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("what is uninstalled twice, or installed and uninstalled by several, swipes when it is installed")
    func twice() {
        let device = HeadlessDevice()
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        device.perform { device.window.rootViewController = navigation }
        device.perform { navigation.pushViewController(Screen("Above"), animated: false) }
        let first = BackSwipe.install(on: navigation)
        first.uninstall()
        first.uninstall()
        BackSwipe.install(on: navigation)
        #expect(BackSwipe.installed(on: navigation) === first)
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 250, over: 0.2).up()
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.view.gestureRecognizers?.filter { $0.name == "FullScreenPop.pan" }.count == 2)
    }
}

import ForeignClients
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("A drawer of a library")
struct DrawerClientTests {
    private let menu = Screen("Menu")

    private func show(_ configuration: ClientConfiguration) -> (fixture: ClientFixture, drawer: Drawer) {
        let fixture = ClientFixture(configuration, [Screen("Home")])
        let drawer = Drawer(menu: menu)
        drawer.attach(to: fixture.navigation)
        return (fixture, drawer)
    }

    @Test(
        "a drawer follows the finger from the edge, and stays open as wide as it is", arguments: ClientConfiguration.all
    )
    func opening(configuration: ClientConfiguration) {
        let (fixture, drawer) = show(configuration)
        let finger = fixture.device.finger().down(at: CGPoint(x: 4, y: 400)).move(by: 130, over: 0.3)
        // The gesture has begun after ten points.
        #expect(abs(menu.view.shownFrame.minX + 120) < 12)
        finger.move(by: 60, over: 0.2)
        #expect(abs(menu.view.shownFrame.minX + 60) < 12)
        finger.up()
        fixture.device.settle()
        #expect(menu.view.frame == CGRect(x: 0, y: 0, width: 240, height: 844))
        #expect(fixture.navigation.presentedViewController === menu)
        #expect(menu.appearances == ["willAppear", "didAppear"])
        #expect(fixture.device.faults.isEmpty)
        withExtendedLifetime(drawer) {}
    }

    @Test("a drawer that is let go too early closes again", arguments: ClientConfiguration.all)
    func letGo(configuration: ClientConfiguration) {
        let (fixture, drawer) = show(configuration)
        fixture.device.finger().down(at: CGPoint(x: 4, y: 400)).move(by: 100, over: 0.3).move(by: -40, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.navigation.presentedViewController == nil)
        #expect(menu.viewIfLoaded?.window == nil)
        #expect(fixture.device.faults.isEmpty)
        withExtendedLifetime(drawer) {}
    }

    @Test("a finger closes a drawer, or opens it again where it was", arguments: ClientConfiguration.all)
    func closing(configuration: ClientConfiguration) {
        let (fixture, drawer) = show(configuration)
        fixture.drag(from: CGPoint(x: 4, y: 400), by: 220)
        fixture.device.finger().down(at: CGPoint(x: 200, y: 400)).move(by: -90, over: 0.3).move(by: 40, over: 0.1).up()
        fixture.device.settle()
        #expect(menu.view.frame == CGRect(x: 0, y: 0, width: 240, height: 844))
        #expect(fixture.navigation.presentedViewController === menu)
        fixture.flick(from: CGPoint(x: 200, y: 400), by: -150)
        #expect(fixture.navigation.presentedViewController == nil)
        #expect(fixture.navigation.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
        withExtendedLifetime(drawer) {}
    }
}

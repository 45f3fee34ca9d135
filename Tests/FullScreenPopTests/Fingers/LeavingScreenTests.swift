import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("A screen that the app pops under a finger") @MainActor
struct LeavingScreenTests {
    // Fails when the swipe waits for the pop, as one does that begins during it.
    @Test(
        "A finger that begins to move while its screen goes pops nothing more, and says why",
        arguments: TestConfiguration.all, [5, 110] as [CGFloat])
    func flick(configuration: TestConfiguration, x: CGFloat) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let finger = fixture.finger(at: x).hold(for: 0.1)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        finger.hold(for: 0.05).move(by: fixture.back(200), over: 0.15).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.refusals.map(\.reason) == [.screenReplaced])
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a finger counts for the screen on which it landed, however long ago that has gone.
    @Test("A finger that rests until the pop is over swipes the next screen", arguments: TestConfiguration.all)
    func restsMeanwhile(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let finger = fixture.finger(at: 110)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        finger.hold(for: 1).move(by: fixture.back(230), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.refusals.isEmpty)
    }

    // Fails when every finger counts for the screen that goes.
    @Test("A finger that lands while the screen goes flicks the next one", arguments: TestConfiguration.all)
    func landsMeanwhile(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.advance(by: 0.1)
        fixture.finger(at: 110).move(by: fixture.back(200), over: 0.15).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when a push counts as well: the finger means to get back from where it is, or from what comes.
    @Test("A finger under which the app pushes swipes back from that", arguments: TestConfiguration.all)
    func pushed(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 110).hold(for: 0.1)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Pushed"), animated: true) }
        finger.hold(for: 0.05).move(by: fixture.back(200), over: 0.15).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
    }
}

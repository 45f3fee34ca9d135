import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("What is felt where letting go would pop") @MainActor
struct FeedbackTests {
    @Test("nothing is felt by default", arguments: TestConfiguration.all)
    func none(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.impacts.isEmpty)
    }

    @Test("the way to the point is felt once, and the way back again", arguments: TestConfiguration.all)
    func crossings(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.navigation.backSwipe.defaults.feedback = .light
        let finger = fixture.finger(at: 60).move(by: fixture.back(160), over: 0.3).hold(for: 0.1)
        #expect(fixture.device.impacts.isEmpty)
        finger.move(by: fixture.back(100), over: 0.2).hold(for: 0.1)
        #expect(fixture.device.impacts.map(\.style) == [.light])
        finger.move(by: fixture.back(-120), over: 0.2).hold(for: 0.2)
        #expect(fixture.device.impacts.count == 2)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.impacts.count == 2)
    }

    // Fails when what follows the pop goes on after the finger has let go.
    @Test("what runs on after a flick is not felt", arguments: TestConfiguration.all)
    func flick(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.feedback = .rigid
        fixture.finger(at: 60).move(by: fixture.back(120), over: 0.08).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.impacts.isEmpty)
    }

    @Test("the point is that of the screen's gesture")
    func completion() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.top.fullScreenPop.feedback = .soft
        fixture.top.fullScreenPop.gesture = .pan.completing(.distance(beyond: 0.2))
        fixture.finger(at: 60).move(by: 110, over: 0.3).hold(for: 0.1)
        #expect(fixture.device.impacts.map(\.style) == [.soft])
    }

    @Test("a pull that pushes is felt as well", arguments: TestConfiguration.all)
    func push(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.feedback = .medium
        fixture.top.fullScreenPop.nextScreen = NextScreen { _ in Screen("Next") }
        fixture.finger(at: 370).move(by: fixture.back(-300), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.last == "Next")
        #expect(fixture.device.impacts.map(\.style) == [.medium])
    }
}

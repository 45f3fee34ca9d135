import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("the completion speed of a swipe is never 0") @MainActor
struct SwipeCompletionSpeedTests {
    @Test("a swipe over the whole width pops, on every driver", arguments: TestConfiguration.all)
    func swipe(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.device.perform { fixture.top.fullScreenPop.transition = .flip }
        fixture.finger(at: 1).move(by: fixture.back(388), over: 0.3).hold(for: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }
}

import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("every path of a swipe completes the transition") @MainActor
struct SwipeCompletionTests {
    @Test("a swipe ends when the window shows something else meanwhile", arguments: TestConfiguration.leftToRight)
    func windowGone(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.device.perform { fixture.top.fullScreenPop.transition = .cube }
        let finger = fixture.finger(at: 100).move(by: 100, over: 0.2)
        fixture.device.perform { fixture.device.window.rootViewController = Screen("Other") }
        finger.up()
        fixture.device.settle()
        #expect(fixture.navigation.transitionCoordinator == nil)
        #expect(fixture.device.faults.isEmpty)
        #expect(fixture.milestones == [.began, .cancelled])
    }
}

import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Trap 4: every path of a swipe completes the transition") @MainActor
struct SwipeCompletionTests {
    @Test("Trap 4: a swipe ends when the window shows something else meanwhile", arguments: World.leftToRight)
    func windowGone(world: World) {
        let stage = Stage(world)
        stage.device.perform { stage.top.fullScreenPop.transition = .cube }
        let finger = stage.finger(at: 100).move(by: 100, over: 0.2)
        stage.device.perform { stage.device.window.rootViewController = Screen("Other") }
        finger.up()
        stage.device.settle()
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.device.faults.isEmpty)
        #expect(stage.milestones.count == 2)
    }
}

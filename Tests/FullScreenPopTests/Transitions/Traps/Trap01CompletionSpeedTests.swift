import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Trap 1: the completion speed of a swipe is never 0") @MainActor
struct SwipeCompletionSpeedTests {
    @Test("Trap 1: a swipe over the whole width pops, on every driver", arguments: World.all)
    func swipe(world: World) {
        let stage = Stage(world)
        stage.device.perform { stage.top.fullScreenPop.transition = .flip }
        stage.finger(at: 1).move(by: stage.back(388), over: 0.3).hold(for: 0.3).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .finished])
        #expect(stage.device.faults.isEmpty)
    }
}

import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("Trap 1: the completion speed is never 0") @MainActor
struct CompletionSpeedTests {
    private static let fade = ScreenTransition("fade", timing: .linear(1)) { _ in
        [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
    }

    // Fails when the `max` with `shortestDistance` is taken out of `TransitionContinuation.init`, where it limits the factor.
    @Test(
        "Trap 1: a finger that has come all the way leaves a moment to play, forward and cancelled",
        arguments: [(1, true), (0, false), (0.999, true), (0.001, false)] as [(CGFloat, Bool)],
        [0, 20, -20] as [CGFloat])
    func nothingLeft(end: (progress: CGFloat, finishes: Bool), velocity: CGFloat) {
        let theatre = Theatre()
        let interaction = theatre.lead(Self.fade)
        theatre.device.perform { interaction.update(end.progress) }
        theatre.device.perform {
            if end.finishes { interaction.finish(velocity: velocity) } else { interaction.cancel(velocity: velocity) }
        }
        theatre.device.advance(by: 0.05)
        #expect(theatre.context.completions.isEmpty)
        theatre.device.advance(by: 0.1)
        #expect(theatre.context.completions == [end.finishes])
    }

    // Fails when the `max` with `shortestDistance` is taken out of `TransitionContinuation.completionSpeed`.
    @Test("Trap 1: nor is the speed that UIKit is told", arguments: [true, false])
    func toldSpeed(finishes: Bool) {
        let theatre = Theatre()
        let interaction = theatre.lead(Self.fade)
        theatre.device.perform { interaction.update(finishes ? 1 : 0) }
        theatre.device.perform {
            if finishes { interaction.finish() } else { interaction.cancel() }
        }
        #expect(interaction.completionSpeed > 0)
        theatre.device.settle()
    }

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

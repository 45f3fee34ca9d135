import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("the completion speed is never 0") @MainActor
struct CompletionSpeedTests {
    private static let fade = ScreenTransition("fade", timing: .linear(1)) { _ in
        [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
    }

    // Fails when the `max` with `shortestDistance` is taken out of `TransitionContinuation.init`, where it limits the
    // factor.
    @Test(
        "a finger that lets go at an end leaves a short animation, finished or cancelled",
        arguments: [(1, true), (0, false), (0.999, true), (0.001, false)] as [(CGFloat, Bool)],
        [0, 20, -20] as [CGFloat])
    func nothingLeft(end: (progress: CGFloat, finishes: Bool), velocity: CGFloat) {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(Self.fade)
        fixture.device.perform { interaction.update(end.progress) }
        fixture.device.perform {
            if end.finishes { interaction.finish(velocity: velocity) } else { interaction.cancel(velocity: velocity) }
        }
        fixture.device.advance(by: 0.05)
        #expect(fixture.context.completions.isEmpty)
        fixture.device.advance(by: 0.1)
        #expect(fixture.context.completions == [end.finishes])
    }

    // Fails when the `max` with `shortestDistance` is taken out of `TransitionContinuation.completionSpeed`.
    @Test("the completion speed that UIKit reads is more than 0", arguments: [true, false])
    func toldSpeed(finishes: Bool) {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(Self.fade)
        fixture.device.perform { interaction.update(finishes ? 1 : 0) }
        fixture.device.perform {
            if finishes { interaction.finish() } else { interaction.cancel() }
        }
        #expect(interaction.completionSpeed > 0)
        fixture.device.settle()
    }
}

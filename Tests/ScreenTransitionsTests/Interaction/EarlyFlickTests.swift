import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("a flick can end before the transition has started") @MainActor
struct EarlyFlickTests {
    // Fails when the last lines of `AnimatorInteraction.startInteractiveTransition(_:)` are taken out, and when
    // `handOnOutcome()` does not wait until that method has returned.
    @Test("an outcome from before the start takes effect right after it", arguments: [true, false])
    func keptOutcome(finishes: Bool) {
        let fixture = TransitionFixture()
        let interaction = AnimatorInteraction(animator: TransitionAnimator(transition: .cube, direction: .forward))
        interaction.update(0.3)
        if finishes { interaction.finish(velocity: 4) } else { interaction.cancel(velocity: -4) }
        interaction.update(0.9)
        fixture.context.isInteractive = true
        fixture.device.perform { interaction.startInteractiveTransition(fixture.context) }
        #expect(fixture.context.progress == [0.3])
        #expect(fixture.context.calls.isEmpty)
        fixture.device.settle()
        #expect(fixture.context.calls == [finishes ? "finish" : "cancel"])
        #expect(fixture.context.completions == [finishes])
        #expect(fixture.isCleanedUp)
    }

    // Fails when `show()` is taken out of the same method: the transition would stand at its beginning until the finger
    // moves again.
    @Test("progress from before the start is shown at the start")
    func keptProgress() {
        let fixture = TransitionFixture()
        let interaction = AnimatorInteraction(animator: TransitionAnimator(transition: .cube, direction: .forward))
        interaction.update(0.3)
        fixture.context.isInteractive = true
        fixture.device.perform { interaction.startInteractiveTransition(fixture.context) }
        #expect(fixture.context.progress == [0.3])
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
        #expect(fixture.context.completions == [false])
    }

    // Fails when `guard self.outcome == nil` is taken out of `AnimatorInteraction.end(with:velocity:)`.
    @Test("only the first outcome counts", arguments: [true, false])
    func firstWord(finishes: Bool) {
        let fixture = TransitionFixture()
        let interaction = AnimatorInteraction(animator: TransitionAnimator(transition: .cube, direction: .forward))
        if finishes { interaction.finish() } else { interaction.cancel() }
        if finishes { interaction.cancel() } else { interaction.finish() }
        fixture.context.isInteractive = true
        fixture.device.perform { interaction.startInteractiveTransition(fixture.context) }
        fixture.device.settle()
        #expect(fixture.context.completions == [finishes])
    }
}

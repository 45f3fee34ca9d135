import ScreenTransitions
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("animators and interactions keep no screen alive") @MainActor
struct ScreenMemoryTests {
    // Fails when `running = nil` is taken out of `TransitionAnimator.animationEnded(_:)`.
    @Test(
        "an animator keeps no screen alive after the transition",
        arguments: Ending.allCases)
    func keptAnimator(ending: Ending) {
        weak var leaving: Screen?
        weak var arriving: Screen?
        var animator: TransitionAnimator?
        do {
            let fixture = TransitionFixture()
            (leaving, arriving) = (fixture.leaving, fixture.arriving)
            fixture.run(.cube, ending: ending)
            animator = fixture.animator
        }
        #expect(animator != nil)
        #expect(leaving == nil)
        #expect(arriving == nil)
    }

    // Fails when `detach()` is taken out of `AnimatorInteraction.handOnOutcome()`, at either place.
    @Test(
        "an interaction keeps no screen alive after the transition",
        arguments: [Ending.finished, .cancelled, .stoppedUnderFinger])
    func keptInteraction(ending: Ending) {
        weak var arriving: Screen?
        var interaction: AnimatorInteraction?
        do {
            let fixture = TransitionFixture()
            arriving = fixture.arriving
            interaction = fixture.scrub(.cube)
            fixture.device.perform { interaction?.update(0.5) }
            fixture.device.perform {
                switch ending {
                case .finished:
                    interaction?.finish()
                case .cancelled:
                    interaction?.cancel()
                default:
                    fixture.animator?.interruptibleAnimator(using: fixture.context).stopAnimation(true)
                    interaction?.cancel()
                }
            }
            fixture.device.settle()
            fixture.animator?.animationEnded(ending.arrives)
        }
        #expect(interaction != nil)
        #expect(arriving == nil)
    }
}

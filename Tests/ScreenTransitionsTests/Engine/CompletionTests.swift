import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("every path completes the transition exactly once") @MainActor
struct CompletionTests {
    // Fails when `animator.wasStopped = …` is taken out of `RunningTransition.init` (a stopped animator then never
    // completes), or `guard !hasEnded` out of `end(at:)` (one that is stopped twice completes twice).
    @Test(
        "however a transition ends, with and without the screens' views, it is completed once",
        arguments: Ending.allCases,
        [(true, true), (true, false), (false, true), (false, false)])
    func once(ending: Ending, provides: (leaving: Bool, arriving: Bool)) {
        for transition in [ScreenTransition.cover, .flip, .doors] {
            let fixture = TransitionFixture()
            fixture.context.providesLeaving = provides.leaving
            fixture.context.providesArriving = provides.arriving
            fixture.run(transition, ending: ending)
            #expect(fixture.context.completions == [ending.arrives])
            #expect(fixture.isCleanedUp)
        }
    }

    // Fails when `if position == .current, context.isInteractive` and what it does are taken out of
    // `RunningTransition.end(at:)`: the system would not know that the interaction is over.
    @Test("the context hears of the outcome once")
    func words() {
        for (ending, words) in [
            (Ending.played, []), (.finished, ["finish"]), (.cancelled, ["cancel"]), (.stoppedUnderFinger, ["cancel"]),
            (.takenAwayUnderFinger, ["cancel"]),
        ] {
            let fixture = TransitionFixture()
            fixture.run(.cover, ending: ending)
            #expect(fixture.context.calls == words)
        }
    }

    @Test("an animator that is stopped and finished ends at the given position", arguments: [true, false])
    func finishedByHand(atEnd: Bool) {
        let fixture = TransitionFixture()
        fixture.play(.cover)
        fixture.device.advance(by: 0.1)
        fixture.device.perform {
            let animator = fixture.animator?.interruptibleAnimator(using: fixture.context)
            animator?.stopAnimation(false)
            animator?.finishAnimation(at: atEnd ? .end : .start)
        }
        #expect(fixture.context.completions == [atEnd])
        fixture.device.settle()
        #expect(fixture.context.completions == [atEnd])
    }
}

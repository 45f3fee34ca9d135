import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("Trap 4: every path completes the transition exactly once") @MainActor
struct CompletionTests {
    // Fails when `animator.wasStopped = …` is taken out of `RunningTransition.init` (a stopped animator then never
    // completes), or `guard !hasEnded` out of `end(at:)` (one that is stopped twice completes twice).
    @Test(
        "Trap 4: however it ends, with and without the screens' views", arguments: Ending.allCases,
        [(true, true), (true, false), (false, true), (false, false)])
    func once(ending: Ending, lends: (leaving: Bool, arriving: Bool)) {
        for transition in [ScreenTransition.cover, .flip, .doors] {
            let theatre = Theatre()
            theatre.context.lendsLeaving = lends.leaving
            theatre.context.lendsArriving = lends.arriving
            theatre.run(transition, ending: ending)
            #expect(theatre.context.completions == [ending.arrives])
            #expect(theatre.isStageGone)
        }
    }

    // Fails when `if position == .current, context.isInteractive` and what it does are taken out of
    // `RunningTransition.end(at:)`: the system would not know that the interaction is over.
    @Test("Trap 4: UIKit is told the outcome before the completion, and once")
    func words() {
        for (ending, words) in [
            (Ending.played, []), (.finished, ["finish"]), (.cancelled, ["cancel"]), (.stoppedUnderFinger, ["cancel"]),
            (.takenAwayUnderFinger, ["cancel"]),
        ] {
            let theatre = Theatre()
            theatre.run(.cover, ending: ending)
            #expect(theatre.context.words == words)
        }
    }

    @Test("Trap 4: an animator that is stopped and finished ends where it was told to", arguments: [true, false])
    func finishedByHand(atEnd: Bool) {
        let theatre = Theatre()
        theatre.play(.cover)
        theatre.device.advance(by: 0.1)
        theatre.device.perform {
            let animator = theatre.animator?.interruptibleAnimator(using: theatre.context)
            animator?.stopAnimation(false)
            animator?.finishAnimation(at: atEnd ? .end : .start)
        }
        #expect(theatre.context.completions == [atEnd])
        theatre.device.settle()
        #expect(theatre.context.completions == [atEnd])
    }

    @Test("Trap 4: a window that shows something else in the middle of a swipe", arguments: World.leftToRight)
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

import ScreenTransitions
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Scrubbing an interruptible animator") @MainActor
struct InterruptibleAnimatorTests {
    private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.02 }

    // Fails when `AnimatorInteraction` does not ask for the interruptible animator: its curve is not linear in layer
    // time.
    @Test("An interruptible animator is scrubbed linearly, without changing the layer's time")
    func scrubs() {
        let pop = AnimatorPop(InterruptibleAppAnimator())
        pop.scrub(to: 0.3)
        #expect(near(pop.offset, 117))
        #expect(pop.timeIsAsBefore)
        pop.scrub(to: 0.8)
        #expect(near(pop.offset, 312))
    }

    // Fails when `PropertyAnimatorScrubber.complete(with:velocity:)` does not reverse the animator on the way back.
    @Test(
        "An interruptible animator finishes and cancels from any progress, and before the start",
        arguments: [0, 0.4, 1] as [CGFloat], [true, false])
    func ends(progress: CGFloat, isFinished: Bool) {
        for isEarly in [true, false] {
            let pop = AnimatorPop(InterruptibleAppAnimator())
            if !isEarly { pop.scrub(to: progress) }
            pop.device.perform {
                pop.animatorInteraction.update(progress)
                isFinished ? pop.animatorInteraction.finish(velocity: 2) : pop.animatorInteraction.cancel(velocity: -2)
            }
            if isEarly { pop.device.perform { pop.navigation.popViewController(animated: true) } }
            let offsets = pop.offsetsToTheEnd()
            #expect(offsets.count < 30)
            #expect(pop.animator.cancellations == [!isFinished])
            #expect(pop.animator.ends == [isFinished])
            #expect(pop.stack == (isFinished ? ["Home"] : ["Home", "Detail"]))
            #expect(pop.animatorInteraction.completionSpeed > 0)
            if !isFinished {
                #expect(pop.offset == 0)
                #expect(offsets.allSatisfy { $0 <= AppMove.distance * progress + 0.02 }, "it went on: \(offsets)")
            }
            #expect(pop.device.faults.isEmpty)
        }
    }

    // Fails when `PropertyAnimatorScrubber.complete(with:velocity:)` starts the animator instead of continuing it.
    @Test("An interruptible animator continues at the speed of the finger")
    func pace() {
        let offsets = [0, 2, 8].map { velocity in
            let pop = AnimatorPop(InterruptibleAppAnimator())
            pop.scrub(to: 0.5)
            pop.device.perform { pop.animatorInteraction.finish(velocity: velocity) }
            pop.device.advance(by: 3 * AnimatorPop.frame)
            return pop.offset
        }
        #expect(offsets[1] > offsets[0] + 10 && offsets[2] > offsets[1] + 20, Comment(rawValue: "\(offsets)"))
    }

    // Fails when `AnimatorInteraction.detach()` does not release the context.
    @Test("An interaction keeps no screen alive afterwards", arguments: [true, false])
    func memory(isFinished: Bool) {
        var pop: AnimatorPop? = AnimatorPop(InterruptibleAppAnimator())
        weak let detail = pop?.detail
        let interaction = pop?.animatorInteraction
        pop?.scrub(to: 0.4)
        pop?.device.perform { isFinished ? interaction?.finish() : interaction?.cancel() }
        pop?.device.settle()
        pop?.device.perform { pop?.device.window.rootViewController = nil }
        pop?.device.settle()
        pop = nil
        #expect(detail == nil)
        withExtendedLifetime(interaction) {}
    }

    // Fails when `AnimatorInteraction.show()` does not look at `isScrubbing`: a stopped animator must not be moved.
    @Test("An animator that is stopped but not finished isn't scrubbed any more")
    func stoppedAndFinishedLater() {
        let animator = InterruptibleAppAnimator()
        let pop = AnimatorPop(animator)
        pop.scrub(to: 0.3)
        pop.device.perform { animator.stop(finishing: false) }
        pop.scrub(to: 0.5)
        #expect(pop.navigation.transitionCoordinator?.percentComplete == 0.3)
        pop.device.perform { animator.finish() }
        pop.device.settle()
        #expect(animator.cancellations == [false])
        #expect(pop.device.faults.isEmpty)
    }

    @Test("An animator that is stopped under the finger isn't scrubbed any more")
    func stopped() {
        let animator = InterruptibleAppAnimator()
        let pop = AnimatorPop(animator)
        pop.scrub(to: 0.3)
        pop.device.perform { animator.stop() }
        pop.scrub(to: 0.5)
        pop.device.perform { pop.animatorInteraction.finish() }
        pop.device.settle()
        #expect(animator.cancellations == [false])
        #expect(pop.device.faults.isEmpty)
    }

    @Test("A transition that continues can be paused where it is, and ended either way", arguments: [true, false])
    func pauses(wasFinished: Bool) {
        let pop = AnimatorPop(InterruptibleAppAnimator())
        pop.scrub(to: 0.5)
        pop.device.perform {
            wasFinished ? pop.animatorInteraction.finish() : pop.animatorInteraction.cancel()
        }
        pop.device.advance(by: 4 * AnimatorPop.frame)
        let (before, coordinator) = (pop.offset, pop.navigation.transitionCoordinator)
        var progress: CGFloat?
        pop.device.perform { progress = pop.animatorInteraction.pause() }
        #expect(near(pop.offset / AppMove.distance, before / AppMove.distance))
        #expect(near((progress ?? -1) * AppMove.distance, pop.offset))
        #expect(wasFinished ? pop.offset > 0.5 * AppMove.distance : pop.offset < 0.5 * AppMove.distance)
        #expect(coordinator?.isInteractive == true)
        #expect(pop.animatorInteraction.completionSpeed == 1)
        pop.scrub(to: 0.4)
        #expect(near(pop.offset, 0.4 * AppMove.distance))
        pop.device.perform {
            wasFinished ? pop.animatorInteraction.cancel() : pop.animatorInteraction.finish()
        }
        pop.device.settle()
        #expect(pop.animator.ends == [!wasFinished])
        #expect(pop.stack == (wasFinished ? ["Home", "Detail"] : ["Home"]))
        #expect(pop.device.faults.isEmpty)
    }

    @Test("There is nothing to pause before the outcome, before the start, and after the end")
    func nothingToPause() {
        let pop = AnimatorPop(InterruptibleAppAnimator())
        pop.device.perform {
            #expect(pop.animatorInteraction.pause() == nil)
            pop.animatorInteraction.update(0.4)
            pop.animatorInteraction.finish()
            #expect(pop.animatorInteraction.pause() == nil)
        }
        let scrubbed = AnimatorPop(InterruptibleAppAnimator())
        scrubbed.scrub(to: 0.4)
        scrubbed.device.perform {
            #expect(scrubbed.animatorInteraction.pause() == nil)
            scrubbed.animatorInteraction.finish()
        }
        scrubbed.device.settle()
        #expect(scrubbed.animatorInteraction.pause() == nil)
        #expect(scrubbed.stack == ["Home"])
    }

    @Test("An animator that isn't interruptible can't be paused")
    func notInterruptible() {
        let pop = AnimatorPop(.basic)
        pop.scrub(to: 0.4)
        pop.device.perform { pop.animatorInteraction.finish() }
        pop.device.advance(by: 3 * AnimatorPop.frame)
        pop.device.perform { #expect(pop.animatorInteraction.pause() == nil) }
        pop.device.settle()
        #expect(pop.stack == ["Home"])
    }
}

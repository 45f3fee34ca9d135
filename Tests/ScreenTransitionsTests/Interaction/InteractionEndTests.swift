import ScreenTransitions
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("The end of an interactive transition") @MainActor
struct InteractionEndTests {
    @Test("Removing the animations under the finger ends the transition, and restores the time")
    func removedAnimations() {
        let pop = AnimatorPop(.basic)
        pop.scrub(to: 0.3)
        pop.device.perform { pop.detail.view.layer.removeAllAnimations() }
        pop.scrub(to: 0.4)
        pop.device.perform { pop.animatorInteraction.cancel() }
        pop.device.settle()
        #expect(!pop.isRunning)
        #expect(pop.animator.cancellations == [false])
        #expect(pop.animator.ends == [true])
        #expect(pop.timeIsAsBefore)
        #expect(pop.device.faults.isEmpty)
    }

    @Test("Removing the animations on the way back ends the transition once")
    func removedOnTheWayBack() {
        let pop = AnimatorPop(.basicWithModelValue)
        pop.scrub(to: 0.8)
        pop.device.perform { pop.animatorInteraction.cancel() }
        pop.device.advance(by: 0.1)
        pop.device.perform { pop.detail.view.layer.removeAllAnimations() }
        pop.device.settle()
        #expect(pop.animator.cancellations == [true])
        #expect(pop.offset == 0)
        #expect(pop.timeIsAsBefore)
        #expect(pop.device.faults.isEmpty)
    }

    @Test("A transition without animations ends at once")
    func nothingToAnimate() {
        let pop = AnimatorPop(AppAnimator { _, isOver in isOver() })
        pop.scrub(to: 0.3)
        pop.device.perform { pop.animatorInteraction.finish() }
        pop.device.settle()
        #expect(pop.animator.ends == [true])
        #expect(pop.stack == ["Home"])
        #expect(pop.timeIsAsBefore)
        #expect(pop.device.faults.isEmpty)
    }

    // Fails when a display link is not stopped.
    @Test("No display link runs while the finger rests, or after the end", arguments: AppMove.allCases)
    func frames(move: AppMove) {
        let pop = AnimatorPop(move)
        pop.scrub(to: 0.3)
        pop.device.advance(by: AnimatorPop.frame)
        #expect(!pop.device.isMoving)
        pop.device.perform { pop.animatorInteraction.cancel() }
        #expect(pop.device.isMoving)
        pop.device.settle()
        #expect(!pop.isRunning)
        #expect(!pop.device.isMoving)
    }

    // Fails when `AnimatorInteraction.detach()` does not release the context or the scrubber.
    @Test("An interaction and its animator keep no screen alive, however the transition ends", arguments: [0, 1, 2])
    func memory(outcome: Int) {
        for move in AppMove.allCases {
            var pop: AnimatorPop? = AnimatorPop(move)
            weak let interaction = pop?.animatorInteraction
            weak let animator = pop?.animator
            weak let home = pop?.home
            weak let detail = pop?.detail
            weak let detailView = detail?.view
            let kept = pop?.animatorInteraction
            pop?.scrub(to: 0.4)
            pop?.device.perform {
                switch outcome {
                case 0: kept?.finish()
                case 1: kept?.cancel()
                default: pop?.device.window.rootViewController = Screen("Elsewhere")
                }
            }
            pop?.device.settle()
            pop?.device.perform { pop?.device.window.rootViewController = nil }
            pop?.device.settle()
            pop = nil
            #expect(home == nil, "\(move)")
            #expect(detail == nil, "\(move)")
            #expect(detailView == nil, "\(move)")
            #expect(animator != nil, "the interaction has it")
            #expect(interaction != nil)
            withExtendedLifetime(kept) {}
        }
    }

    @Test("An interaction is released with its transition")
    func interactionGoes() {
        let pop = AnimatorPop(.basic)
        weak var interaction: AnimatorInteraction?
        do {
            let other = AnimatorInteraction(animator: pop.animator)
            interaction = other
            pop.interaction = other
            pop.device.perform { pop.navigation.popViewController(animated: true) }
            pop.device.perform { other.cancel() }
            pop.interaction = pop.animatorInteraction
        }
        #expect(interaction != nil)
        pop.device.settle()
        #expect(interaction == nil)
        #expect(pop.animator.cancellations == [true])
    }
}

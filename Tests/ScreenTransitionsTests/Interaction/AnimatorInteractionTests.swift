import ScreenTransitions
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Scrubbing an animator of the app's own") @MainActor
struct AnimatorInteractionTests {
    private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.02 }

    // Fails when `LayerClock` does not stop the layer, and when the time moves before the animations are committed.
    @Test("Every kind of animation follows the finger", arguments: AppMove.allCases)
    func scrubs(move: AppMove) {
        let pop = AnimatorPop(move)
        for progress in [0.3, 0.8, 0.1, 0, 0.3] as [CGFloat] {
            pop.scrub(to: progress)
            #expect(near(pop.offset, move.offset(at: progress)), "\(pop.offset) at \(progress)")
        }
        pop.device.advance(by: 5)
        #expect(near(pop.offset, move.offset(at: 0.3)))
        #expect(pop.navigation.transitionCoordinator?.percentComplete == 0.3)
        #expect(pop.animator.cancellations.isEmpty)
    }

    @Test("The members of an animation group keep their own times")
    func group() {
        let pop = AnimatorPop(.group)
        pop.scrub(to: 0.3)
        // 0.12 of 0.4 seconds: 0.02 of the 0.2 seconds that the fade takes.
        #expect(abs((pop.detail.view.layer.presentation()?.opacity ?? 0) - 0.9) < 1e-4)
    }

    // Fails when `LayerTimeScrubber.margin` is 0.
    @Test("Animations can be scrubbed to the end and back again", arguments: AppMove.allCases)
    func fullProgress(move: AppMove) {
        let pop = AnimatorPop(move)
        pop.scrub(to: 1)
        pop.device.advance(by: 1)
        #expect(near(pop.offset, move.offset(at: 1)))
        pop.scrub(to: 0.3)
        #expect(near(pop.offset, move.offset(at: 0.3)))
    }

    @Test("A finished transition continues to the end in the remaining time", arguments: AppMove.allCases)
    func finishes(move: AppMove) {
        let pop = AnimatorPop(move)
        pop.scrub(to: 0.3)
        pop.device.perform { pop.animatorInteraction.finish() }
        pop.device.advance(by: 0.14)
        #expect(near(pop.offset, move.offset(at: 0.65)))
        pop.device.advance(by: 0.13)
        #expect(pop.isRunning)
        pop.device.advance(by: 0.03)
        #expect(!pop.isRunning)
        #expect(pop.stack == ["Home"])
        #expect(pop.detail.view.superview == nil)
        #expect(pop.animator.cancellations == [false])
        #expect(pop.animator.ends == [true])
        #expect(pop.timeIsAsBefore)
        #expect(pop.device.faults.isEmpty)
    }

    // Fails when `LayerTimeScrubber` neither puts stills in place nor takes what is left past its end: nothing ends
    // then.
    @Test(
        "A cancelled transition returns to the start in the time that has passed, and restores everything",
        arguments: AppMove.allCases)
    func cancels(move: AppMove) {
        let pop = AnimatorPop(move)
        let before = Look(pop.detail.view)
        pop.scrub(to: 0.75)
        pop.device.advance(by: AnimatorPop.frame)
        let start = pop.device.now
        pop.device.perform { pop.animatorInteraction.cancel() }
        pop.device.advance(by: 9 * AnimatorPop.frame)
        let passed = CGFloat(pop.device.now - start)
        #expect(near(pop.offset, move.offset(at: 0.75 - passed / CGFloat(AppMove.duration))))
        let offsets = pop.offsetsToTheEnd()
        #expect(offsets.count == 8)
        #expect(offsets.allSatisfy { $0 < move.offset(at: 0.5) })
        #expect(pop.stack == ["Home", "Detail"])
        #expect(Look(pop.detail.view) == before)
        #expect(pop.home.view.superview == nil)
        #expect(pop.animator.cancellations == [true])
        #expect(pop.animator.ends == [false])
        #expect(pop.detail.view.layer.animationKeys() == nil)
        #expect(pop.timeIsAsBefore)
        #expect(pop.device.faults.isEmpty)
    }

    // Fails when `LayerTimeScrubber.endAnimations` removes the animations without stills.
    @Test("A cancelled transition never shows the end again", arguments: AppMove.allCases)
    func noFlash(move: AppMove) {
        let pop = AnimatorPop(move)
        pop.scrub(to: 0.5)
        pop.device.perform { pop.animatorInteraction.cancel() }
        pop.device.settle()
        #expect(near(pop.animator.lastOffset ?? -1, 0))
    }

    // Fails when the stills are not kept until the transition is over.
    @Test("A cancelled transition shows the start during a late completion")
    func lateCompletion() {
        let pop = AnimatorPop(
            AppAnimator { leaving, isOver in
                let tail = leaving.superview
                AppMove.basicWithModelValue.play(leaving) {
                    UIView.animate(withDuration: 0.2) {
                        tail?.alpha = 0.99
                    } completion: { _ in
                        isOver()
                    }
                }
            })
        pop.scrub(to: 0.5)
        pop.device.perform { pop.animatorInteraction.cancel() }
        let offsets = pop.offsetsToTheEnd()
        #expect(offsets.count > 20)
        #expect(offsets.suffix(10).allSatisfy { near($0, 0) })
        #expect(pop.offset == 0)
        #expect(pop.animator.cancellations == [true])
    }

    // Fails when `completionSpeed(for:velocity:)` is 1 − progress.
    @Test("A transition ends when the finger lets go at either end", arguments: [0, 1] as [CGFloat], [true, false])
    func ends(progress: CGFloat, isFinished: Bool) {
        for move in AppMove.allCases {
            let pop = AnimatorPop(move)
            pop.scrub(to: progress)
            pop.device.perform { isFinished ? pop.animatorInteraction.finish() : pop.animatorInteraction.cancel() }
            pop.device.advance(by: 0.45)
            #expect(!pop.isRunning, "\(move)")
            #expect(pop.animatorInteraction.completionSpeed > 0)
            #expect(pop.animator.cancellations == [!isFinished])
            #expect(pop.stack.count == (isFinished ? 1 : 2))
        }
    }

    // Fails when `AnimatorInteraction` forgets what it hears before the start.
    @Test(
        "A flick that is over before the start takes effect at the start", arguments: AppMove.allCases, [true, false])
    func flick(move: AppMove, isFinished: Bool) {
        let pop = AnimatorPop(move)
        pop.device.perform {
            pop.animatorInteraction.update(0.5)
            isFinished ? pop.animatorInteraction.finish() : pop.animatorInteraction.cancel()
            // Only the first word counts.
            isFinished ? pop.animatorInteraction.cancel() : pop.animatorInteraction.finish()
            pop.animatorInteraction.update(0.9)
            pop.navigation.popViewController(animated: true)
        }
        pop.device.advance(by: AnimatorPop.frame)
        #expect(near(pop.offset, move.offset(at: 0.5)))
        pop.device.advance(by: 0.16)
        #expect(pop.isRunning)
        pop.device.advance(by: 0.06)
        #expect(!pop.isRunning)
        #expect(pop.animator.cancellations == [!isFinished])
        #expect(pop.timeIsAsBefore)
    }

    @Test("The completion speed is that of the finger, at least 1 and at most 10", arguments: [true, false])
    func speed(isFinished: Bool) {
        let sign: CGFloat = isFinished ? 1 : -1
        for (velocity, speed) in [(0, 1), (-20, 1), (1, 1), (5, 2), (20, 8), (1000, 10), (.nan, 1)]
            as [(CGFloat, CGFloat)]
        {
            let pop = AnimatorPop(.basic)
            pop.scrub(to: 0.5)
            let start = pop.device.now
            pop.device.perform {
                if isFinished {
                    pop.animatorInteraction.finish(velocity: sign * velocity)
                } else {
                    pop.animatorInteraction.cancel(velocity: sign * velocity)
                }
            }
            #expect(abs(pop.animatorInteraction.completionSpeed - speed) < 1e-6)
            _ = pop.offsetsToTheEnd()
            let time = CGFloat(pop.device.now - start)
            #expect(abs(time - 0.2 / speed) < 0.034, "\(time) s at \(velocity)")
        }
    }

    @Test("An interaction ignores NaN, and limits progress to 0…1")
    func strangeProgress() {
        let pop = AnimatorPop(.basic)
        pop.scrub(to: 0.3)
        pop.scrub(to: .nan)
        #expect(near(pop.offset, 117))
        pop.scrub(to: 7)
        #expect(near(pop.offset, 390))
        #expect(pop.navigation.transitionCoordinator?.percentComplete == 1)
        pop.scrub(to: -7)
        #expect(near(pop.offset, 0))
        #expect(pop.navigation.transitionCoordinator?.percentComplete == 0)
    }
}

/// What an animator may have left behind on a view.
private struct Look: Equatable {
    let bounds: CGRect
    let center: CGPoint
    let transform: CGAffineTransform
    let alpha: CGFloat

    @MainActor
    init(_ view: UIView) {
        bounds = view.bounds
        center = view.center
        transform = view.transform
        alpha = view.alpha
    }
}

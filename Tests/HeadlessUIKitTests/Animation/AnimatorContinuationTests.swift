import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct AnimatorContinuationTests {
    let fixture = AnimatedView()
    let log = CompletionLog()

    private func makeAnimator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = fixture.view] in
            view.center.x = 150
        }
        animator.addCompletion(log.position)
        return animator
    }

    @Test("H1 the rest of an animator that is continued with a duration factor takes that part of the duration")
    func durationFactor() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        fixture.device.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 2) }
        #expect(animator.isRunning)
        #expect(isClose(fixture.x, 50))
        fixture.device.advance(by: 1)
        #expect(isClose(fixture.x, 75))
        fixture.device.advance(by: 0.99)
        #expect(log.entries.isEmpty)
        fixture.device.advance(by: 0.01 + aFrame)
        #expect(log.entries == ["end"])
    }

    @Test("H1 an animator that is continued reversed runs back to the start in the time of its duration factor")
    func continuedBack() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.4
        fixture.device.perform {
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        }
        fixture.device.advance(by: 0.25)
        #expect(isClose(fixture.x, 20))
        fixture.device.advance(by: 0.25 + aFrame)
        #expect(log.entries == ["start"])
        #expect(fixture.x == 0)
    }

    @Test("H1 the rest of a continued animator can itself be paused, scrubbed and continued")
    func continuedTwice() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        fixture.device.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 1) }
        fixture.device.advance(by: 0.5)
        fixture.device.perform { animator.pauseAnimation() }
        #expect(isClose(fixture.x, 75))
        #expect(isClose(animator.fractionComplete, 0.75))
        fixture.device.perform { animator.startAnimation() }
        fixture.device.advance(by: 0.25)
        #expect(isClose(fixture.x, 87.5))
        fixture.device.perform { animator.isReversed = true }
        #expect(isClose(fixture.x, 87.5))
        fixture.device.advance(by: 2)
        #expect(log.entries == ["start"])
    }

    @Test("H1 of several changes of one property the first knows the start, the last the end")
    func severalChanges() {
        for (position, x) in [(UIViewAnimatingPosition.start, 0.0), (.end, 40)] {
            let animator = makeAnimator()
            animator.addAnimations { [view = fixture.view] in view.center.x = 90 }
            fixture.device.perform { animator.startAnimation() }
            fixture.device.advance(by: 0.5)
            fixture.device.perform {
                animator.stopAnimation(false)
                animator.finishAnimation(at: position)
            }
            #expect(isClose(fixture.x, x))
            fixture.device.perform { fixture.view.center.x = 50 }
        }
    }

    @Test("H1 an animator can be used again once it is over; completions are called in their order")
    func again() {
        let animator = makeAnimator()
        fixture.device.perform { animator.startAnimation() }
        fixture.device.advance(by: 2)
        animator.addAnimations { [view = fixture.view] in view.center.x = 50 }
        animator.addCompletion(log.position)
        fixture.device.perform { animator.startAnimation() }
        animator.addCompletion { [log] _ in log.add("the completion added last") }
        fixture.device.advance(by: 0.25)
        #expect(isClose(fixture.x, 75))
        fixture.device.advance(by: 1)
        #expect(log.entries == ["end", "end", "the completion added last"])
    }

    @Test("H1 stopping an animator that is not active does nothing")
    func inactive() {
        let animator = makeAnimator()
        animator.stopAnimation(false)
        #expect(animator.state == .inactive)
        fixture.device.perform { animator.startAnimation() }
        fixture.device.advance(by: 2)
        animator.stopAnimation(true)
        #expect(log.entries == ["end"])
    }
}

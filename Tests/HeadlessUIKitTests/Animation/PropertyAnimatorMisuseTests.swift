import Testing

@testable @_spi(Headless) import UIKit

/// UIKit raises; the model stops as well.
struct PropertyAnimatorMisuseTests {
    @Test("H1 only a stopped animator can be finished")
    func finishing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
        }
    }

    @Test("H1 a stopped animator must be finished before it starts again")
    func starting() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.startAnimation()
                animator.stopAnimation(false)
                animator.startAnimation()
            }
        }
    }

    @Test("H1 a stopped animator takes no further animations")
    func adding() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.startAnimation()
                animator.stopAnimation(false)
                animator.addAnimations {}
                // Released without this it would stop the process for another reason.
                animator.finishAnimation(at: .end)
            }
        }
    }

    @Test("H1 an animator that is not interruptible cannot be paused")
    func pausing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.isInterruptible = false
                animator.startAnimation()
                animator.pauseAnimation()
                // Released while it is paused it would stop the process for another reason.
                animator.stopAnimation(true)
            }
        }
    }

    @Test("H1 a paused animator must not be released")
    func releasing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation() }
        }
    }
}

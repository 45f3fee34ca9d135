import GestureArbitration
import UIKit

/// Flicks back that have come and gone during a transition, and pop when that is over.
@MainActor
struct BackFlicks {
    let arbiter: GestureArbiter
    let options: StackOptions
    let queue: TransitionQueue
    /// Pops the screen on top.
    let pop: @MainActor () -> Void
    /// Called when a flick has waited for a screen that is not on top any more.
    let onRefusal: @MainActor (SwipeRefusal) -> Void

    /// Notes that the finger of `pan` is lifted, whose swipe nothing has followed because of a transition.
    func add(_ pan: BackSwipePanGestureRecognizer) {
        if pan.state == .possible { pan.judgeByFinger() }
        guard finishes(pan) else {
            _ = arbiter.decision(onBeginningOf: pan)
            return
        }
        queue.add(flickOf: pan, begin: { begin(by: pan) }, onRefusal: onRefusal)
    }

    /// Pops if the screen allows it that is there now.
    private func begin(by pan: BackSwipePanGestureRecognizer) -> Bool {
        guard arbiter.decision(onBeginningOf: pan).isAllowed else { return false }
        pop()
        return true
    }

    /// Whether a pop that the finger of `pan` had moved would run on to its end.
    private func finishes(_ pan: BackSwipePanGestureRecognizer) -> Bool {
        guard let view = pan.view, let course = course(of: pan, in: view) else { return false }
        return options.gesture.finishes(after: course, in: view)
    }

    /// A pan that has waited has not been told of the movement.
    private func course(
        of pan: BackSwipePanGestureRecognizer, in view: UIView
    ) -> (movement: CGPoint, velocity: CGPoint)? {
        pan.state == .possible ? pan.fingerCourse(in: view) : (pan.translation(in: view), pan.velocity(in: view))
    }
}

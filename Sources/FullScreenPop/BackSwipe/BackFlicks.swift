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
        add(flickOf: pan) { $0.decision(onBeginningOf: pan) }
    }

    /// Keeps the flick of fingers that have scrolled on a trackpad, of which `pan` has not been told, if it is one.
    ///
    /// - Parameters:
    ///   - movement: How far they have scrolled, in points of the pan's view.
    ///   - velocity: How fast they were in the end, in points per second.
    func add(scrollOf pan: UIPanGestureRecognizer, movement: CGPoint, velocity: CGPoint) -> Bool {
        guard let view = pan.view, options.gesture.finishes(after: (movement, velocity), in: view) else { return false }
        add(flickOf: pan) { $0.decision(onBeginningOf: pan, scrolledBy: movement) }
        return true
    }

    private func add(
        flickOf pan: UIPanGestureRecognizer, decide: @escaping @MainActor (GestureArbiter) -> ArbitrationDecision
    ) {
        // The queue must not keep itself.
        queue.add(
            flickOf: pan,
            begin: { [arbiter, pop] in
                let isAllowed = decide(arbiter).isAllowed
                if isAllowed { pop() }
                return isAllowed
            }, onRefusal: onRefusal)
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

import GestureArbitration
import UIKit

/// Flicks that have come and gone during a transition, and begin another one when that is over.
@MainActor
struct EarlyFlicks {
    let arbiter: GestureArbiter
    /// What tells whether a flick would finish a transition.
    let gesture: @MainActor () -> TransitionGesture
    let queue: TransitionQueue
    /// Begins the transition of a flick that a recognizer has seen, and ends it.
    let begin: @MainActor (UIPanGestureRecognizer) -> Void
    /// Called when a flick has waited for a screen that is not on top any more.
    let onRefusal: @MainActor (SwipeRefusal) -> Void

    /// Keeps the flick of `pan`, whose finger is lifted and whose swipe nothing has followed because of a transition; refuses it
    /// if it is none.
    func add(_ pan: SwipePanGestureRecognizer) {
        guard finishes(pan) else { return letRulesDecide(on: pan) }
        if pan.state == .possible { pan.judgeByFlick() }
        add(flickOf: pan) { $0.decision(onBeginningOf: pan) }
    }

    /// Lets the rules decide on `pan`, whose finger is lifted, while the transition runs: they refuse what can't interrupt it.
    func letRulesDecide(on pan: SwipePanGestureRecognizer) {
        if pan.state == .possible { pan.judgeByFinger() }
        _ = arbiter.decision(onBeginningOf: pan)
    }

    /// Keeps the flick of fingers that have scrolled on a trackpad, of which `pan` has not been told, if it is one.
    ///
    /// - Parameters:
    ///   - movement: How far they have scrolled, in points of the pan's view.
    ///   - velocity: How fast they were in the end, in points per second.
    func add(scrollOf pan: UIPanGestureRecognizer, movement: CGPoint, velocity: CGPoint) -> Bool {
        guard let view = pan.view, gesture().finishes(after: (movement, velocity), in: view) else { return false }
        add(flickOf: pan) { $0.decision(onBeginningOf: pan, scrolledBy: movement) }
        return true
    }

    private func add(
        flickOf pan: UIPanGestureRecognizer, decide: @escaping @MainActor (GestureArbiter) -> ArbitrationDecision
    ) {
        // The queue must not keep itself.
        queue.add(
            flickOf: pan,
            begin: { [arbiter, begin] in
                let isAllowed = decide(arbiter).isAllowed
                if isAllowed { begin(pan) }
                return isAllowed
            }, onRefusal: onRefusal)
    }

    /// Whether a transition that the finger of `pan` had led would run on to its end.
    private func finishes(_ pan: SwipePanGestureRecognizer) -> Bool {
        guard let view = pan.view, let course = course(of: pan, in: view) else { return false }
        return gesture().finishes(after: course, in: view)
    }

    /// A pan that has waited has not been told of the movement.
    private func course(
        of pan: SwipePanGestureRecognizer, in view: UIView
    ) -> (movement: CGPoint, velocity: CGPoint)? {
        pan.state == .possible ? pan.fingerCourse(in: view) : (pan.translation(in: view), pan.velocity(in: view))
    }
}

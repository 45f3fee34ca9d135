import GestureArbitration
import UIKit

/// What swipe pans swipe for. Flicks that come and go during a transition wait for it, and begin another one when that is over.
@MainActor
protocol SwipePanOwner: AnyObject {
    /// Decides on the pans.
    var arbiter: GestureArbiter { get }
    /// What the fingers do; tells whether a flick would finish a transition.
    var gesture: TransitionGesture { get }
    /// Where the flicks wait.
    var queue: TransitionQueue { get }

    /// The finger of a swipe is about to be lifted that has waited until then.
    func didLiftEarly(_ pan: SwipePanGestureRecognizer)
    /// The other pan of the view has decided, and `pan` has left its finger.
    func didGiveUp(_ pan: SwipePanGestureRecognizer)
    /// Begins the transition of a flick that `pan` has seen, and ends it.
    func begin(byFlickOf pan: UIPanGestureRecognizer)
    /// Tells the app of a swipe that is refused, such as a flick that has waited for a screen which is not there any more.
    func refuse(_ refusal: SwipeRefusal)
}

extension SwipePanOwner {
    func didGiveUp(_ pan: SwipePanGestureRecognizer) {}

    /// Keeps the flick of `pan`, whose finger is lifted and whose swipe nothing has followed because of a transition; refuses it
    /// if it is none.
    func keepFlick(of pan: SwipePanGestureRecognizer) {
        guard finishes(pan) else { return letRulesDecide(on: pan) }
        if pan.state == .possible { pan.judgeByFlick() }
        keepFlick(of: pan) { $0.decision(onBeginningOf: pan) }
    }

    /// Lets the rules decide on `pan`, whose finger is lifted, while the transition runs: they refuse what can't interrupt it.
    func letRulesDecide(on pan: SwipePanGestureRecognizer) {
        if pan.state == .possible { pan.judgeByFinger() }
        _ = arbiter.decision(onBeginningOf: pan)
    }

    /// Keeps the flick of fingers that have scrolled on a trackpad, of which `pan` has not been told, if it is one.
    ///
    /// - Parameter course: How far they have scrolled, in points of the pan's view, and how fast they were in the end, in points per
    ///   second.
    /// - Returns: Whether it is a flick.
    func keepFlick(ofScroll pan: UIPanGestureRecognizer, _ course: (movement: CGPoint, velocity: CGPoint)) -> Bool {
        guard let view = pan.view, gesture.finishes(after: course, in: view) else { return false }
        keepFlick(of: pan) { $0.decision(onBeginningOf: pan, scrolledBy: course.movement) }
        return true
    }

    private func keepFlick(
        of pan: UIPanGestureRecognizer, decide: @escaping @MainActor (GestureArbiter) -> ArbitrationDecision
    ) {
        queue.add(
            flickOf: pan,
            begin: { [weak self] in
                guard let self, decide(arbiter).isAllowed else { return false }
                begin(byFlickOf: pan)
                return true
            }, onRefusal: { [weak self] in self?.refuse($0) })
    }

    /// Whether a transition that the finger of `pan` had led would run on to its end.
    private func finishes(_ pan: SwipePanGestureRecognizer) -> Bool {
        guard let view = pan.view, let course = course(of: pan, in: view) else { return false }
        return gesture.finishes(after: course, in: view)
    }

    /// A pan that has waited has not been told of the movement.
    private func course(
        of pan: SwipePanGestureRecognizer, in view: UIView
    ) -> (movement: CGPoint, velocity: CGPoint)? {
        pan.state == .possible ? pan.fingerCourse(in: view) : (pan.translation(in: view), pan.velocity(in: view))
    }
}

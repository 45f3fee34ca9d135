import GestureArbitration
import UIKit

/// The owner of swipe pans. Flicks made during a transition wait for it, and begin another one when it ends.
@MainActor
protocol SwipePanOwner: AnyObject {
    /// Decides on the pans.
    var arbiter: GestureArbiter { get }
    /// The gesture, which determines whether a flick would finish a transition.
    var gesture: TransitionGesture { get }
    /// Where the flicks wait.
    var queue: TransitionQueue { get }

    /// Whether a swipe that starts with `touch` goes before content, because it starts at the edge.
    func startsAtEdge(_ touch: UITouch) -> Bool
    /// Called when the finger of a swipe that has waited until now is about to lift.
    ///
    /// - Returns: Whether it is a swipe, as far as is known.
    func didLiftEarly(_ pan: SwipePanGestureRecognizer) -> Bool
    /// Takes the fingers from the views that they touch.
    func cancelTouches()
    /// Called when `pan` leaves content to other fingers, because another pan of the view has decided. It has given
    /// up its finger, unless this rests and may still swipe.
    func didLeaveContent(of pan: SwipePanGestureRecognizer)
    /// The owner of a flick of `pan` that waits: this one, or that of the swipe on the screen that comes, whose
    /// recognizers have not received the finger.
    func owner(ofFlickBy pan: SwipePanGestureRecognizer) -> any SwipePanOwner
    /// Begins the transition of a flick that `pan` has seen, and ends it.
    func begin(byFlickOf pan: UIPanGestureRecognizer)
    /// Reports a refused swipe to the app, such as a flick that has waited for a screen that is no longer there.
    func refuse(_ refusal: SwipeRefusal)
}

extension SwipePanOwner {
    func didLeaveContent(of pan: SwipePanGestureRecognizer) {}

    func owner(ofFlickBy pan: SwipePanGestureRecognizer) -> any SwipePanOwner { self }

    /// Keeps the flick of `pan`, whose finger lifts and whose swipe nothing has followed because of a transition;
    /// lets the rules decide on it if it is not a flick.
    ///
    /// - Returns: Whether it is a swipe, as far as is known.
    @discardableResult
    func keepFlick(of pan: SwipePanGestureRecognizer) -> Bool {
        guard finishes(pan), !pan.attempt.isMeantForLeavingScreen else { return letRulesDecide(on: pan) }
        if pan.state == .possible { pan.letRulesSeeFlick() }
        let meansTouchedViews = pan.attempt.isYieldedTo
        keepFlick(of: pan, for: owner(ofFlickBy: pan)) { arbiter in
            if meansTouchedViews { pan.noteTouchedViewsAgain() }
            return arbiter.decision(onBeginningOf: pan)
        }
        return true
    }

    /// Lets the rules decide on `pan`, whose finger lifts, while the transition is running: they refuse what can't
    /// interrupt it.
    ///
    /// - Returns: Whether they allow the swipe.
    func letRulesDecide(on pan: SwipePanGestureRecognizer) -> Bool {
        if pan.state == .possible { pan.letRulesSeeFinger() }
        return arbiter.decision(onBeginningOf: pan).isAllowed
    }

    /// Keeps the flick of fingers that have scrolled on a trackpad, which `pan` has not received, if it is a flick.
    ///
    /// - Parameter motion: How far they have scrolled, and how fast they were at the end.
    /// - Returns: Whether it is a flick.
    func keepFlick(ofScroll pan: UIPanGestureRecognizer, _ motion: FingerMotion) -> Bool {
        guard let view = pan.view, gesture.finishes(after: motion, in: view) else { return false }
        keepFlick(of: pan, for: self) { $0.decision(onBeginningOf: pan, scrolledBy: motion.movement) }
        return true
    }

    private func keepFlick(
        of pan: UIPanGestureRecognizer, for owner: any SwipePanOwner,
        decide: @escaping @MainActor (GestureArbiter) -> ArbitrationDecision
    ) {
        queue.add(
            flickOf: pan,
            begin: { [weak self, weak owner] in
                guard let owner else { return false }
                let decision = decide(owner.arbiter)
                // Arbiters report only on recognizers that they govern.
                if owner !== self, let refusal = SwipeRefusal(decision, onAttemptOf: pan) { owner.refuse(refusal) }
                guard decision.isAllowed else { return false }
                owner.begin(byFlickOf: pan)
                return true
            }, onRefusal: { [weak self] in self?.refuse($0) })
    }

    /// Whether a transition driven by the finger of `pan` would run on to its end.
    private func finishes(_ pan: SwipePanGestureRecognizer) -> Bool {
        guard let view = pan.view, let motion = motion(of: pan, in: view) else { return false }
        return gesture.finishes(after: motion, in: view)
    }

    /// A pan that has waited has not received the movement.
    private func motion(of pan: SwipePanGestureRecognizer, in view: UIView) -> FingerMotion? {
        guard pan.state == .possible else {
            return FingerMotion(movement: pan.translation(in: view), velocity: pan.velocity(in: view))
        }
        return pan.liftedMotion(in: view)
    }
}

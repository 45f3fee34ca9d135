import GestureArbitration
import UIKit

/// Decides what pops by a gesture, once the arbiter has decided on it, and what must not.
extension BackSwipeRecognizers {
    /// Called when the arbiter has decided on the current gesture, by the movement of `recognizer`.
    func didDecide(_ decision: ArbitrationDecision, on recognizer: UIGestureRecognizer) {
        // The app may let the arbiter govern its own recognizers.
        guard isOwn(recognizer) else { return }
        // While one drives a pop, another may be asked about the arriving screen, even in the event in which the first
        // ends.
        if let decidedGesture, let other = decidedGesture.recognizer, other !== recognizer,
            decidedGesture.isFollowed || other.isActive
        {
            return
        }
        let screen = options.navigationController?.topViewController
        decidedGesture =
            decision.isAllowed
            ? DecidedGesture(
                of: recognizer, popping: screen,
                driver: drivers.chooseDriver(systemCanFollow: systemCanFollow(recognizer)),
                interrupting: transitionThatSystemMayInterrupt)
            : DecidedGesture(refusing: recognizer, on: screen)
        decideVetoes()
        // A pan on a screen that a pinch pops is not an attempt.
        let isAttempt = !(decision.rule is ScreenGestureRule)
        let refusal = isAttempt ? SwipeRefusal(decision, onAttemptOf: recognizer) : nil
        if recognizer === trackpad.pan, !decision.isAllowed, transitionSettles || !queue.isEmpty {
            trackpad.wait(refusal: refusal)
        } else if let refusal {
            refuse(refusal)
        }
    }

    /// Whether UIKit's own recognizers can pop by the current gesture of a pan. They take a second finger as part of
    /// the swipe, and can't move together with a scroll view. They do not wait for what the pan waits for, or they fall
    /// behind the finger. They may take it from the app's pans, and do not begin if it moves steeply at first.
    private func systemCanFollow(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? BackSwipePanGestureRecognizer else { return false }
        return systemPops.mayBegin
            && !anotherFingerWasDown && !vetoes.contains(where: \.isActive)
            && pan.attempt.wait < .forTap && pan.moves(pan.swipeDirection)
            && !pan.touchesScrollView { movesTogether($0, with: pan) }
            && !pan.fingerRecognizers.contains { isContender($0, of: pan) }
    }

    /// Whether a scroll view moves together with the screen.
    private func movesTogether(_ scrollView: UIScrollView, with pan: UIPanGestureRecognizer) -> Bool {
        arbiter.relation(of: pan, to: scrollView.panGestureRecognizer)?.kind == .simultaneous
    }

    /// Whether `other` is one of the app's pans on the same finger, or a recognizer that a rule makes the pan wait for.
    private func isContender(_ other: UIGestureRecognizer, of pan: UIPanGestureRecognizer) -> Bool {
        if arbiter.relation(of: pan, to: other)?.kind == .waits { return other.state == .possible }
        return other.isPan(deeperThan: pan)
    }

    /// Whether UIKit's own recognizers must fail for the finger of `pan`; undecided as long as the pan is.
    func vetoOnSystemPop(by pan: SwipePanGestureRecognizer) -> VetoDecision {
        // They may wait with a finger that has already lifted, and would pop once more.
        if queue.contains(flickOf: pan) { return .begins }
        if let decidedGesture, decidedGesture.driver != nil, !decidedGesture.isLeftToSystem,
            let recognizer = decidedGesture.recognizer, recognizer === pan || recognizer === pinch
        {
            return .begins
        }
        // They may receive the next finger, while this one rests.
        guard systemPops.haveFinger else { return .undecided }
        // A pinch is decided when its fingers pinch, not by the movement of the first one.
        if options.gesture.pinchDirection != nil { return .begins }
        if let decidedGesture, decidedGesture.recognizer === pan {
            return decidedGesture.isLeftToSystem ? .fails : .begins
        }
        // Another recognizer has taken the touch from the pan; it takes it from UIKit's own in the same way.
        return pan.state == .possible ? .undecided : .begins
    }

    /// Whether one of them has a finger, or has had another one, and may still wait for a veto.
    var systemMayWait: Bool { systemPops.haveFinger || anotherFingerWasDown }

    private var transitionThatSystemMayInterrupt: InterruptedTransition? {
        guard drivers.systemMayInterrupt, let coordinator = options.navigationController?.transitionCoordinator
        else { return nil }
        return InterruptedTransition(coordinator: coordinator)
    }
}

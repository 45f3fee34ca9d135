import UIKit
import UIKitSeams

/// Passes a gesture to its driver.
extension BackSwipeRecognizers {
    func follow(_ recognizer: UIGestureRecognizer) {
        guard recognizer === decidedGesture?.recognizer else { return }
        decidedGesture?.isFollowed = recognizer.isActive
        defer { endIfAsked(recognizer) }
        if recognizer.state == .ended { addFlickIfLeftBySystem(recognizer) }
        guard let driver = decidedGesture?.driver else { return }
        // UIKit would cancel its own swipe, too.
        if recognizer.state == .changed, systemPops.areDisabled {
            if driver.isContentPop { systemPops.cancelPop() }
            return recognizer.leaveTouches()
        }
        // UIKit may have held a pan back until its finger lifted.
        (recognizer as? SwipePanGestureRecognizer)?.sharedFinger?.isTaken = true
        if recognizer.state == .began, !driver.isContentPop, let refusal = refusal(ofHeldBack: recognizer) {
            decidedGesture?.driver = nil
            refuse(refusal)
            return
        }
        isFollowing = true
        drivers.follow(recognizer, with: driver)
        isFollowing = false
    }

    /// Called when a pop begins. If UIKit's edge pan drives it, for which the pan beside it fails, the edge pan goes
    /// on from where the finger is.
    func letEdgePanGoOn() {
        guard let decidedGesture, decidedGesture.driver?.isContentPop == true,
            let pan = decidedGesture.recognizer as? SwipePanGestureRecognizer, let view = pan.view,
            let movement = pan.movementBeforeBeginning
        else { return }
        systemPops.goOn(from: movement, in: view)
    }

    /// Cancels the recognizer that drives if the app has asked for it meanwhile. After the removal of the others,
    /// removes it when it has been cancelled, and releases this object with it.
    private func endIfAsked(_ recognizer: UIGestureRecognizer) {
        if isCancelledWhileFollowed {
            isCancelledWhileFollowed = false
            // Otherwise it has been cancelled meanwhile, with its view out of the window, and reports this next, too.
            if recognizer.isActive { recognizer.leaveTouches() }
            return
        }
        guard keptUntilCancelled != nil else { return }
        view.removeGestureRecognizer(recognizer)
        keptUntilCancelled = nil
    }

    /// Keeps a flick that UIKit's own recognizers could not take, or have not taken, to interrupt the transition.
    private func addFlickIfLeftBySystem(_ recognizer: UIGestureRecognizer) {
        guard let decidedGesture, let interrupted = decidedGesture.interrupted,
            let navigationController = options.navigationController,
            navigationController.topViewController === decidedGesture.screen,
            interrupted.isLast(before: navigationController.transitionCoordinator),
            let pan = recognizer as? BackSwipePanGestureRecognizer
        else { return }
        pan.sharedFinger?.isTaken = false
        keepFlick(of: pan)
    }

    /// Checks again what may have changed since the pan was allowed to begin: UIKit holds the pan back as long as it
    /// waits for another recognizer to fail.
    private func refusal(ofHeldBack recognizer: UIGestureRecognizer) -> SwipeRefusal? {
        let decision = arbiter.decision(onHeldBack: recognizer)
        if !decision.isAllowed { return SwipeRefusal(decision) }
        guard decidedGesture?.screen !== options.navigationController?.topViewController else { return nil }
        return .screenReplaced
    }
}

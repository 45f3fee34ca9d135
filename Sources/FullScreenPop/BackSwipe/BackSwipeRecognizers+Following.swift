import UIKit

/// Passes a gesture to its driver.
extension BackSwipeRecognizers {
    func follow(_ recognizer: UIGestureRecognizer) {
        guard recognizer === decidedGesture?.recognizer else { return }
        decidedGesture?.isFollowed = recognizer.isActive
        defer { endIfAsked(recognizer) }
        if recognizer.state == .ended { keepFlickMissedBySystem(recognizer) }
        guard let driver = decidedGesture?.driver else { return }
        // UIKit would cancel its own swipe, too.
        if recognizer.state == .changed, options.isSystemPopDisabled {
            if driver.isContentPop { systemPops.cancelPop() }
            return recognizer.leaveTouches()
        }
        if recognizer.state == .changed, systemHasNotBegun(recognizer) {
            systemPops.leaveTouches()
            decidedGesture?.driver = .percentDriven
            return drive(recognizer, with: .percentDriven, begins: true)
        }
        // UIKit may have held a pan back until its finger lifted.
        (recognizer as? SwipePanGestureRecognizer)?.sharedFinger?.isTaken = true
        if recognizer.state == .began, !driver.isContentPop, let refusal = refusal(ofHeldBack: recognizer) {
            decidedGesture?.driver = nil
            refuse(refusal)
            return
        }
        drive(recognizer, with: driver, begins: recognizer.state == .began)
    }

    private func drive(_ recognizer: UIGestureRecognizer, with driver: ChosenDriver, begins: Bool) {
        let screen = begins ? options.navigationController?.topViewController : nil
        if delivery == .none { delivery = .inProgress }
        drivers.follow(recognizer, with: driver, begins: begins)
        if let screen { backSwipe?.didBeginPop(of: screen) }
        if delivery == .inProgress { delivery = .none }
    }

    /// Whether UIKit's own recognizers, which should pop by the swipe, have not begun to although the finger has gone
    /// on. When they pop is up to UIKit, and they may wait for a recognizer of the app's that neither begins nor fails.
    private func systemHasNotBegun(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let decidedGesture, decidedGesture.isLeftToSystem, !decidedGesture.hasBegunPop,
            decidedGesture.interrupted == nil, !systemPops.areActive,
            let navigationController = options.navigationController,
            navigationController.transitionCoordinator == nil,
            navigationController.topViewController === decidedGesture.screen,
            let pan = recognizer as? BackSwipePanGestureRecognizer
        else { return false }
        return pan.translation(in: view).length >= Self.patience
    }

    /// How far a swipe goes before it no longer waits for UIKit's own recognizers, in points.
    private static let patience: CGFloat = 40

    /// Whether UIKit's own recognizers have begun to pop with the finger of `pan`.
    func systemIsPopping(with pan: UIPanGestureRecognizer) -> Bool {
        decidedGesture.map { $0.recognizer === pan && $0.systemHasBegun } == true
    }

    /// Called when a pop begins. If UIKit's edge pan drives it, for which the pan beside it fails, the edge pan goes
    /// on from where the finger is.
    func popHasBegun() {
        decidedGesture?.hasBegunPop = true
        guard let decidedGesture, decidedGesture.isLeftToSystem,
            let pan = decidedGesture.recognizer as? SwipePanGestureRecognizer, let view = pan.view,
            let movement = pan.movementBeforeBeginning
        else { return }
        systemPops.goOn(from: movement, in: view)
    }

    /// Keeps a flick that UIKit's own recognizers could not take, or have not taken, to interrupt the transition.
    private func keepFlickMissedBySystem(_ recognizer: UIGestureRecognizer) {
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

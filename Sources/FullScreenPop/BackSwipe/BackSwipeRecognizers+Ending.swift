import UIKit

/// Ends gestures for the app, also from within a callback that a gesture has led to.
///
/// A recognizer that drives a pop can't be cancelled while its movement is being passed to the driver: UIKit would not
/// know of the pop yet. It is cancelled when that is done. If the recognizers are being removed, it stays until then,
/// and keeps this object alive.
extension BackSwipeRecognizers {
    /// How far a movement has been passed to the driver.
    enum Delivery {
        case none
        /// A movement is being passed to the driver.
        case inProgress
        /// The same, and the gesture is to be cancelled afterwards.
        case cancelsAfterwards
    }

    /// Cancels the pop that fingers drive, and gives up those that have not begun to.
    func cancel() {
        let driving = leaveSystemPop()
        for pan in pans { pan.giveUp() }
        for recognizer in [trackpad.pan, pinch, takeover].compactMap(\.self) where recognizer.state == .possible {
            recognizer.leaveTouches()
        }
        if let driving { end(driving) }
    }

    /// Removes the recognizers from their view. A pop that they drive is cancelled.
    func remove() {
        handoff.uninstall()
        arbiter.onDecision = nil
        let driving = leaveSystemPop()
        for recognizer in all where recognizer !== driving {
            // Disabling is documented to cancel it; removing is not.
            if recognizer.isActive { recognizer.leaveTouches() }
            view.removeGestureRecognizer(recognizer)
        }
        guard let driving else { return }
        keptUntilCancelled = self
        end(driving)
    }

    /// Cancels the pop of UIKit's own recognizers.
    ///
    /// - Returns: The recognizer that drives a pop otherwise.
    private func leaveSystemPop() -> UIGestureRecognizer? {
        guard let gesture = decidedGesture, gesture.driver != nil else { return nil }
        if gesture.isLeftToSystem {
            // One of them may not have begun yet, nor the pan beside it.
            systemPops.cancelPop()
            systemPops.leaveTouches()
            decidedGesture?.driver = nil
            return nil
        }
        return gesture.isFollowed ? gesture.recognizer : nil
    }

    /// Cancels the recognizer that drives, now or as soon as its movement has been passed on.
    private func end(_ driving: UIGestureRecognizer) {
        if delivery == .none { driving.leaveTouches() } else { delivery = .cancelsAfterwards }
    }

    /// Called when a movement has been passed on. Cancels the recognizer that drives if the app has asked for it
    /// meanwhile. After the removal of the others, removes it when it has been cancelled, and releases this object with
    /// it.
    func endIfAsked(_ recognizer: UIGestureRecognizer) {
        if delivery == .cancelsAfterwards {
            delivery = .none
            // Otherwise it has been cancelled meanwhile, with its view out of the window, and reports this next, too.
            if recognizer.isActive { recognizer.leaveTouches() }
            return
        }
        guard keptUntilCancelled != nil else { return }
        view.removeGestureRecognizer(recognizer)
        keptUntilCancelled = nil
    }
}

import UIKit

/// A pop that fingers drive, from its beginning to its last event.
extension BackSwipe {
    /// Called when a swipe has begun to pop `screen`. By now UIKit has called the delegate, unless the app has set
    /// another delegate, or has changed the stack in a callback of the screens.
    func didBeginPop(of screen: UIViewController) {
        guard let transition = screen.transitionCoordinator, transition.viewController(forKey: .from) === screen,
            transitions.pop?.follows(transition) != true
        else { return }
        let animatorRequest = transitions.takeAnimatorRequest()
        adoptChanges()
        followPop(
            of: screen, by: transition, animatorRequest: animatorRequest?.operation == .pop ? animatorRequest : nil)
    }

    /// Follows the transition that begins now, if it is an interactive pop of this navigation controller.
    ///
    /// - Parameter animatorRequest: What UIKit has asked about the transition; nil if it has asked nothing.
    func followInteractivePop(
        by transition: any UIViewControllerTransitionCoordinator, animatorRequest: AnimatorRequest?
    ) {
        guard transitions.pop?.follows(transition) != true, animatorRequest?.operation != .push,
            let leaving = navigationController?.screenPopped(by: transition)
        else { return }
        followPop(of: leaving, by: transition, animatorRequest: animatorRequest)
    }

    private func followPop(
        of leaving: UIViewController, by transition: any UIViewControllerTransitionCoordinator,
        animatorRequest: AnimatorRequest?
    ) {
        // The app may pop the same screen while it runs back.
        let isOwn = drivers.percentDriven.pops(leaving) && transitions.pop?.screen !== leaving
        guard isOwn || transition.initiallyInteractive || isPoppingForFlick else { return }
        navigationController?.view.stopScrolling(except: recognizers?.heldScrollView)
        recognizers?.cancelTouches()
        recognizers?.popHasBegun()
        queue.withdraw(from: leaving)
        // Only UIKit's own recognizers drive UIKit's own animation. An animator that the swipe does not drive is driven
        // by the app, or runs by itself.
        let isSwipe = isOwn || animatorRequest?.hasAnimator != true || isPoppingForFlick
        let pop = followedPop(of: leaving, isSwipe: isSwipe)
        // Set before the event handler is called, which may change the stack.
        transitions.begin(pop)
        let arriving = transition.viewController(forKey: .to)
        recognizers?.leavingResponder(of: leaving)?.restore(ifCancelled: transition)
        pop.follow(transition) { [weak self, weak pop] isCancelled in
            guard let self, let pop else { return }
            didEnd(pop, of: leaving)
            guard transitions.isLast(pop) else { return }
            transitions.endPop(of: leaving, to: arriving, isCancelled: isCancelled)
        }
    }

    /// Reports the end of a pop that runs back if the app's next transition, of `coordinator`, begins before UIKit has
    /// ended it. When UIKit does, the stack no longer shows how it has ended.
    func reportEnd(ofPopBefore coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let pop = transitions.pop, pop.phase == .fallsBack, coordinator.map(pop.follows) != true else { return }
        pop.reportEnd(isCancelled: true)
    }

    private func followedPop(of leaving: UIViewController, isSwipe: Bool) -> FollowedTransition {
        guard isSwipe else { return FollowedTransition(of: leaving, report: nil) }
        let screen = options.options(for: leaving)
        return FollowedTransition(
            of: leaving, feedback: ReleaseFeedback(screen.feedback, at: screen.gestureOrDefault)
        ) { [weak self] event in self?.onEvent?(event) }
    }

    private func didEnd(_ pop: FollowedTransition, of screen: UIViewController) {
        if transitions.isLast(pop) { drivers.percentDriven.end() }
        // An animator may have completed the pop against its outcome. The stack shows the actual result.
        let isCancelled = navigationController?.viewControllers.contains(screen) ?? true
        // Changes by the handler come after changes that were already waiting.
        pop.reportEnd(isCancelled: isCancelled)
    }
}

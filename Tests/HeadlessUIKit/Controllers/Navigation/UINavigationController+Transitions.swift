// What is on the screen follows the stack.
extension UINavigationController {
    /// Shows the top of the stack without an animation.
    func placeTop() {
        shownBar.show(outermostStack.barItems)
        bottomBar.items = stack.last?.toolbarItems
        guard isViewLoaded else {
            settleChildren()
            return
        }
        let leaving = shown
        let arriving = stack.last
        guard leaving !== arriving else {
            settleChildren()
            return
        }
        let isVisible = appearance.isShownOrComing
        markMoves(from: leaving, to: arriving)
        if isVisible {
            if leaving?.appearance.isShownOrComing == true { leaving?.beginAppearance(false, animated: false) }
            arriving?.beginAppearance(true, animated: false)
            if let arriving { announceWillShow(arriving, animated: false) }
        }
        shown = arriving
        leaving?.viewIfLoaded?.removeFromSuperview()
        if let arriving { putInPlace(arriving) }
        adjustTabBar(with: nil)
        if isVisible {
            if leaving?.appearance.isChanging == true { leaving?.endAppearance() }
            if appearance.state == .appearing {
                arriving?.appearance.isForwarded = true
            } else {
                arriving?.endAppearance()
            }
        }
        unmarkMoves(leaving, arriving)
        settleChildren()
        if isVisible, appearance.state == .appeared, let arriving { announceDidShow(arriving, animated: false) }
    }

    /// Puts the view of the shown screen where it belongs, whatever a transition has left behind.
    func putInPlace(_ screen: UIViewController) {
        let frame = contentFrame(for: screen)
        let view: UIView = screen.view
        UIView.performWithoutAnimation {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if view.superview !== container { container.addSubview(view) }
        }
        updateSafeArea(of: screen)
        addZoomSwipes(to: screen)
    }

    func startTransition(
        _ operation: Operation, from leaving: UIViewController, to arriving: UIViewController,
        stackBefore: [UIViewController]
    ) {
        let pending = interactivePop.takePending()
        arriving.loadViewIfNeeded()
        let (animator, interactor) = animatorAndInteractor(operation, leaving, arriving, pending: pending)
        interruptedPlace = nil
        let finalFrame = contentFrame(for: arriving)
        updateSafeArea(of: arriving)
        let context = TransitionContext(
            container: container,
            from: .init(controller: leaving, view: leaving.view, initialFrame: leaving.view.frame),
            to: .init(controller: arriving, view: arriving.view, finalFrame: finalFrame),
            style: .none, animator: animator, interactor: interactor, blocking: blockedViews(during: animator))
        context.settle = { [weak self, unowned context] didComplete in
            if !context.changesStack(ifCompleted: didComplete) { self?.restoreStack(stackBefore) }
            self?.settleTransition(leaving, arriving, didComplete: didComplete)
        }
        transition = context
        for participant in [self, leaving, arriving] { participant.runningTransition = context }
        markMoves(from: leaving, to: arriving)
        arriving.view.frame = finalFrame
        leaving.beginAppearance(false, animated: true)
        arriving.beginAppearance(true, animated: true)
        announceWillShow(arriving, animated: true)
        animateBars(with: context.coordinator)
        context.start()
        arriving.tellIsAppearing()
    }

    /// Whether the present transition makes room for another one.
    var canInterruptTransition: Bool {
        HeadlessRuntime.current.profile.navigation.transitionsAreInterruptible && transition?.isInteractive == false
            && transition?.animator is NavigationSlideAnimator
    }

    /// Whether going back pops now: if nothing runs, or if what runs can be interrupted by something that came with it.
    func takesGoingBack(fromBefore isFromBefore: Bool = false) -> Bool {
        transition == nil || (canInterruptTransition && !isFromBefore)
            || HeadlessRuntime.current.profile.navigation.heldBackButtonsCount
    }

    /// Ends a transition of the system's own at once, for another one to begin.
    func interruptTransition() {
        guard canInterruptTransition, let animator = transition?.animator as? NavigationSlideAnimator else { return }
        if HeadlessRuntime.current.profile.navigation.interruption == .fromWhereTheyAre {
            interruptedPlace = animator.place
        }
        animator.finish()
    }

    /// The views that take no touches: also the bars, unless a back button may interrupt the transition.
    private func blockedViews(during animator: any UIViewControllerAnimatedTransitioning) -> [UIView] {
        let choices = HeadlessRuntime.current.profile.navigation
        let leavesBars = choices.transitionsAreInterruptible && choices.barsTakeTouchesInInterruptibleTransitions
        return leavesBars && animator is NavigationSlideAnimator ? [container] : [container, shownBar, bottomBar]
    }

    private func settleTransition(_ leaving: UIViewController, _ arriving: UIViewController, didComplete: Bool) {
        transition = nil
        for participant in [self, leaving, arriving] { participant.runningTransition = nil }
        let stays = didComplete ? arriving : leaving
        shown = stays
        let arrived = takeArrived()
        if didComplete {
            leaving.viewIfLoaded?.removeFromSuperview()
            putInPlace(arriving)
            leaving.endAppearance()
            arriving.endAppearance()
        } else {
            putInPlace(leaving)
            // G4: the screen below goes completely before the top comes back.
            arriving.beginAppearance(false, animated: true)
            arriving.viewIfLoaded?.removeFromSuperview()
            arriving.endAppearance()
            leaving.beginAppearance(true, animated: true)
            leaving.endAppearance()
        }
        unmarkMoves(leaving, arriving)
        // A screen that has just appeared may have begun the next change, or made it already.
        if transition == nil, shown === stays {
            finishSettling(arrived: arrived)
        } else {
            settleChildren(arrived: arrived)
        }
        if didComplete, shown === stays { announceDidShow(stays, animated: true) }
        splitViewController?.stackDidRest()
    }

    private func finishSettling(arrived: [UIViewController]) {
        shownBar.show(outermostStack.barItems)
        bottomBar.items = stack.last?.toolbarItems
        view.setNeedsLayout()
        view.layoutIfNeeded()
        settleChildren(arrived: arrived)
        if let shown, let top = stack.last, shown !== top {
            HeadlessRuntime.current.faults.record(
                .stackAndScreenDisagree(stack: top.screenName, shown: shown.screenName))  // F7
        }
    }

    /// After a cancel the stack is what it was; if somebody has changed it meanwhile (F7), what was popped comes back
    /// on top of whatever is there.
    private func restoreStack(_ before: [UIViewController]) {
        if let top = before.last, !stack.contains(where: { $0 === top }) {
            let returning = before.filter { screen in !stack.contains { $0 === screen } && screen.parent === self }
            stack += returning
        } else {
            stack = before.filter { $0.parent === self }
        }
    }

    private func animatorAndInteractor(
        _ operation: Operation, _ leaving: UIViewController, _ arriving: UIViewController,
        pending: UIPercentDrivenInteractiveTransition?
    ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?) {
        let delegate = systemDelegate.flatMap { capabilities.implementsAnimator($0) == false ? nil : $0 }
        let answer = OptionalRequirement.ask(delegate) {
            $0.navigationController(self, animationControllerFor: operation, from: leaving, to: arriving)
        }
        capabilities.learn(implementsAnimator: answer != nil, of: delegate)
        if let delegate, let animator = answer ?? nil {
            let interactor = OptionalRequirement.ask(delegate) {
                $0.navigationController(self, interactionControllerFor: animator)
            }
            capabilities.learn(implementsInteractor: interactor != nil, of: delegate)
            return (animator, interactor ?? nil)
        }
        if let zoom = zoomAnimator(operation, from: leaving, to: arriving) { return (zoom, pending) }
        let slide = NavigationSlideAnimator(
            operation: operation, isRightToLeft: isRightToLeft, goingOnFrom: interruptedPlace)
        return (slide, pending)
    }

    private func markMoves(from leaving: UIViewController?, to arriving: UIViewController?) {
        if let leaving { leaving.isMovingFromParent = !stack.contains { $0 === leaving } }
        if let arriving { arriving.isMovingToParent = awaitingDidMove.contains { $0 === arriving } }
    }

    private func unmarkMoves(_ leaving: UIViewController?, _ arriving: UIViewController?) {
        leaving?.isMovingFromParent = false
        arriving?.isMovingToParent = false
    }

    // willShow and didShow come after the appearance callbacks of the same name: logged by others
    // (vastdevblog.vast.com, "UIViewController Life Cycle", 2012).

    func announceWillShow(_ screen: UIViewController, animated: Bool) {
        OptionalRequirement.ask(systemDelegate) {
            $0.navigationController(self, willShow: screen, animated: animated)
        }
    }

    func announceDidShow(_ screen: UIViewController, animated: Bool) {
        announced = screen
        OptionalRequirement.ask(systemDelegate) {
            $0.navigationController(self, didShow: screen, animated: animated)
        }
    }
}

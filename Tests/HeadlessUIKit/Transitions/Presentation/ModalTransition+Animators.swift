extension ModalTransition {
    func animatorForPresentation(_ source: UIViewController) -> any UIViewControllerAnimatedTransitioning {
        let own = OptionalRequirement.ask(screen.transitioningDelegate) {
            $0.animationController(forPresented: screen, presenting: presenter, source: source)
        }
        return own.flatMap { $0 } ?? systemAnimator(isPresentation: true)
    }

    func animatorForDismissal() -> any UIViewControllerAnimatedTransitioning {
        let own = OptionalRequirement.ask(screen.transitioningDelegate) {
            $0.animationController(forDismissed: screen)
        }
        return own.flatMap { $0 } ?? systemAnimator(isPresentation: false)
    }

    func interactorForPresentation(
        _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard !(animator is ModalAnimator) else { return nil }
        return OptionalRequirement.ask(screen.transitioningDelegate) {
            $0.interactionControllerForPresentation(using: animator)
        }.flatMap { $0 }
    }

    /// The system's animator can be driven by the system's own swipe only.
    func interactorForDismissal(
        _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let pending = presentation.takePendingInteraction()
        if animator is ModalAnimator { return pending }
        return OptionalRequirement.ask(screen.transitioningDelegate) {
            $0.interactionControllerForDismissal(using: animator)
        }.flatMap { $0 }
    }

    private func systemAnimator(isPresentation: Bool) -> ModalAnimator {
        ModalAnimator(style: screen.modalTransitionStyle, isPresentation: isPresentation)
    }
}

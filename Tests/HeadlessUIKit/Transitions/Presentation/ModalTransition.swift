/// One presentation or dismissal, from the question for its animator to the last callback.
@MainActor
struct ModalTransition {
    let screen: UIViewController
    let presenter: UIViewController
    let presentation: UIPresentationController

    // MARK: Present

    func present(over contextView: UIView, _ source: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        let container = PresentationContainerView(owner: presentation, frame: contextView.bounds)
        presentation.begin(presenting: presenter, in: container)
        screen.isBeingPresented = true
        screen.loadViewIfNeeded()
        let removesPresenter = presentation.shouldRemovePresentersView
        let animator = animated ? animatorForPresentation(source) : nil
        let interactor = animator.flatMap { interactorForPresentation($0) }
        contextView.addSubview(container)
        let frame = presentation.frameOfPresentedViewInContainerView
        guard let animator, let presentedView = presentation.presentedView else {
            presentAtOnce(removesPresenter: removesPresenter)
            completion?()
            return
        }
        presentedView.frame = frame
        let home = removesPresenter ? ViewHome(of: presenter.view) : nil
        let context = TransitionContext(
            container: container,
            from: .init(
                controller: presenter, view: removesPresenter ? presenter.view : nil,
                initialFrame: presenter.view.frame),
            to: .init(controller: screen, view: presentedView, finalFrame: frame),
            style: presentation.presentationStyle, animator: animator, interactor: interactor,
            // Touches beside the arriving screen end at the container.
            blocking: [presentedView] + (removesPresenter ? [presenter.view] : []))
        let isSystems = animator is ModalAnimator
        context.settle = { [weak context] didComplete in
            TransitionOwner.release(context, running: [screen, presenter])
            settlePresentation(didComplete, isSystems, home, completion)
        }
        TransitionOwner.keep(context, running: [screen, presenter])
        if removesPresenter {
            container.insertSubview(presenter.view, at: 0)
            presenter.beginAppearance(false, animated: true)
        }
        screen.beginAppearance(true, animated: true)
        presentation.presentationTransitionWillBegin()
        context.start()
        screen.tellIsAppearing()
    }

    private func presentAtOnce(removesPresenter: Bool) {
        if removesPresenter { presenter.beginAppearance(false, animated: false) }
        screen.beginAppearance(true, animated: false)
        presentation.presentationTransitionWillBegin()
        putInPlace()
        rememberHome()
        if removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
        finishPresentation(removesPresenter)
    }

    private func settlePresentation(
        _ didComplete: Bool, _ isSystems: Bool, _ home: ViewHome?, _ completion: (() -> Void)?
    ) {
        guard didComplete else {
            cancelPresentation(home)
            return
        }
        presentation.container?.presentersHome = home
        if home != nil { presenter.viewIfLoaded?.removeFromSuperview() }
        if isSystems { putInPlace() } else { leaveInPlace() }
        finishPresentation(home != nil)
        if presentation.presenterHasLeft { ModalPresentation.takeAlong(screen) }
        completion?()
    }

    // Over the full screen the arriving one is told first that it has arrived, in both directions. Measured by others
    // (programmerteach.com, "the order of calls is explored").

    private func finishPresentation(_ removesPresenter: Bool) {
        screen.endAppearance()
        if removesPresenter { presenter.endAppearance() }
        screen.isBeingPresented = false
        presentation.presentationTransitionDidEnd(true)
    }

    private func cancelPresentation(_ home: ViewHome?) {
        screen.beginAppearance(false, animated: true)
        home?.restore()
        presentation.presentedView?.removeFromSuperview()
        screen.endAppearance()
        if home != nil {
            presenter.beginAppearance(true, animated: true)
            presenter.endAppearance()
        }
        screen.isBeingPresented = false
        presentation.presentationTransitionDidEnd(false)
        presentation.end()
        part()
        HeadlessRuntime.current.screens.didLeave(screen)
    }

    // MARK: Dismiss

    func dismiss(_ animated: Bool, _ completion: (() -> Void)?) {
        guard let container = presentation.container else { return }
        screen.isBeingDismissed = true
        let home = container.presentersHome
        let animator = animated ? animatorForDismissal() : nil
        let interactor = animator.flatMap { interactorForDismissal($0) }
        guard let animator, let presentedView = presentation.presentedView else {
            dismissAtOnce(home)
            completion?()
            return
        }
        let frame = home?.frame ?? presenter.viewIfLoaded?.frame ?? .zero
        let context = TransitionContext(
            container: container,
            from: .init(controller: screen, view: presentedView, initialFrame: presentedView.frame),
            to: .init(controller: presenter, view: home == nil ? nil : presenter.view, finalFrame: frame),
            style: presentation.presentationStyle, animator: animator, interactor: interactor,
            blocking: closedViews(presentedView, in: container, presenterReturns: home != nil))
        let place = ShownPlace(of: presentedView, in: container)
        context.settle = { [weak context] didComplete in
            TransitionOwner.release(context, running: [screen, presenter])
            settleDismissal(didComplete, place, home, completion)
        }
        TransitionOwner.keep(context, running: [screen, presenter])
        screen.beginAppearance(false, animated: true)
        if home != nil {
            presenter.view.frame = frame
            presenter.beginAppearance(true, animated: true)
        }
        presentation.dismissalTransitionWillBegin()
        context.start()
        if home != nil { presenter.tellIsAppearing() }
    }

    private func dismissAtOnce(_ home: ViewHome?) {
        screen.beginAppearance(false, animated: false)
        if home != nil { presenter.beginAppearance(true, animated: false) }
        presentation.dismissalTransitionWillBegin()
        finishDismissal(home)
    }

    /// A screen in the middle of a stack of presented ones that goes from below: it leaves, and nobody comes back yet.
    func vanish() {
        let isShown = screen.appearance.isShownOrComing
        screen.isBeingDismissed = true
        if isShown { screen.beginAppearance(false, animated: false) }
        presentation.dismissalTransitionWillBegin()
        presentation.presentedView?.removeFromSuperview()
        part()
        if isShown { screen.endAppearance() }
        screen.isBeingDismissed = false
        presentation.dismissalTransitionDidEnd(true)
        presentation.end()
        HeadlessRuntime.current.screens.didLeave(screen)
    }

    /// What takes no touches during a dismissal. A closed container lets them through to what is below.
    private func closedViews(_ presentedView: UIView, in container: UIView, presenterReturns: Bool) -> [UIView] {
        guard HeadlessRuntime.current.profile.transitions.leavingScreensKeepTouches else { return [container] }
        return [presentedView] + (presenterReturns ? [presenter.view] : [])
    }

    private func settleDismissal(
        _ didComplete: Bool, _ place: ShownPlace, _ home: ViewHome?, _ completion: (() -> Void)?
    ) {
        if didComplete {
            finishDismissal(home)
            completion?()
        } else {
            cancelDismissal(place, home)
        }
    }

    private func finishDismissal(_ home: ViewHome?) {
        if let above = screen.presented { ModalPresentation.takeAlong(above) }
        home?.restore()
        presentation.presentedView?.removeFromSuperview()
        // Both know of the end before they are told of it: the presenter may present again in `viewDidAppear`.
        part()
        if home != nil { presenter.endAppearance() }
        screen.endAppearance()
        screen.isBeingDismissed = false
        presentation.dismissalTransitionDidEnd(true)
        presentation.end()
        HeadlessRuntime.current.screens.didLeave(screen)
    }

    private func cancelDismissal(_ place: ShownPlace, _ home: ViewHome?) {
        switch HeadlessRuntime.current.profile.transitions.cancelledDismissal {
        case .whereItWas: if !place.restore() { putInPlace() }
        case .whereTheAnimatorLeftIt: leaveInPlace()
        case .inThePresentationsFrame: putInPlace()
        }
        if home != nil {
            presenter.beginAppearance(false, animated: true)
            presenter.viewIfLoaded?.removeFromSuperview()
            presenter.endAppearance()
        }
        screen.beginAppearance(true, animated: true)
        screen.endAppearance()
        screen.isBeingDismissed = false
        presentation.dismissalTransitionDidEnd(false)
    }

    // MARK: Both

    private func putInPlace() {
        guard let container = presentation.container, let view = presentation.presentedView else { return }
        let frame = presentation.frameOfPresentedViewInContainerView
        UIView.performWithoutAnimation {
            if view.superview == nil { container.addSubview(view) }
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            if frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        }
    }

    /// An app's animator has put the view where it is to stay: a final frame is what it is told, not what it must obey.
    private func leaveInPlace() {
        guard let container = presentation.container, let view = presentation.presentedView else { return }
        if view.superview == nil { container.addSubview(view) }
        if view.frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }

    private func rememberHome() {
        guard presentation.shouldRemovePresentersView else { return }
        presentation.container?.presentersHome = ViewHome(of: presenter.view)
    }

    /// The bond between the two is cut.
    private func part() {
        presenter.presented = nil
        screen.presenter = nil
        screen.activePresentation = nil
    }
}

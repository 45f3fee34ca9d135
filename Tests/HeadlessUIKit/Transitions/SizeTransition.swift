/// The screen is turned, or a window takes another size: controllers are told, and may animate alongside.
@MainActor
enum SizeTransition {
    static func run(
        in window: UIWindow, to size: CGSize, from traits: UITraitCollection, duration: TimeInterval,
        _ change: @escaping () -> Void
    ) {
        guard let root = window.rootViewController, root.isViewLoaded else {
            change()
            return
        }
        let context = TransitionContext(
            container: window, from: .init(controller: root), to: .init(controller: root), style: .none,
            animator: SizeAnimator(duration: duration, change: change), interactor: nil, blocking: [])
        context.settle = { [weak root, unowned context] _ in
            if root?.sizeTransition === context { root?.sizeTransition = nil }
        }
        root.sizeTransition = context
        if window.traitCollection != traits {
            root.willTransition(to: window.traitCollection, with: context.coordinator)
        }
        root.viewWillTransition(to: size, with: context.coordinator)
        context.start()
    }
}

private final class SizeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let change: () -> Void

    init(duration: TimeInterval, change: @escaping () -> Void) {
        self.duration = duration
        self.change = change
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: duration) { [change] in
            change()
            transitionContext.containerView.layoutIfNeeded()
        }
        // Part of the window may stand still under a finger; the turn is over all the same.
        HeadlessRuntime.current.clock.schedule(after: duration) {
            transitionContext.completeTransition(true)
        }
    }
}

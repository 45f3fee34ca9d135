/// `.pageSheet`, `.formSheet` and `.automatic` on a phone: a sheet over a darkened presenter, that a swipe down dismisses.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private let shade = UIView()
    private lazy var swipe = SheetSwipe(sheet: self)

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        shade.backgroundColor = .black
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let numbers = HeadlessRuntime.current.profile.transitions
        let top = (containerView.window?.safeAreaInsets.top ?? 0) + numbers.sheetTopMargin
        var frame = containerView.bounds
        frame.origin.y += top
        frame.size.height -= top
        return frame
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        shade.frame = containerView.bounds
        containerView.insertSubview(shade, at: 0)
        presentedView?.layer.cornerRadius = preferredCornerRadius ?? 10
        presentedView?.clipsToBounds = true
        swipe.install(on: presentedView)
        fadeShade(to: HeadlessRuntime.current.profile.transitions.sheetDimming, from: 0)
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fadeShade(to: 0, from: shade.alpha)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard presentedViewController.runningTransition == nil, let presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        presentedView.bounds.size = frame.size
        presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func fadeShade(to end: CGFloat, from start: CGFloat) {
        shade.alpha = start
        guard let coordinator = presentedViewController.transitionCoordinator else {
            shade.alpha = end
            return
        }
        let shade = shade
        coordinator.animate(alongsideTransition: { _ in shade.alpha = end })
    }

    override func takePendingInteraction() -> UIPercentDrivenInteractiveTransition? {
        swipe.takePending()
    }
}

/// `.pageSheet`, `.formSheet` and `.automatic`: a sheet over a darkened presenter, that a swipe down dismisses. It is
/// at the bottom of a phone, where it rests at its detents, and in the middle of a larger screen.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private let shade = UIView()
    /// What it stands in for, in a compact environment.
    var popover: UIPopoverPresentationController?
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

    // MARK: Detents

    /// In the order of their heights, from the lowest.
    open var detents: [Detent] = [.large()] {
        didSet {
            precondition(!detents.isEmpty, "A sheet needs one detent at least.")
            container?.setNeedsLayout()
        }
    }

    /// Where the sheet rests; nil is at the lowest detent. A swipe changes it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if oldValue != selectedDetentIdentifier { container?.setNeedsLayout() } }
    }

    /// The highest detent at which what is below is not dimmed, and takes touches; nil if it is dimmed at all of them.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if oldValue != largestUndimmedDetentIdentifier { container?.setNeedsLayout() } }
    }

    /// Whether a swipe up in a scroll view that is at its top makes the sheet larger before it scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: HeadlessRuntime.current.profile.transitions.modalDuration) { [container] in
                changes()
                container?.layoutIfNeeded()
            }
        }
    }

    /// How high the sheet is while a finger resizes it.
    var draggedHeight: CGFloat? {
        didSet {
            container?.setNeedsLayout()
            container?.layoutIfNeeded()
        }
    }

    /// The detents that the screen has room for, from the lowest, with their heights.
    var steps: [(identifier: Detent.Identifier, height: CGFloat)] {
        let large = (identifier: Detent.Identifier.large, height: fullFrame.height)
        guard !isCompactInHeight, !isCentered, let containerView, detents.contains(where: { $0.identifier == .medium })
        else { return [large] }
        let share = HeadlessRuntime.current.profile.transitions.mediumDetent
        let medium = (identifier: Detent.Identifier.medium, height: containerView.bounds.height * share)
        return detents.contains { $0.identifier == .large } ? [medium, large] : [medium]
    }

    /// How high the sheet is.
    var height: CGFloat {
        draggedHeight ?? (steps.first { $0.identifier == selectedDetentIdentifier } ?? steps[0]).height
    }

    /// I13
    private var isUndimmed: Bool {
        guard let limit = steps.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else { return false }
        return height <= limit.height
    }

    override var letsTouchesThrough: Bool { isUndimmed }

    private var dimming: CGFloat { isUndimmed ? 0 : HeadlessRuntime.current.profile.transitions.sheetDimming }

    // MARK: Place

    private var isCompactInHeight: Bool { containerView?.traitCollection.verticalSizeClass == .compact }

    /// On a larger screen sheets lie in its middle.
    private var isCentered: Bool {
        containerView?.traitCollection.horizontalSizeClass == .regular && !isCompactInHeight
    }

    private var fullFrame: CGRect {
        guard let containerView else { return .zero }
        let numbers = HeadlessRuntime.current.profile.transitions
        let top = (containerView.window?.safeAreaInsets.top ?? 0) + numbers.sheetTopMargin
        let room = containerView.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        guard isCentered else { return room }
        let preferred = presentedViewController.preferredContentSize
        let wanted =
            presentationStyle == .pageSheet
            ? numbers.pageSheetSize : preferred == .zero ? numbers.formSheetSize : preferred
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height - top))
        let bounds = containerView.bounds
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard containerView != nil else { return .zero }
        var frame = fullFrame
        if !isCentered {
            frame.origin.y = frame.maxY - height
            frame.size.height = height
        }
        return frame
    }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        shade.frame = containerView.bounds
        containerView.insertSubview(shade, at: 0)
        presentedView?.layer.cornerRadius = preferredCornerRadius ?? 10
        presentedView?.clipsToBounds = true
        swipe.install(on: presentedView)
        fadeShade(to: dimming, from: 0)
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fadeShade(to: 0, from: shade.alpha)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container, !isChanging, let presentedView else { return }
        if let popover, !popover.mustAdapt(to: container.traitCollection) {
            return hand(over: container, to: popover)
        }
        let frame = frameOfPresentedViewInContainerView
        presentedView.bounds.size = frame.size
        presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
        shade.alpha = dimming
    }

    override func stopPresenting() {
        super.stopPresenting()
        shade.removeFromSuperview()
        swipe.uninstall()
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
        swipe.drag.takePending()
    }
}

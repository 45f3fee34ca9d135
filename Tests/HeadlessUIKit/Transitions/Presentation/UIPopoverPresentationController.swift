public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// `.popover`: a screen beside its source, which a tap elsewhere dismisses. In a compact width or height it is a form
/// sheet, unless the delegate wants it to stay a popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private lazy var shade = PresentationShade { [unowned self] in dismissByTap() }

    /// Views below that take touches nevertheless.
    open var passthroughViews: [UIView]? {
        didSet { shade.passthroughViews = passthroughViews ?? [] }
    }

    override var letsTouchesThrough: Bool { true }

    open var sourceView: UIView?
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    /// A limit of the model: the popover lies below its source, or above it where there is more room.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    /// What it is in a compact environment.
    var compactPresentation: UIPresentationController {
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        sheet.delegate = delegate
        sheet.popover = self
        return sheet
    }

    // MARK: Adaptation

    open override var adaptivePresentationStyle: UIModalPresentationStyle {
        OptionalRequirement.ask(delegate) { $0.adaptivePresentationStyle(for: self) } ?? .formSheet
    }

    override func adapted(to traits: UITraitCollection) -> UIPresentationController {
        mustAdapt(to: traits) ? compactPresentation : self
    }

    func mustAdapt(to traits: UITraitCollection) -> Bool {
        let isCompact = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
        return isCompact && adaptivePresentationStyle != .none
    }

    // MARK: Place

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let numbers = HeadlessRuntime.current.profile.transitions
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).insetBy(
            dx: numbers.popoverMargin, dy: numbers.popoverMargin)
        let source = source(in: containerView)
        let preferred = presentedViewController.preferredContentSize
        let wanted = preferred == .zero ? numbers.popoverSize : preferred
        let isBelow = room.maxY - source.maxY >= min(wanted.height, source.minY - room.minY)
        let height = min(wanted.height, isBelow ? room.maxY - source.maxY : source.minY - room.minY)
        let width = min(wanted.width, room.width)
        return CGRect(
            x: min(max(source.midX - width / 2, room.minX), room.maxX - width),
            y: isBelow ? source.maxY : source.minY - height, width: width, height: height)
    }

    private func source(in containerView: UIView) -> CGRect {
        guard let view = sourceView ?? barButtonItem?.shownView else {
            preconditionFailure("A popover needs a sourceView or a barButtonItem to lie beside.")
        }
        return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
    }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        shade.cover(containerView, alpha: HeadlessRuntime.current.profile.transitions.popoverDimming)
        presentedView?.layer.cornerRadius = 10
        presentedView?.clipsToBounds = true
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container, !isChanging, let presentedView else { return }
        if mustAdapt(to: container.traitCollection) { return hand(over: container, to: compactPresentation) }
        presentedView.frame = frameOfPresentedViewInContainerView
    }

    override func stopPresenting() {
        super.stopPresenting()
        shade.removeFromSuperview()
    }
    // MARK: The tap beside it

    private func dismissByTap() {
        guard presentedViewController.runningTransition == nil else { return }
        let isAllowed = OptionalRequirement.ask(delegate) { $0.presentationControllerShouldDismiss(self) }
        guard !presentedViewController.isModalInPresentation, isAllowed ?? true else {
            OptionalRequirement.ask(delegate) { $0.presentationControllerDidAttemptToDismiss(self) }
            return
        }
        OptionalRequirement.ask(delegate) { $0.presentationControllerWillDismiss(self) }
        // Kept until the dismissal is over: the screen lets go of it before.
        presentingViewController.dismiss(animated: true) { [self] in
            OptionalRequirement.ask(delegate) { $0.presentationControllerDidDismiss(self) }
            didDismissByTap()
        }
    }

    /// The screen has gone because of a tap beside it.
    func didDismissByTap() {}
}

/// I10: an alert in the middle of a darkened screen, or an action sheet at its bottom.
final class AlertPresentationController: UIPresentationController {
    private lazy var shade = PresentationShade { [unowned self] in if isSheet { alert?.cancel() } }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert else { return .zero }
        let numbers = HeadlessRuntime.current.profile.transitions
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let most = isSheet ? room.width - 2 * numbers.actionSheetMargin : numbers.alertWidth
        let size = alert.view.sizeThatFits(CGSize(width: min(most, room.width), height: room.height))
        return CGRect(
            x: room.midX - size.width / 2,
            y: isSheet ? room.maxY - numbers.actionSheetMargin - size.height : room.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        shade.cover(containerView, alpha: HeadlessRuntime.current.profile.transitions.alertDimming)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if !isChanging { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    override func stopPresenting() {
        super.stopPresenting()
        shade.removeFromSuperview()
    }
}

/// The system's own ways of presenting and dismissing (MODEL: their exact timing).
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresentation: Bool
    private let duration = HeadlessRuntime.current.profile.navigation.modalDuration

    init(style: UIModalTransitionStyle, isPresentation: Bool) {
        self.style = style
        self.isPresentation = isPresentation
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewKey = isPresentation ? .to : .from
        guard let moving = transitionContext.view(forKey: key) else {
            transitionContext.completeTransition(false)
            return
        }
        if isPresentation {
            container.addSubview(moving)
        } else if let presenter = transitionContext.view(forKey: .to) {
            container.insertSubview(presenter, at: 0)
        }
        moving.layoutIfNeeded()
        let home = moving.center
        let place = { [style] (isShown: Bool) in
            switch style {
            case .coverVertical:
                let away = container.bounds.height - home.y + moving.bounds.height / 2
                moving.center.y = home.y + (isShown ? 0 : away)
            case .crossDissolve, .flipHorizontal, .partialCurl:
                moving.alpha = isShown ? 1 : 0
            }
        }
        UIView.performWithoutAnimation { place(!isPresentation) }
        let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: duration, delay: 0, options: curve) { [isPresentation] in
            place(isPresentation)
        } completion: { _ in
            moving.center = home
            moving.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// The system's own ways of presenting and dismissing. LOOKS: their curves.
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresentation: Bool
    private let duration = HeadlessRuntime.current.profile.transitions.modalDuration

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
        if style == .flipHorizontal {
            flip(transitionContext)
        } else {
            move(moving, transitionContext)
        }
    }

    /// Up from the bottom, or out of nothing; a partial curl is played as a dissolve.
    private func move(_ moving: UIView, _ transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        // The layer is moved, not the view: the system's own transitions leave the safe area of a screen alone.
        let home = moving.layer.position
        let place = { [style] (isShown: Bool) in
            switch style {
            case .coverVertical:
                let away = container.bounds.height - home.y + moving.bounds.height / 2
                moving.layer.position.y = home.y + (isShown ? 0 : away)
            case .crossDissolve, .flipHorizontal, .partialCurl:
                moving.alpha = isShown ? 1 : 0
            }
        }
        UIView.performWithoutAnimation { place(!isPresentation) }
        let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: duration, delay: 0, options: curve) { [isPresentation] in
            place(isPresentation)
        } completion: { _ in
            moving.layer.position = home
            moving.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// The leaving screen turns away about its vertical axis, then the arriving one turns in; seen from the side
    /// neither can be seen. A presenter that stays where it is does not turn.
    private func flip(_ transitionContext: any UIViewControllerContextTransitioning) {
        let leaving = transitionContext.view(forKey: .from)
        let arriving = transitionContext.view(forKey: .to)
        let side: CGFloat = isPresentation ? 1 : -1
        UIView.performWithoutAnimation { arriving?.transform3D = Self.turned(by: -side * .pi / 2) }
        UIView.animateKeyframes(withDuration: duration, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                leaving?.transform3D = Self.turned(by: side * .pi / 2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                arriving?.transform3D = CATransform3DIdentity
            }
        } completion: { _ in
            leaving?.transform3D = CATransform3DIdentity
            arriving?.transform3D = CATransform3DIdentity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private static func turned(by angle: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        return CATransform3DRotate(transform, angle, 0, 1, 0)
    }
}

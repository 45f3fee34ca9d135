/// The system's zoom of iOS 18: the upper screen grows out of a view of the lower one, and shrinks back into it.
///
/// LOOKS: its course. Documented is where it begins and ends.
@MainActor
final class NavigationZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool
    private let source: UIView?
    private let dimming: UIColor

    init(isPush: Bool, source: UIView?, dimming: UIColor?) {
        self.isPush = isPush
        self.source = source
        self.dimming = dimming ?? .black.withAlphaComponent(HeadlessRuntime.current.profile.navigation.dimming)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        HeadlessRuntime.current.profile.navigation.transitionDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        let (upper, lower) = isPush ? (arriving, leaving) : (leaving, arriving)
        let container = context.containerView
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = dimming
        container.insertSubview(lower, at: 0)
        container.insertSubview(shade, aboveSubview: lower)
        container.addSubview(upper)
        arriving.layoutIfNeeded()

        let home = upper.layer.position
        let small = source.map { container.convert($0.bounds, from: $0) } ?? CGRect(origin: home, size: .zero)
        let scale = max(small.width / max(upper.bounds.width, 1), 0.01)
        // The layers are moved, not the views: the system's own transitions leave the safe areas of screens alone.
        let place = { (isOpen: Bool) in
            upper.layer.position = isOpen ? home : CGPoint(x: small.midX, y: small.midY)
            upper.layer.setAffineTransform(isOpen ? .identity : CGAffineTransform(scaleX: scale, y: scale))
            shade.alpha = isOpen ? 1 : 0
        }
        UIView.performWithoutAnimation { place(!isPush) }
        let curve: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: curve) {
            place(self.isPush)
        } completion: { _ in
            shade.removeFromSuperview()
            upper.layer.removeAllAnimations()
            upper.layer.position = home
            upper.layer.setAffineTransform(.identity)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

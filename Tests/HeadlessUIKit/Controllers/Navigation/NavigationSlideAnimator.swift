/// F5: the system's push and pop. The upper screen slides by the whole width, the lower one by a part of it, darkened.
@MainActor
final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    /// 1 where the upper screen leaves to the right, −1 where it leaves to the left.
    private let side: CGFloat
    private let numbers = HeadlessRuntime.current.profile.navigation
    private var end: () -> Void = {}
    private let former: Place?
    private var upperView: UIView?
    private var upperHome = CGPoint.zero

    /// How far an upper screen covers the lower one, from 0 to 1.
    struct Place {
        weak var upper: UIView?
        let coverage: CGFloat
    }

    /// - Parameter former: where a transition of the same screen was that has been interrupted.
    init(operation: UINavigationController.Operation, isRightToLeft: Bool, goingOnFrom former: Place?) {
        self.operation = operation
        side = isRightToLeft ? -1 : 1
        self.former = former
    }

    /// Where the screens are now.
    var place: Place? {
        guard let upperView, let width = upperView.superview?.bounds.width, width > 0,
            let shown = upperView.layer.presentation()
        else { return nil }
        return Place(upper: upperView, coverage: 1 - (shown.position.x - upperHome.x) * side / width)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        numbers.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let leaving = transitionContext.view(forKey: .from), let arriving = transitionContext.view(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let isPush = operation == .push
        let upper = isPush ? arriving : leaving
        let lower = isPush ? leaving : arriving
        let container = transitionContext.containerView
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        container.insertSubview(lower, at: 0)
        container.insertSubview(shade, aboveSubview: lower)
        container.addSubview(upper)
        arriving.layoutIfNeeded()

        let width = container.bounds.width
        // The layers are moved, not the views: the system's own transitions leave the safe areas of screens alone.
        let upperHome = upper.layer.position
        let lowerHome = lower.layer.position
        upperView = upper
        self.upperHome = upperHome
        let place = { [side, numbers] (coverage: CGFloat) in
            upper.layer.position.x = upperHome.x + (1 - coverage) * side * width
            lower.layer.position.x = lowerHome.x - coverage * side * width * numbers.parallax
            shade.alpha = coverage * numbers.dimming
        }
        let start = former?.upper === upper ? former?.coverage : nil
        UIView.performWithoutAnimation { place(start ?? (isPush ? 0 : 1)) }
        let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: numbers.transitionDuration, delay: 0, options: curve) {
            place(isPush ? 1 : 0)
        } completion: { [weak self] _ in
            self?.finish()
        }
        end = {
            shade.removeFromSuperview()
            for (view, home) in [(upper, upperHome), (lower, lowerHome)] {
                view.layer.removeAllAnimations()
                view.layer.position = home
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// Ends the animation, at once if it still runs.
    func finish() {
        let end = end
        self.end = {}
        end()
    }
}

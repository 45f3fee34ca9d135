@_spi(Headless) import UIKit

/// A transition's context without a system behind it. It writes down what it is told.
@MainActor
final class TheatreContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    var leaving: UIViewController?
    var arriving: UIViewController?
    /// Whether the transition may touch the screens' views.
    var lendsLeaving = true
    var lendsArriving = true
    var finalFrame: CGRect
    var isInteractive = false
    private(set) var transitionWasCancelled = false

    private(set) var completions: [Bool] = []
    private(set) var progress: [CGFloat] = []
    private(set) var words: [String] = []
    var willComplete: @MainActor () -> Void = {}

    init(containerView: UIView) {
        self.containerView = containerView
        finalFrame = containerView.bounds
    }

    let isAnimated = true
    let presentationStyle = UIModalPresentationStyle.none
    let targetTransform = CGAffineTransform.identity

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        progress.append(percentComplete)
    }

    func finishInteractiveTransition() {
        words.append("finish")
        isInteractive = false
    }

    func cancelInteractiveTransition() {
        words.append("cancel")
        isInteractive = false
        transitionWasCancelled = true
    }

    func pauseInteractiveTransition() {
        words.append("pause")
    }

    func completeTransition(_ didComplete: Bool) {
        if completions.isEmpty { willComplete() }
        completions.append(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? leaving : arriving
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? (lendsLeaving ? leaving?.view : nil) : (lendsArriving ? arriving?.view : nil)
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === leaving ? containerView.bounds : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === arriving ? finalFrame : .zero
    }
}

@_spi(Headless) import UIKit

/// A transition context that records the calls of its methods.
@MainActor
package final class RecordingContext: NSObject, UIViewControllerContextTransitioning {
    package let containerView: UIView
    package var leaving: UIViewController?
    package var arriving: UIViewController?
    /// Whether the transition may touch the screens' views.
    package var providesLeaving = true
    package var providesArriving = true
    package var finalFrame: CGRect
    package var isInteractive = false
    package private(set) var transitionWasCancelled = false

    package private(set) var completions: [Bool] = []
    package private(set) var progress: [CGFloat] = []
    package private(set) var calls: [String] = []
    package var willComplete: @MainActor () -> Void = {}

    package init(containerView: UIView) {
        self.containerView = containerView
        finalFrame = containerView.bounds
    }

    package let isAnimated = true
    package let presentationStyle = UIModalPresentationStyle.none
    package let targetTransform = CGAffineTransform.identity

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        progress.append(percentComplete)
    }

    package func finishInteractiveTransition() {
        calls.append("finish")
        isInteractive = false
    }

    package func cancelInteractiveTransition() {
        calls.append("cancel")
        isInteractive = false
        transitionWasCancelled = true
    }

    package func pauseInteractiveTransition() {
        calls.append("pause")
        isInteractive = true
        transitionWasCancelled = false
    }

    package func completeTransition(_ didComplete: Bool) {
        if completions.isEmpty { willComplete() }
        completions.append(didComplete)
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? leaving : arriving
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? (providesLeaving ? leaving?.view : nil) : (providesArriving ? arriving?.view : nil)
    }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        vc === leaving ? containerView.bounds : .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        vc === arriving ? finalFrame : .zero
    }
}

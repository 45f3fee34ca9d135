import UIKit
import UIKitSeams

/// A sheet that stands at a height of its own, is drawn up and down, and goes when it is drawn below that.
///
/// In the manner of sheet libraries: the presentation controller has a view of its own around the screen's and places
/// it itself, without a word of `frameOfPresentedViewInContainerView`.
package class BottomSheet: UIPresentationController {
    package static let shortHeight: CGFloat = 334

    private let dimming = UIView()
    private let wrapper = UIView()
    private let pan = UIPanGestureRecognizer()
    private var action: ActionTarget?

    package override var presentedView: UIView? { wrapper }

    /// How far below the top of its container the sheet stands.
    package var top: CGFloat { (containerView?.bounds.height ?? 0) - Self.shortHeight }

    package override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.backgroundColor = .black
        dimming.alpha = 0
        container.addSubview(dimming)
        wrapper.frame = container.bounds
        presentedViewController.view.frame = wrapper.bounds
        wrapper.addSubview(presentedViewController.view)
        container.addSubview(wrapper)
        wrapper.addGestureRecognizer(pan)
        action = pan.addAction { [unowned self] _ in follow() }
        let coordinator = presentedViewController.transitionCoordinator
        coordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0.5 }, completion: nil)
    }

    package override func dismissalTransitionWillBegin() {
        let coordinator = presentedViewController.transitionCoordinator
        coordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 }, completion: nil)
    }

    package override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        wrapper.frame.size = container.bounds.size
        presentedViewController.view.frame = wrapper.bounds
    }

    private func follow() {
        switch pan.state {
        case .began, .changed:
            wrapper.frame.origin.y = max(wrapper.frame.minY + pan.translation(in: wrapper).y, 0)
            pan.setTranslation(.zero, in: wrapper)
        case .ended where pan.velocity(in: wrapper).y > 300 && wrapper.frame.minY > top:
            presentedViewController.dismiss(animated: true)
        case .ended, .cancelled:
            UIView.animate(withDuration: 0.3) { self.wrapper.frame.origin.y = self.top }
        default:
            break
        }
    }
}

/// Presents screens as sheets.
package class BottomSheetPresenter: NSObject, UIViewControllerTransitioningDelegate {
    package func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        BottomSheet(presentedViewController: presented, presenting: presenting)
    }

    package func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        BottomSheetAnimator(presents: true)
    }

    package func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    {
        BottomSheetAnimator(presents: false)
    }
}

private class BottomSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presents: Bool

    init(presents: Bool) {
        self.presents = presents
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let screen = context.viewController(forKey: presents ? .to : .from)
        guard let sheet = screen?.presentationController as? BottomSheet, let view = sheet.presentedView else { return }
        let away = context.containerView.bounds.height
        if presents { view.frame.origin.y = away }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.8,
            initialSpringVelocity: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { view.frame.origin.y = self.presents ? sheet.top : away },
            completion: { finished in context.completeTransition(finished) })
    }
}

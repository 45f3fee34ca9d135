import QuartzCore
import UIKit

/// Lets views of one tag fly from screen to screen.
///
/// In the manner of shared-element libraries: one object adopts the navigation controller's delegate, hands on what it
/// takes from the one that was there, and animates snapshots.
package class SharedElements: NSObject {
    /// Every screen that has come to the top by an animation of this object.
    package private(set) var arrivals: [String] = []
    private weak var previous: UINavigationControllerDelegate?
    private let tag: Int

    package init(tag: Int) {
        self.tag = tag
    }

    package func adopt(_ navigation: UINavigationController) {
        previous = navigation.delegate
        navigation.delegate = self
    }
}

extension SharedElements: UINavigationControllerDelegate {
    package func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        previous?.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    package func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        previous?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard fromVC.view.viewWithTag(tag) != nil, toVC.view.viewWithTag(tag) != nil else { return nil }
        return self
    }
}

extension SharedElements: UIViewControllerAnimatedTransitioning {
    package func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    package func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let source = from.viewWithTag(tag), let target = to.viewWithTag(tag),
            let flying = source.snapshotView(afterScreenUpdates: false)
        else { return context.completeTransition(false) }
        let container = context.containerView
        to.frame = container.bounds
        container.addSubview(to)
        to.layoutIfNeeded()
        flying.frame = container.convert(source.bounds, from: source)
        container.addSubview(flying)
        source.isHidden = true
        target.isHidden = true
        to.alpha = 0
        let timing = UICubicTimingParameters(animationCurve: .easeInOut)
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), timingParameters: timing)
        animator.addAnimations {
            flying.frame = container.convert(target.bounds, from: target)
            to.alpha = 1
        }
        animator.addCompletion { _ in
            flying.removeFromSuperview()
            source.isHidden = false
            target.isHidden = false
            to.alpha = 1
            let isOver = !context.transitionWasCancelled
            if isOver { self.arrivals.append(context.viewController(forKey: .to)?.title ?? "") }
            context.completeTransition(isOver)
        }
        animator.startAnimation()
    }
}

import GestureArbitration
import UIKit

/// What the fronts ask, and what the app's own delegate says to it.
extension FullScreenPopNavigationController {
    /// Whether the app's delegate has the method that returns animators.
    var appDelegateAnimates: Bool { delegate?.implementsAnimationController(in: self) ?? false }

    func screenWillShow(_ screen: UIViewController, animated: Bool) {
        adaptBar(to: screen, animated: animated)
        followInteractivePop()
        delegate?.willShow(screen, in: self, animated: animated)
    }

    func screenDidShow(_ screen: UIViewController, animated: Bool) {
        if transitionCoordinator == nil {
            percentDrivenPop?.transitionDidEnd()
        }
        delegate?.didShow(screen, in: self, animated: animated)
    }

    func animationController(
        for operation: Operation, from leaving: UIViewController, to arriving: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let appAnimator = delegate?.animationController(for: operation, from: leaving, to: arriving, in: self)
        guard operation == .pop, let percentDrivenPop else { return appAnimator }
        return percentDrivenPop.animator(preferring: appAnimator)
    }

    func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let percentDrivenPop { return percentDrivenPop.currentInteraction }
        return delegate?.interactionController(for: animator, in: self)
    }
}

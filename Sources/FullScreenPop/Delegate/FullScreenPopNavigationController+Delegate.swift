import GestureArbitration
import ScreenTransitions
import UIKit
import UIKitSeams

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
        updateDelegateFront()
        delegate?.didShow(screen, in: self, animated: animated)
    }

    func animationController(
        for operation: Operation, from leaving: UIViewController, to arriving: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let appAnimator =
            delegate?.animationController(for: operation, from: leaving, to: arriving, in: self)
            ?? screenAnimator(for: operation, from: leaving, to: arriving)
        guard operation == .pop, let percentDrivenPop else { return appAnimator }
        return percentDrivenPop.animator(preferring: appAnimator)
    }

    /// The animator that the screen which comes or goes has in its options.
    private func screenAnimator(
        for operation: Operation, from leaving: UIViewController, to arriving: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: options(for: arriving).makeAnimator(.forward) ?? animatorOfLedPush
        case .pop: options(for: leaving).makeAnimator(.backward)
        default: nil
        }
    }

    /// Fingers cannot lead UIKit's own push.
    private var animatorOfLedPush: TransitionAnimator? {
        pushLead == nil ? nil : TransitionAnimator(transition: .systemLookAlike, direction: .forward)
    }

    func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let lead = takePushLead() { return lead.interaction(for: animator) }
        if let percentDrivenPop { return percentDrivenPop.interaction(for: animator) }
        return delegate?.interactionController(for: animator, in: self)
    }
}

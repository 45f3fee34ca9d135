import ScreenTransitions
import UIKit
import UIKitSeams

/// UIKit's questions to the delegate of the tab bar controller.
extension TabSwipe: TabBarDelegateProxyHandler {
    package func adoptDelegate() { delegates.adopt() }

    /// While tabs change, a tab waits for the end of the change.
    package func maySelect(_ screen: () -> UIViewController?) -> Bool {
        guard let coordinator = tabBarController?.transitionOfTabs else { return true }
        if let screen = screen() { keep(screen, until: coordinator) }
        return false
    }

    /// The animator of the app's delegate, or of the transition. Fingers can't drive UIKit's own change of tabs.
    package func animationController(
        from leaving: UIViewController, to arriving: UIViewController,
        before delegate: (any UITabBarControllerDelegate)?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let tabBarController else { return nil }
        if let animator = delegate?.animationController(from: leaving, to: arriving, in: tabBarController) {
            return animator
        }
        let tabs = tabBarController.viewControllers ?? []
        guard let start = tabs.firstIndex(of: leaving), let end = tabs.firstIndex(of: arriving) else { return nil }
        let animator = transition?.makeAnimator(start < end ? .forward : .backward)
        guard animator == nil, running != nil else { return animator }
        return TransitionAnimator(transition: .slide, direction: start < end ? .forward : .backward)
    }

    package func interactionController(
        for animator: any UIViewControllerAnimatedTransitioning, before delegate: (any UITabBarControllerDelegate)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let running { return running.interaction(for: animator) }
        guard let tabBarController else { return nil }
        return delegate?.interactionController(for: animator, in: tabBarController)
    }
}

@_spi(Headless) import UIKit

/// Counts how often it is asked for a tab, and passes everything on to the delegate that it has found.
final class WrappingTabDelegate: NSObject, UITabBarControllerDelegate {
    private weak var wrapped: (any UITabBarControllerDelegate)?
    private(set) var timesAsked = 0

    init(_ wrapped: (any UITabBarControllerDelegate)? = nil) {
        self.wrapped = wrapped
    }

    func keep(delegateOf tabs: UITabBarController) { wrapped = tabs.delegate }

    /// Sets itself as the delegate if it is not that.
    func wrap(delegateOf tabs: UITabBarController) {
        guard tabs.delegate !== self else { return }
        keep(delegateOf: tabs)
        tabs.delegate = self
    }

    /// Gives the delegate back that it has found.
    func giveBack(to tabs: UITabBarController) { tabs.delegate = wrapped }

    func tabBarController(_ tabs: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
        timesAsked += 1
        return wrapped?.tabBarController(tabs, shouldSelect: screen) ?? true
    }

    func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
        wrapped?.tabBarController(tabs, didSelect: screen)
    }

    func tabBarController(
        _ tabs: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        wrapped?.tabBarController(tabs, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
}

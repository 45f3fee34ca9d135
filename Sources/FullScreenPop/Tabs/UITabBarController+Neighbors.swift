import GestureArbitration
import UIKit

extension UITabBarController {
    /// The tab that a swipe in `direction` selects: the next one that can be tapped, or the previous one. Nil if there
    /// is none, and on a tab that is not in the bar itself.
    func tab(towards direction: SwipeDirection) -> UIViewController? {
        guard let tabs = tabsInBar, let selected = tabs.firstIndex(where: { $0 === selectedViewController }) else {
            return nil
        }
        let isForward = direction == .forward
        return isForward
            ? tabs[(selected + 1)...].first { $0.tabBarItem.isEnabled }
            : tabs[..<selected].last { $0.tabBarItem.isEnabled }
    }

    /// If there is too little room for all tabs, UIKit's bar has room for "More" and this many tabs before it. On wider
    /// screens there are more.
    private static let fewestBeforeMore = 4

    /// The tabs that have an item in the bar. If there are more tabs than items, the last item is "More", which lists
    /// the others. A bar with fewer items hides tabs, or shows them otherwise.
    private var tabsInBar: ArraySlice<UIViewController>? {
        guard let viewControllers else { return nil }
        guard let items = tabBar.items, items.count < viewControllers.count, items.count > Self.fewestBeforeMore
        else { return viewControllers[...] }
        return viewControllers.prefix(items.count - 1)
    }

    /// Whether `screen` can be selected. UIKit raises an exception if another one is.
    func isTab(_ screen: UIViewController) -> Bool {
        viewControllers?.contains(screen) == true || screen === moreNavigationController
    }

    /// The running transition between two tabs.
    var transitionOfTabs: (any UIViewControllerTransitionCoordinator)? {
        guard let transitionCoordinator, let viewControllers,
            let leaving = transitionCoordinator.viewController(forKey: .from), viewControllers.contains(leaving),
            let arriving = transitionCoordinator.viewController(forKey: .to), viewControllers.contains(arriving)
        else { return nil }
        return transitionCoordinator
    }

    /// Puts the view of the selected tab on screen if it is not there, because another tab was selected while a
    /// transition between two others was running.
    func showSelectedTab() {
        guard viewIfLoaded?.window != nil, let selected = selectedViewController, selected.viewIfLoaded?.window == nil,
            let other = viewControllers?.first(where: { $0 !== selected })
        else { return }
        // UIKit does nothing for a tab that is already selected.
        selectedViewController = other
        selectedViewController = selected
    }
}

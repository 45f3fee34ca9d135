import UIKit

extension TabSwipe {
    /// Installs a tab swipe on `tabBarController`, which keeps it and loads its view.
    ///
    /// Installing again returns the same tab swipe, and adopts a delegate that the app has set since.
    @discardableResult
    public static func install(on tabBarController: UITabBarController) -> TabSwipe {
        let tabSwipe = installed(on: tabBarController) ?? TabSwipe(of: tabBarController)
        tabBarController.installedTabSwipe = tabSwipe
        tabSwipe.loadRecognizers()
        tabSwipe.delegates.adopt()
        return tabSwipe
    }

    /// The tab swipe that was installed on `tabBarController`; nil if there is none.
    public static func installed(on tabBarController: UITabBarController) -> TabSwipe? {
        tabBarController.installedTabSwipe
    }

    /// Removes the tab swipe from its tab bar controller, which gets the app's delegate back. A change of tabs that fingers
    /// drive at this moment is cancelled.
    public func uninstall() {
        guard let tabBarController, tabBarController.installedTabSwipe === self else { return }
        removeRecognizers()
        tabBarController.installedTabSwipe = nil
    }
}

extension UITabBarController {
    private static var tabSwipeKey: UInt8 = 0

    /// The tab bar controller keeps it.
    fileprivate var installedTabSwipe: TabSwipe? {
        get { objc_getAssociatedObject(self, &Self.tabSwipeKey) as? TabSwipe }
        set { objc_setAssociatedObject(self, &Self.tabSwipeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

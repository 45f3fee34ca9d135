import UIKit
import UIKitSeams

extension TabSwipe {
    /// Installs a tab swipe on `tabBarController`, which retains it and loads its view.
    ///
    /// Installing again returns the same tab swipe, and adopts a delegate that the app has set since.
    @discardableResult
    public static func install(on tabBarController: UITabBarController) -> TabSwipe {
        let tabSwipe = tabBarController.storedTabSwipe ?? TabSwipe(of: tabBarController)
        tabBarController.storedTabSwipe = tabSwipe
        tabSwipe.loadRecognizers()
        tabSwipe.delegates.adopt()
        return tabSwipe
    }

    /// The tab swipe that is installed on `tabBarController`; nil if there is none.
    public static func installed(on tabBarController: UITabBarController) -> TabSwipe? {
        tabBarController.storedTabSwipe.flatMap { $0.isInstalled ? $0 : nil }
    }

    /// Removes the tab swipe from its tab bar controller, which gets the app's delegate back. A change of tabs that
    /// fingers are driving is cancelled.
    ///
    /// Options, rules and handlers are kept: after another installation, the tab swipe is as it was.
    public func uninstall() {
        if isInstalled { removeRecognizers() }
    }
}

extension UITabBarController {
    private static let tabSwipes = AssociatedProperty<TabSwipe>()

    /// The only tab swipe that this tab bar controller ever has, installed or not. The tab bar controller retains it.
    fileprivate var storedTabSwipe: TabSwipe? {
        get { Self.tabSwipes[self] }
        set { Self.tabSwipes[self] = newValue }
    }
}

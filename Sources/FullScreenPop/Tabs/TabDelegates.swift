import UIKit
import UIKitSeams

/// The delegate of one tab bar controller: the app's, and the proxy before it.
@MainActor
final class TabDelegates {
    private weak var tabBarController: UITabBarController?
    private var proxy = TabBarDelegateProxy()
    private var replaced = ReplacedProxies()

    init(of tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
    }

    /// The app's own delegate.
    var appDelegate: (any UITabBarControllerDelegate)? { proxy.base as? any UITabBarControllerDelegate }

    /// Makes the proxy the delegate, before the app's.
    func install(for handler: any TabBarDelegateProxyHandler) {
        proxy.handler = handler
        adopt()
    }

    /// Adopts a delegate that the app has set since.
    func adopt() {
        guard let tabBarController, tabBarController.delegate !== proxy else { return }
        let current = tabBarController.delegate
        if let current, current !== proxy.base {
            replaced.keep(proxy, for: current)
            proxy = proxy.replacement()
        }
        proxy.base = current
        tabBarController.delegate = proxy
    }

    /// Gives the tab bar controller the app's delegate back.
    func uninstall() {
        adopt()
        tabBarController?.delegate = appDelegate
    }
}

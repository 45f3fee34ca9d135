import UIKit
import UIKitSeams

/// The delegate of one tab bar controller: the app's, and the proxy in front of it.
@MainActor
final class TabDelegates {
    private weak var tabBarController: UITabBarController?
    private var adoption = DelegateAdoption(with: TabBarDelegateProxy())

    init(of tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
    }

    /// The app's own delegate.
    var appDelegate: (any UITabBarControllerDelegate)? { adoption.proxy.base as? any UITabBarControllerDelegate }

    /// Makes the proxy the delegate, in front of the app's.
    func install(for handler: any TabBarDelegateProxyHandler) {
        adoption.proxy.handler = handler
        adopt()
    }

    /// Adopts a delegate that the app has set since.
    func adopt() {
        guard let tabBarController, tabBarController.delegate !== adoption.proxy else { return }
        _ = adoption.adopt(tabBarController.delegate)
        tabBarController.delegate = adoption.proxy
    }

    /// Gives the app's delegate back to the tab bar controller.
    func uninstall() {
        adopt()
        tabBarController?.delegate = appDelegate
        // A delegate may have kept the proxy, and forward to it.
        adoption.proxy.handler = nil
    }
}

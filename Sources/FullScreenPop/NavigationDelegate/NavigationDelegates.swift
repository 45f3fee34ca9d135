import UIKit
import UIKitSeams

/// A navigation controller whose `delegate` is not what UIKit has for the delegate, but what the app has set.
@MainActor
protocol DelegateOverriding: UINavigationController {
    /// What UIKit has.
    var uiKitDelegate: (any UINavigationControllerDelegate)? { get set }
}

/// The delegate of one navigation controller: the app's, and the proxy before it.
///
/// A delegate that merely has the method which returns animators switches UIKit's own interactive pop off. The proxy
/// therefore shows it only while it is needed. UIKit may remember what a delegate answers to, so the proxy is taken away and
/// given again when that changes.
@MainActor
final class NavigationDelegates {
    private weak var navigationController: UINavigationController?
    private let proxy = NavigationDelegateProxy()
    private var isInstalled = false

    /// The app's own delegate.
    weak var appDelegate: (any UINavigationControllerDelegate)? {
        didSet { proxy.base = appDelegate }
    }

    init(of navigationController: UINavigationController) {
        self.navigationController = navigationController
        proxy.hiddenSelectors = Self.animatorSelectors
    }

    /// What UIKit has for the delegate. A subclass may show the app's in its place.
    private var uiKitDelegate: (any UINavigationControllerDelegate)? {
        get {
            guard let overriding = navigationController as? any DelegateOverriding else {
                return navigationController?.delegate
            }
            return overriding.uiKitDelegate
        }
        set {
            guard let overriding = navigationController as? any DelegateOverriding else {
                navigationController?.delegate = newValue
                return
            }
            overriding.uiKitDelegate = newValue
        }
    }

    private static let animatorSelectors: Set<Selector> = [
        NSSelectorFromString(
            "navigationController:animationControllerForOperation:fromViewController:toViewController:"),
        NSSelectorFromString("navigationController:interactionControllerForAnimationController:"),
    ]

    /// Whether the app's delegate has the method that returns animators.
    var appAnimates: Bool {
        guard let navigationController else { return false }
        return appDelegate?.implementsAnimationController(in: navigationController) ?? false
    }

    /// Whether the navigation controller shows the app's delegate in the place of UIKit's.
    var areOverridden: Bool { navigationController is any DelegateOverriding }

    /// Puts the proxy before the delegate that the navigation controller has, also where the app has set another one since.
    func install(for handler: any NavigationDelegateProxyHandler) {
        proxy.handler = handler
        isInstalled = true
        adopt()
    }

    /// Takes a delegate in that the app has set since.
    func adopt() {
        guard isInstalled else { return }
        let current = uiKitDelegate
        guard current !== proxy else { return }
        if !areOverridden { appDelegate = current }
        uiKitDelegate = proxy
    }

    /// Shows UIKit that there are animators, or hides it.
    func show(animators: Bool) {
        guard isInstalled else { return }
        let hidden = animators ? [] : Self.animatorSelectors
        guard proxy.hiddenSelectors != hidden else { return }
        proxy.hiddenSelectors = hidden
        uiKitDelegate = nil
        uiKitDelegate = proxy
    }

    /// Gives the navigation controller the app's delegate back.
    func uninstall() {
        guard isInstalled else { return }
        adopt()
        isInstalled = false
        uiKitDelegate = appDelegate
    }
}

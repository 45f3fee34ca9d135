import UIKit
import UIKitSeams

/// A navigation controller whose `delegate` is the app's, not the one that UIKit has.
@MainActor
protocol DelegateOverriding: UINavigationController {
    /// The delegate that UIKit has.
    var uiKitDelegate: (any UINavigationControllerDelegate)? { get set }
}

/// The delegate of one navigation controller: the app's, and the proxy before it.
///
/// A delegate that implements the method for animators turns UIKit's own interactive pop off. The proxy therefore shows
/// the method only while it is needed, and is set anew when that changes: UIKit may cache what a delegate responds to.
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

    /// The delegate that UIKit has.
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

    /// Whether the app's delegate implements the method for animators.
    var appAnimates: Bool {
        guard let navigationController else { return false }
        return appDelegate?.implementsAnimationController(in: navigationController) ?? false
    }

    /// Whether the navigation controller is the toolkit's, whose `delegate` is the app's.
    var areOverridden: Bool { navigationController is any DelegateOverriding }

    /// Makes the proxy the delegate, before the app's.
    func install(for handler: any NavigationDelegateProxyHandler) {
        proxy.handler = handler
        isInstalled = true
        adopt()
    }

    /// Adopts a delegate that the app has set since.
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

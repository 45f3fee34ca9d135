import UIKit
import UIKitSeams

/// The delegate of one navigation controller: the app's, and the proxy in front of it.
///
/// A delegate that implements the method for animators disables UIKit's own interactive pop. The proxy therefore shows
/// the method only while it is needed, and is set again when this changes: UIKit may cache what a delegate responds to.
@MainActor
final class NavigationDelegates {
    private weak var navigationController: UINavigationController?
    private var adoption = DelegateAdoption(with: NavigationDelegateProxy())
    private var isInstalled = false

    /// The app's own delegate.
    weak var appDelegate: (any UINavigationControllerDelegate)? {
        didSet {
            proxy.base = appDelegate
            guard appDelegate !== oldValue else { return }
            hasShownAnimators = nil
            announcedPop = nil
            if isOnSubclass { renew() }
        }
    }

    private var proxy: NavigationDelegateProxy { adoption.proxy }

    /// Whether the app's delegate has turned out to implement the method for animators; nil before it was asked.
    private var hasShownAnimators: Bool?
    /// Its answer about a pop that a swipe begins.
    private var announcedPop: AnnouncedPop?

    private struct AnnouncedPop {
        weak var leaving: UIViewController?
        weak var arriving: UIViewController?
        let animator: (any UIViewControllerAnimatedTransitioning)?
    }

    init(of navigationController: UINavigationController) {
        self.navigationController = navigationController
        proxy.hiddenSelectors = Self.animatorSelectors
    }

    /// The delegate that UIKit has.
    private var uiKitDelegate: (any UINavigationControllerDelegate)? {
        get {
            guard let subclassed else { return navigationController?.delegate }
            return subclassed.uiKitDelegate
        }
        set {
            guard let subclassed else {
                navigationController?.delegate = newValue
                return
            }
            subclassed.uiKitDelegate = newValue
        }
    }

    /// The navigation controller, if it is one whose `delegate` is the app's and not the one that UIKit has.
    private var subclassed: FullScreenPopNavigationController? {
        navigationController as? FullScreenPopNavigationController
    }

    private static let animatorSelectors: Set<Selector> = [
        NSSelectorFromString(
            "navigationController:animationControllerForOperation:fromViewController:toViewController:"),
        NSSelectorFromString("navigationController:interactionControllerForAnimationController:"),
    ]

    /// Whether the app's delegate implements the method for animators; nil if this is unknown until it is asked.
    var appAnimates: Bool? {
        guard let appDelegate else { return false }
        return appDelegate.implementsAnimationController ?? hasShownAnimators
    }

    /// Whether the app's delegate implements the method for animators when a swipe begins to pop the top screen. If
    /// this is unknown by then, the delegate is asked for the animator of the pop, and ``animator(of:for:from:to:)``
    /// does not ask again.
    func appAnimatesPop() -> Bool {
        if let appAnimates { return appAnimates }
        guard let screens = navigationController?.viewControllers.suffix(2), screens.count == 2,
            let arriving = screens.first, let leaving = screens.last
        else { return false }
        let animator = animator(of: appDelegate, for: .pop, from: leaving, to: arriving)
        if appAnimates == true {
            announcedPop = AnnouncedPop(leaving: leaving, arriving: arriving, animator: animator)
        }
        return appAnimates == true
    }

    /// The animator of `delegate`, the app's or one to which this forwards, for a transition that begins now.
    func animator(
        of delegate: (any UINavigationControllerDelegate)?, for operation: UINavigationController.Operation,
        from leaving: UIViewController, to arriving: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let navigationController, let delegate else { return nil }
        let announced = announcedPop
        announcedPop = nil
        if operation == .pop, let announced, announced.leaving === leaving, announced.arriving === arriving {
            return announced.animator
        }
        let answer = delegate.animationController(for: operation, from: leaving, to: arriving, in: navigationController)
        guard case .answered(let animator) = answer else {
            if delegate === appDelegate { hasShownAnimators = false }
            return nil
        }
        if delegate === appDelegate { hasShownAnimators = true }
        return animator
    }

    /// Whether the navigation controller is a ``FullScreenPopNavigationController``, whose `delegate` is the app's.
    var isOnSubclass: Bool { subclassed != nil }

    /// Makes the proxy the delegate, in front of the app's.
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
        if !isOnSubclass { appDelegate = adoption.adopt(current) as? any UINavigationControllerDelegate }
        uiKitDelegate = proxy
    }

    /// Sets UIKit's delegate again: UIKit may cache what it responds to.
    private func renew() {
        uiKitDelegate = nil
        uiKitDelegate = isInstalled ? proxy : appDelegate
    }

    /// Shows UIKit that there are animators, or hides it.
    func show(animators: Bool) {
        guard isInstalled else { return }
        let hidden = animators ? [] : Self.animatorSelectors
        guard proxy.hiddenSelectors != hidden else { return }
        proxy.hiddenSelectors = hidden
        renew()
    }

    /// Gives the app's delegate back to the navigation controller.
    func uninstall() {
        guard isInstalled else { return }
        adopt()
        isInstalled = false
        uiKitDelegate = appDelegate
        // A delegate may have kept the proxy, and forward to it.
        proxy.handler = nil
    }
}

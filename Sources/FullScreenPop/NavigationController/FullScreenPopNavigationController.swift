import UIKit

/// A navigation controller whose screens are popped by a swipe that may begin anywhere.
///
/// Use it instead of `UINavigationController`, in code or as the class of a navigation controller in a storyboard:
///
/// ```swift
/// let navigation = FullScreenPopNavigationController(rootViewController: home)
/// navigation.backSwipe.onPopEvent = { event in print(event) }
/// ```
///
/// Everything that it does is done by its ``backSwipe``, which can be installed on any other navigation controller as well.
/// What only a subclass can do comes on top: changes of the stack that come while fingers drive a pop or a push wait until
/// that is over. They then see the stack as it is, and of several only the last is animated.
@MainActor
open class FullScreenPopNavigationController: UINavigationController {
    private var waitingChanges = StackChangeQueue()

    /// The swipe that pops the screens. It is there before the view is loaded.
    public var backSwipe: BackSwipe { BackSwipe.of(self) }

    /// Installs the back swipe. A subclass that overrides this calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        BackSwipe.install(on: self).didEndTransition = { [weak self] in self?.makeWaitingChanges() }
        interactiveDismissal?.attach()
    }

    /// The app's own delegate. UIKit is given an object that stands before it and hands everything on.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        get { backSwipe.delegates.appDelegate }
        set {
            backSwipe.delegates.appDelegate = newValue
            backSwipe.adaptToTopScreen()
        }
    }

    /// Pushes a screen. A screen that is on the stack by the time its turn comes is not pushed again.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard mustWait, backSwipe.runningPush?.screen !== viewController else {
            backSwipe.adaptToTopScreen(pushing: viewController)
            return super.pushViewController(viewController, animated: animated)
        }
        waitingChanges.add { [unowned self] isLast in
            guard !viewControllers.contains(viewController) else { return }
            pushViewController(viewController, animated: animated && isLast)
        }
    }

    /// Replaces the stack.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard mustWait else {
            backSwipe.adaptToTopScreen(pushing: viewControllers.last)
            return super.setViewControllers(viewControllers, animated: animated)
        }
        waitingChanges.add { [unowned self] in setViewControllers(viewControllers, animated: animated && $0) }
    }

    /// Pops the top screen. While fingers pop or push it, that is left to them, and made up for afterwards if they have
    /// brought the screen back or kept it; the answer is nil then. Once they have let go of a screen that goes, the one below
    /// is meant.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        guard mustWait else { return super.popViewController(animated: animated) }
        let pop = backSwipe.runningPop
        let screen = pop?.isFinishing == true ? topViewController : pop?.leavingScreen ?? topViewController
        waitingChanges.add { [unowned self] isLast in
            guard topViewController === screen else { return }
            popViewController(animated: animated && isLast)
        }
        return nil
    }

    /// Pops to a screen. If that waits, the answer is nil, and the screen need not be on the stack any more by then.
    @discardableResult
    open override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard mustWait else { return super.popToViewController(viewController, animated: animated) }
        waitingChanges.add { [unowned self] isLast in
            guard viewControllers.contains(viewController) else { return }
            popToViewController(viewController, animated: animated && isLast)
        }
        return nil
    }

    /// Pops to the root. If that waits, the answer is nil.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard mustWait else { return super.popToRootViewController(animated: animated) }
        waitingChanges.add { [unowned self] in popToRootViewController(animated: animated && $0) }
        return nil
    }

    /// Pops the top screen, if its ``PopOptions/shouldPop`` agrees: VoiceOver's two-finger scrub.
    ///
    /// ``PopOptions/isEnabled`` is about swipes; a screen without them can be left this way all the same.
    open override func accessibilityPerformEscape() -> Bool {
        guard viewControllers.count > 1, let screen = topViewController else {
            return super.accessibilityPerformEscape()
        }
        guard transitionCoordinator == nil, screen.presentedViewController == nil else { return false }
        if backSwipe.confirmation.refusal(toLeave: screen) == nil { popViewController(animated: true) }
        return true
    }

    private var mustWait: Bool { backSwipe.isDrivingTransition }

    private func makeWaitingChanges() {
        for change in waitingChanges.takeAll() { change() }
    }
}

extension FullScreenPopNavigationController: DelegateOverriding {
    var uiKitDelegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
}

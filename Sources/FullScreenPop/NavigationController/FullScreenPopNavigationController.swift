import UIKit
import UIKitSeams

/// A navigation controller whose screens are popped by a swipe that may begin anywhere.
///
/// Use it instead of `UINavigationController`, in code or in a storyboard:
///
/// ```swift
/// let navigation = FullScreenPopNavigationController(rootViewController: home)
/// navigation.backSwipe.onEvent = { event in print(event) }
/// ```
///
/// The swipe is its ``backSwipe``, which can be installed on any other navigation controller as well. The subclass
/// adds:
///
/// - A change of the stack during an animated push or pop is deferred until the transition ends, starting with the
///   first appearance callback. Animated changes also wait while tabs change around the stack, while it comes onto or
///   leaves another one, and while fingers uncover it by dismissing a modal, except in the last appearance callbacks of
///   those. They apply to the stack as it is then; only the last of several is animated. On iOS 26, where UIKit ends
///   its own push or pop for another one, they wait for those that fingers drive or an animator plays.
/// - VoiceOver's escape gesture and UIKit's key command ⌘[ ask ``PopOptions/shouldPop``.
/// - ``PopDriver/contentPop`` is available.
/// - ``dismiss(animated:completion:)`` also takes effect during an interactive dismissal.
/// - ``delegate`` is the app's own.
@MainActor
open class FullScreenPopNavigationController: UINavigationController {
    private lazy var changes = StackChanges(of: self)
    private lazy var backCommandTarget = ActionTarget { [unowned self] _ in goBack() }

    /// The swipe that pops the screens. You can set it up before the view is loaded.
    public var backSwipe: BackSwipe { BackSwipe.of(self) }

    /// Installs the back swipe. If you override this, call `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        BackSwipe.install(on: self).transitions.didEnd = { [weak self] in self?.changes.makeWaiting() }
        interactiveDismissal?.attach()
    }

    /// Shows or hides the navigation bar for a screen that has become the top screen outside the window. If you
    /// override this, call `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        backSwipe.bar.adaptToTopScreen()
    }

    /// Whether the bar is hidden. A value that a screen sets in its `viewWillAppear(_:)` is left alone, unless the
    /// screen has a ``PopOptions/hidesNavigationBar``. If you override this, call `super`.
    open override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set {
            super.isNavigationBarHidden = newValue
            backSwipe.bar.appDidSet(isHidden: newValue)
        }
    }

    /// Shows or hides the bar. If you override this, call `super`.
    open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
        backSwipe.bar.appDidSet(isHidden: hidden)
    }

    /// The app's own delegate. UIKit is given an object that forwards everything to it.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        get { backSwipe.delegates.appDelegate }
        set {
            backSwipe.delegates.appDelegate = newValue
            backSwipe.adoptChanges()
        }
    }

    /// Pushes a screen. If the push waits, a screen that is on the stack by then is not pushed again. Without waiting,
    /// UIKit raises an exception if the pushed screen is already on the stack.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated)
    }

    /// Replaces the stack, after any push or pop in progress. If the last of the screens is one that a swipe is
    /// popping, it stays only if the swipe is cancelled: an app that sets all the screens that it knows can't know of
    /// the swipe.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        set(viewControllers, animated)
    }

    /// Pops the top screen. While a screen is being pushed or popped, this returns nil and waits. It then pops the
    /// screen that fingers are pulling, or over which they have pushed another one, if it has stayed. If they have let
    /// go and that screen is leaving, it pops the one below. After other waiting changes, it pops the screen that they
    /// lead to. Several calls in a row pop one screen.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        pop(animated)
    }

    /// Pops to a screen. If the pop waits, this returns nil, and does nothing if the screen has left the stack by then.
    @discardableResult
    open override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        pop(to: viewController, animated)
    }

    /// Pops to the root. If the pop waits, this returns nil.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        popToRoot(animated)
    }

    /// Dismisses the presented screen, or the modal that is or contains this controller, with those that are presented
    /// over it. If fingers are dismissing one of them by the gesture of its ``ModalTransition``, the dismissal
    /// continues from where it is; if it runs back, the modal is dismissed afterwards. The others follow. If you
    /// override this, call `super`.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let modal = presentedViewController ?? presentingViewController?.presentedViewController else {
            return super.dismiss(animated: flag, completion: completion)
        }
        let topmost = modal.topmostPresented
        let isFinishing = topmost.interactiveDismissal?.finish(animated: flag) { [weak self] in
            guard let self, topmost !== modal else {
                completion?()
                return
            }
            // UIKit is not ready for another one yet.
            CADisplayLink.nextFrame { self.dismiss(animated: flag, completion: completion) }
        }
        if isFinishing != true { super.dismiss(animated: flag, completion: completion) }
    }

    /// Pops the top screen if its ``PopOptions/shouldPop`` allows it: VoiceOver's two-finger scrub. On the root of a
    /// stack that is presented with a gesture for its dismissal, dismisses the stack; see
    /// ``InteractiveDismissal/dismissIfAllowed()``.
    ///
    /// On a screen that hides its back button it does nothing, unless the screen's ``PopOptions/isEnabled`` is true.
    /// Otherwise this option applies to swipes only, not to this gesture.
    open override func accessibilityPerformEscape() -> Bool {
        guard !canGoBack else { return goBack() }
        return interactiveDismissal?.dismissIfAllowed() == true || super.accessibilityPerformEscape()
    }

    /// UIKit's own key commands. The one that goes back, ⌘[, and ⌘] in right-to-left interfaces, pops the top
    /// screen if its ``PopOptions/shouldPop`` allows it, and if nothing is presented. While a push or pop runs by
    /// itself, it waits for the end; while fingers drive one, it does nothing.
    ///
    /// It works where ``accessibilityPerformEscape()`` does. A screen's own commands for the same keys go first. If you
    /// override this, start with those of `super`.
    open override var keyCommands: [UIKeyCommand]? {
        super.keyCommands?.map { $0.goesBack ? $0.withAction(ActionTarget.action) : $0 }
    }

    /// Returns the target that asks the screen for the key command that goes back. If you override this, call `super`.
    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        guard action == ActionTarget.action, canGoBack else {
            return super.target(forAction: action, withSender: sender)
        }
        return backCommandTarget
    }

    /// Goes back as a back button would, where there may be one.
    @discardableResult
    private func goBack() -> Bool { !backSwipe.options.isLockedByHiddenBackButton && backSwipe.popIfAllowed() }

    // MARK: Changes, now or later

    // A subclass's override is called once, by the app, and not again for a change that has waited.

    private func push(_ screen: UIViewController, _ animated: Bool) {
        if backSwipe.transitions.push?.claimPush(of: screen) == true {
            return make(pushing: screen) { super.pushViewController(screen, animated: animated) }
        }
        change(animated, pushing: screen) {
            super.pushViewController(screen, animated: animated)
        } later: { [unowned self] isLast in
            if !viewControllers.contains(screen) { push(screen, animated && isLast) }
        }
    }

    private func set(_ screens: [UIViewController], _ animated: Bool) {
        let swiped = backSwipe.transitions.pop?.screen
        change(animated, pushing: screens.last) {
            super.setViewControllers(screens, animated: animated)
        } later: { [unowned self] isLast in
            let hasGone = swiped.map { screens.last === $0 && !viewControllers.contains($0) } == true
            set(hasGone && screens.count > 1 ? screens.dropLast() : screens, animated && isLast)
        }
    }

    @discardableResult
    private func pop(_ animated: Bool) -> UIViewController? {
        if backSwipe.systemIsInterrupting, !changes.isPoppingByInterruption {
            return changes.interrupt { super.popViewController(animated: animated) }
        }
        guard changes.mustWait(animated: animated) else {
            return make { super.popViewController(animated: animated) }
        }
        changes.waitToPop { [unowned self] isLast in
            pop(animated && isLast)
        } orRemove: { [unowned self] screen in
            set(viewControllers.filter { $0 !== screen }, false)
        }
        return nil
    }

    @discardableResult
    private func pop(to screen: UIViewController, _ animated: Bool) -> [UIViewController]? {
        change(animated) {
            super.popToViewController(screen, animated: animated)
        } later: { [unowned self] isLast in
            if viewControllers.contains(screen) { pop(to: screen, animated && isLast) }
        }
    }

    @discardableResult
    private func popToRoot(_ animated: Bool) -> [UIViewController]? {
        change(animated) {
            super.popToRootViewController(animated: animated)
        } later: { [unowned self] isLast in
            popToRoot(animated && isLast)
        }
    }

    /// Lets UIKit make a change now, or, if it would disturb a transition, makes it `later`.
    ///
    /// - Returns: What UIKit returns; nil if the change waits.
    @discardableResult
    private func change<Result>(
        _ animated: Bool, pushing screen: UIViewController? = nil, now: () -> Result?,
        later: @escaping StackChangeQueue.Change
    ) -> Result? {
        guard changes.mustWait(animated: animated) else { return make(pushing: screen, now) }
        changes.wait(with: later)
        return nil
    }

    private func make<Result>(pushing screen: UIViewController? = nil, _ change: () -> Result) -> Result {
        backSwipe.stackWillChange(pushing: screen)
        return changes.make(change)
    }
}

extension FullScreenPopNavigationController {
    /// The delegate that UIKit has.
    var uiKitDelegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
}

extension UIKeyCommand {
    /// Whether this is the command that UIKit's navigation controllers have had since iOS 15.
    fileprivate var goesBack: Bool { input == "[" && modifierFlags == .command }

    /// That command with another action.
    fileprivate func withAction(_ action: Selector) -> UIKeyCommand {
        let command = UIKeyCommand(input: "[", modifierFlags: .command, action: action)
        command.title = title
        command.discoverabilityTitle = discoverabilityTitle
        command.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        command.allowsAutomaticMirroring = allowsAutomaticMirroring
        return command
    }
}

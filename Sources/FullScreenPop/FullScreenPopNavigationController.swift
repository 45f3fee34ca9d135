import GestureArbitration
import UIKit
import UIKitSeams

/// A navigation controller whose screens are popped by a swipe that may begin anywhere.
///
/// Use it instead of `UINavigationController`, in code or as the class of a navigation controller in a storyboard:
///
/// ```swift
/// let navigation = FullScreenPopNavigationController(rootViewController: home)
/// ```
///
/// What a swipe may do is said per screen, with ``UIKit/UIViewController/fullScreenPop``, per view, with
/// `view.arbitration`, and by the rules of the ``arbiter``. ``onPopEvent`` tells what became of it.
///
/// The class has all the initializers of `UINavigationController`. Its recognizers are installed once, when the view is
/// loaded.
@MainActor
open class FullScreenPopNavigationController: UINavigationController {
    /// What holds for every screen that does not say otherwise in its own ``UIKit/UIViewController/fullScreenPop``.
    public var popDefaults = PopOptions() {
        didSet {
            updateDelegateFront()
            adaptBarToTopScreen()
        }
    }

    /// Which driver turns swipes into pops. A change counts from the next swipe on.
    public var driver = PopDriverChoice.automatic

    /// Whether the private selector of UIKit's pop target must not be touched. Set it at any time; it counts from the
    /// next swipe on, and if it is set before the view is loaded, the selector is never even looked up.
    public var usesPublicInterfacesOnly = false

    /// Called with everything that happens to a swipe back, the same on every driver.
    public var onPopEvent: (@MainActor (PopEvent) -> Void)?

    // UIKit's initializers may call one another, and each of them sets the stored properties anew. Objects are therefore
    // made when they are first needed.

    /// Decides which touches the swipe gets. Add rules of the app's own at the front of its `rules`, or remove what
    /// should not apply:
    ///
    /// ```swift
    /// navigation.arbiter.rules.insert(.when("Editing") { _ in … }, at: 0)
    /// ```
    ///
    /// Some things no rule can allow: a pop of the root, in another direction, during a transition, while something is
    /// presented, on a screen whose own options forbid it.
    public private(set) lazy var arbiter = GestureArbiter(rules: Self.standardRules)

    /// The rules that ``arbiter`` starts with.
    public static var standardRules: [any ArbitrationRule] {
        [.movingScrollViews, .viewOptions, .controls, .scrollEdge]
    }

    private(set) lazy var permissions = PopPermissions(navigation: self)
    private lazy var plainFront = NavigationDelegateProxy()
    private lazy var animatingFront = AnimatingNavigationDelegateProxy()
    private weak var appDelegate: (any UINavigationControllerDelegate)?
    private var swipeBack: SwipeBack?
    private var runningPop: InteractivePop?
    /// The fingers that lead the push which has just begun.
    var pushLead: GestureLead?
    private var isPushedByFingers = false
    private var bar = NavigationBarVisibility()
    private var waitingChanges: [WaitingChange] = []

    private typealias WaitingChange = @MainActor (FullScreenPopNavigationController, _ isLast: Bool) -> Void

    /// Installs the swipe back. A subclass that overrides this calls `super`; calling it again does nothing.
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard swipeBack == nil else { return }
        swipeBack = SwipeBack(navigation: self)
        updateDelegateFront()
        interactiveDismissal?.attach()
    }

    /// The app's own delegate. UIKit is given an object that stands before it and hands every call on.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        get { appDelegate }
        set {
            appDelegate = newValue
            updateDelegateFront()
        }
    }

    /// What the app's ``delegate`` says, if it says anything.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.supportedInterfaceOrientations(of: self) ?? super.supportedInterfaceOrientations
    }

    /// What the app's ``delegate`` says, if it says anything.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.preferredInterfaceOrientationForPresentation(of: self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // UIKit leaves the stack and the screen in disagreement if the stack changes while fingers lead a pop or a push.
    // Changes that come meanwhile therefore wait, and see the stack as it is then.

    /// Pushes a screen. A push that comes while fingers lead a pop or another push waits until that is over. If several
    /// changes wait, only the last is animated.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard isLedByFingers else {
            updateDelegateFront(pushing: viewController)
            super.pushViewController(viewController, animated: animated)
            return
        }
        whenFingersAreDone { navigation, isLast in
            guard !navigation.viewControllers.contains(viewController) else { return }
            navigation.pushViewController(viewController, animated: animated && isLast)
        }
    }

    /// Replaces the stack; like a push, not before the end of what fingers lead.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard isLedByFingers else {
            updateDelegateFront(pushing: viewControllers.last)
            super.setViewControllers(viewControllers, animated: animated)
            return
        }
        whenFingersAreDone { navigation, isLast in
            navigation.setViewControllers(viewControllers, animated: animated && isLast)
        }
    }

    /// Pops the top screen. While fingers pop or push it, that is left to them, and made up for afterwards if they have
    /// brought the screen back or kept it; the answer is nil then.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        guard isLedByFingers else { return super.popViewController(animated: animated) }
        let screen = runningPop?.leavingScreen ?? topViewController
        whenFingersAreDone { navigation, isLast in
            guard navigation.topViewController === screen else { return }
            navigation.popViewController(animated: animated && isLast)
        }
        return nil
    }

    /// Pops to a screen; like a push, not before the end of what fingers lead. The answer is nil then, and the
    /// screen need not be on the stack any more.
    @discardableResult
    open override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard isLedByFingers else { return super.popToViewController(viewController, animated: animated) }
        whenFingersAreDone { navigation, isLast in
            guard navigation.viewControllers.contains(viewController) else { return }
            navigation.popToViewController(viewController, animated: animated && isLast)
        }
        return nil
    }

    /// Pops to the root; like a push, not before the end of what fingers lead. The answer is nil then.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard isLedByFingers else { return super.popToRootViewController(animated: animated) }
        whenFingersAreDone { navigation, isLast in
            navigation.popToRootViewController(animated: animated && isLast)
        }
        return nil
    }

    /// Pops the top screen, if its ``PopOptions/shouldPop`` agrees: VoiceOver's two-finger scrub.
    ///
    /// ``PopOptions/mode`` is about swipes; a screen without them can be left this way all the same.
    open override func accessibilityPerformEscape() -> Bool {
        guard viewControllers.count > 1, let screen = topViewController else {
            return super.accessibilityPerformEscape()
        }
        guard transitionCoordinator == nil, screen.presentedViewController == nil else { return false }
        if permissions.refusal(toLeave: screen) == nil {
            popViewController(animated: true)
        }
        return true
    }
}

// MARK: - Screens
extension FullScreenPopNavigationController {
    /// What holds for `screen`: its own options, and where they say nothing, the defaults.
    func options(for screen: UIViewController) -> PopOptions {
        screen.fullScreenPop.filled(from: popDefaults)
    }

    /// To be called when the options of `screen` have changed.
    func optionsDidChange(of screen: UIViewController) {
        guard screen === topViewController else { return }
        updateDelegateFront()
        adaptBarToTopScreen()
    }

    private func adaptBarToTopScreen() {
        guard isViewLoaded, let topViewController else { return }
        adaptBar(to: topViewController, animated: view.window != nil)
    }

    /// Shows or hides the bar as `screen` wants it.
    func adaptBar(to screen: UIViewController, animated: Bool) {
        let wish = options(for: screen).hidesNavigationBar
        guard let isHidden = bar.isToBeHidden(for: wish, now: isNavigationBarHidden), isHidden != isNavigationBarHidden
        else { return }
        // UIKit may lay screens out in here, and a screen that sets an option then comes back to this method.
        setNavigationBarHidden(isHidden, animated: animated)
    }

    /// Pops `screen` if it is still there to be popped: the question about it was answered with yes.
    func popAfterQuestion(_ screen: UIViewController) {
        guard screen === topViewController, viewControllers.count > 1, transitionCoordinator == nil,
            screen.presentedViewController == nil
        else { return }
        popViewController(animated: true)
    }
}

// MARK: - Transitions
extension FullScreenPopNavigationController {
    /// The driver of the pop that runs through the public interfaces for interactive transitions; nil if none does.
    var percentDrivenPop: PercentDrivenDriver? {
        guard let driver = swipeBack?.drivers.percentDriven, driver.isPopping else { return nil }
        return driver
    }

    /// Whether the screen on top has a transition or an animator of its own to go with.
    var topScreenHasTransition: Bool { topViewController.map { options(for: $0).replacesAnimation } ?? false }

    /// The gesture that pops the screen on top; nil for the swipe back.
    var topScreenGesture: TransitionGesture? { topViewController.flatMap { options(for: $0).gesture } }

    /// Gives UIKit the front that goes with the app's delegate, the pop that runs and the transitions of the screen on
    /// top and of `newScreen`, which is about to be pushed.
    func updateDelegateFront(pushing newScreen: UIViewController? = nil) {
        guard let swipeBack else { return }
        swipeBack.adoptGesture()
        let hasTransition = topScreenHasTransition || newScreen.map { options(for: $0).replacesAnimation } ?? false
        let front: any UINavigationControllerDelegate =
            appDelegateAnimates || percentDrivenPop != nil || pushLead != nil || hasTransition
            ? animatingFront : plainFront
        guard super.delegate !== front else { return }
        super.delegate = front
    }

    /// If the screens that are about to change are changed by a finger that pops, follows that.
    func followInteractivePop() {
        guard let transitionCoordinator, let leaving = transitionCoordinator.viewController(forKey: .from),
            !viewControllers.contains(leaving),
            transitionCoordinator.initiallyInteractive || percentDrivenPop != nil
        else { return }
        follow(transitionCoordinator, leaving: leaving)
    }

    private func follow(_ coordinator: any UIViewControllerTransitionCoordinator, leaving screen: UIViewController) {
        view.stopScrolling()
        let pop = InteractivePop(of: screen) { [weak self] event in
            self?.onPopEvent?(event)
        }
        // Known before anybody hears of it: who hears may change the stack.
        runningPop = pop
        pop.follow(coordinator) { [weak self] isCancelled in
            self?.popDidEnd(leaving: screen, isCancelled: isCancelled)
        }
    }

    private func popDidEnd(leaving screen: UIViewController, isCancelled: Bool) {
        percentDrivenPop?.transitionDidEnd()
        if isCancelled {
            adaptBar(to: screen, animated: false)
        }
        // What the handler changes comes after what has waited already.
        onPopEvent?(isCancelled ? .cancelled : .finished)
        runningPop = nil
        carryOutWaitingChanges()
    }

    /// Pushes `screen` as UIKit does; until ``ledPushDidEnd()``, changes of the stack wait.
    func beginLedPush(of screen: UIViewController) {
        isPushedByFingers = true
        updateDelegateFront(pushing: screen)
        super.pushViewController(screen, animated: true)
    }

    /// To be called when a push that fingers lead is over, or has not come about.
    func ledPushDidEnd() {
        isPushedByFingers = false
        carryOutWaitingChanges()
    }

    private var isLedByFingers: Bool { runningPop != nil || isPushedByFingers }

    private func carryOutWaitingChanges() {
        let changes = waitingChanges
        waitingChanges = []
        for (index, change) in changes.enumerated() { change(self, index == changes.count - 1) }
    }

    /// One transition may not begin during another, so of several changes only the last is animated.
    private func whenFingersAreDone(_ change: @escaping WaitingChange) {
        waitingChanges.append(change)
    }
}

import GestureArbitration
import UIKit
import UIKitSeams

/// The swipe that pops the screens of a navigation controller, and may begin anywhere.
///
/// It can be installed on any `UINavigationController`:
///
/// ```swift
/// let backSwipe = BackSwipe.install(on: navigationController)
/// backSwipe.onEvent = { event in print(event) }
/// ```
///
/// A ``FullScreenPopNavigationController`` has one already. Set options for a screen with
/// ``UIKit/UIViewController/fullScreenPop``, for a view with `view.arbitration`, and for all screens with ``defaults``.
///
/// The navigation controller retains the back swipe, and gets a delegate that forwards everything to the app's own. If
/// the app sets another delegate, it is adopted no later than the next touch.
///
/// ### Trackpads
///
/// Two fingers on a trackpad swipe like a finger on the screen, under the same rules and with the same events. UIKit
/// calls this a scroll. It starts nowhere on the screen: regions do not apply, the edge does not go first, and the only
/// views that keep it are those that scroll, have a pan for scrolls, or have an `arbitration.backSwipe` other than
/// `.allowed`. A quick one during a push or pop pops when the transition ends. A wheel pops nothing.
///
/// ### The keyboard
///
/// UIKit removes the keyboard and an `inputAccessoryView` from a leaving screen. If the swipe is cancelled, the former
/// first responder, which may be a view controller, becomes first responder again, unless something else on the screen
/// is by then.
///
/// ### Changing the stack during a swipe
///
/// If the stack changes while a screen is being pushed or popped, UIKit leaves the stack and the screen in
/// disagreement, unless this is UIKit's own push or pop on iOS 26, which it ends for the next one. On a
/// ``FullScreenPopNavigationController`` such changes wait until the transition has ended. On other navigation
/// controllers they happen at once: UIKit may log unbalanced appearance calls, and a swipe continues. If it is then
/// cancelled, the former screens may come back, or stay above what was pushed. If it finishes, it pops another screen
/// in addition to the one that the app has popped. When the transition has ended, the top screen of the stack is shown.
@MainActor
public final class BackSwipe {
    /// The options for every screen whose own ``UIKit/UIViewController/fullScreenPop`` leaves them nil.
    public var defaults: PopOptions {
        get { options.defaults }
        set {
            options.defaults = newValue
            optionsDidChange()
        }
    }

    /// Whether swipes pop on this stack at all, including those of UIKit's own recognizers. The default is true. If it
    /// is false, no ``PopOptions/isEnabled`` of a screen overrides it.
    public var isEnabled: Bool {
        get { options.isEnabled }
        set { options.isEnabled = newValue }
    }

    /// How swipes become pops. The default is ``PopDriver/automatic``. A change applies from the next swipe on.
    public var driver: PopDriver {
        get { drivers.choice }
        set { drivers.choice = newValue }
    }

    /// Whether the private selector of UIKit's pop target must not be used. The default is false.
    ///
    /// A change applies from the next swipe on. If it is true before the first one, the selector is not even looked up.
    /// Its name is in the app's binary all the same, unless the package trait `SystemPopTarget` is turned off. Without
    /// the trait this property has no effect.
    public var usesPublicInterfacesOnly: Bool {
        get { drivers.usesPublicInterfacesOnly }
        set { drivers.usesPublicInterfacesOnly = newValue }
    }

    /// Called with every event of a swipe back, the same with every driver. Capture the screens weakly.
    public var onEvent: (@MainActor (SwipeEvent) -> Void)?

    /// Decides which touches the swipe gets. At first its rules are
    /// ``/GestureArbitration/GestureArbiter/standardRules``, with an ``EdgeSwipeRule`` and a ``StatedRegionRule`` among
    /// them. Add your own at the front, or remove any of them:
    ///
    /// ```swift
    /// navigation.backSwipe.arbiter.rules.insert(.when("Zoomed in") { _ in .deny("the photo is zoomed in") }, at: 0)
    /// ```
    ///
    /// Its requirements hold whatever the rules say: there is a screen to go back to, no transition is running except
    /// one that UIKit can interrupt, nothing is presented that keeps the screen from being used, the options of the
    /// screen allow the swipe, it goes in the right direction, and it does not start on a bar. Its confirmation is the
    /// screen's ``PopOptions/shouldPop``.
    public let arbiter: GestureArbiter

    /// The swipe the other way, which pushes the ``PopOptions/nextScreen`` of the top screen.
    public let pushSwipe: PushSwipe

    let options: StackOptions
    let transitions: StackTransitions
    let delegates: NavigationDelegates
    let drivers: PopDrivers
    let confirmation: PopConfirmation
    let bar: NavigationBarAdapter
    private(set) var recognizers: BackSwipeRecognizers?

    /// Transitions that wait for the end of the running one.
    let queue = TransitionQueue()
    /// Whether several settings are changing, to be applied together.
    var isBeingSetUp = false
    /// Whether the pop that begins belongs to a flick whose finger has lifted.
    var isPoppingForFlick = false

    init(of navigationController: UINavigationController) {
        options = StackOptions(of: navigationController)
        transitions = StackTransitions(of: navigationController)
        delegates = NavigationDelegates(of: navigationController)
        drivers = PopDrivers(options: options, delegates: delegates)
        bar = NavigationBarAdapter(options: options)
        confirmation = PopConfirmation(options: options)
        arbiter = .backSwipe(drivers: drivers, confirmation: confirmation)
        pushSwipe = PushSwipe(options: options, queue: queue)
        queue.host = self
        pushSwipe.backSwipe = self
        confirmation.didConfirm = { [weak self] in self?.pop(confirmed: $0) }
        drivers.percentDriven.onRunningChange = { [weak self] in self?.adoptChanges() }
    }

    /// The navigation controller that the back swipe was made for; nil once it is released.
    public var navigationController: UINavigationController? { options.navigationController }

    /// Whether a pop or push begun by fingers is running, until the end of its animation. Still true while ``onEvent``
    /// is called with the last event.
    public var isTransitioning: Bool { transitions.swipeIsRunning }

    /// The screen that fingers pop or push, until the end of the animation; nil if there is none. Still there while
    /// ``onEvent`` is called with the last event, when the stack shows whether the screen has stayed.
    public var movingScreen: UIViewController? { transitions.pop?.screen ?? transitions.push?.screen }

    /// Whether UIKit's own recognizers have begun to pop while a transition still runs.
    var systemIsInterrupting: Bool {
        drivers.systemMayInterrupt && drivers.systemPops.areBeginning
    }

    /// Whether the screen of a swipe that was too short is running back. Meanwhile UIKit has removed it from the stack.
    var isFallingBack: Bool { transitions.pop?.phase == .fallsBack }

    var isInstalled: Bool { recognizers != nil }

    func loadRecognizers() {
        // Loading the view may install the back swipe already.
        guard let view = navigationController?.view, recognizers == nil else { return }
        drivers.noteSystemTarget()
        recognizers = BackSwipeRecognizers(of: self, on: view)
        delegates.install(for: self)
        optionsDidChange()
    }

    func removeRecognizers() {
        recognizers?.remove()
        recognizers = nil
        queue.removeFlicks()
        // Another finger may have taken over the pop.
        drivers.percentDriven.cancel()
        pushSwipe.remove()
        delegates.uninstall()
    }

    /// Cancels the swipe that fingers are making, whether it pops or pushes. The screen goes back where it was, and
    /// ``onEvent`` reports ``SwipeEvent/cancelled``. The fingers swipe again only after they have lifted, and a flick
    /// that waits for a transition is dropped.
    ///
    /// A transition whose fingers have let go ends as it would have. Use it when something comes up that a person
    /// should see at once, such as a lock screen of the app:
    ///
    /// ```swift
    /// navigation.backSwipe.cancel { navigation.setViewControllers([lock], animated: false) }
    /// ```
    ///
    /// - Parameter completion: Called when the transition of the swipe has ended, or at once if there is none. Change
    ///   the stack there: except on a ``FullScreenPopNavigationController``, UIKit might bring the former screens back.
    public func cancel(completion: (@MainActor () -> Void)? = nil) {
        queue.removeFlicks()
        recognizers?.cancel()
        // Another finger may have taken over the pop.
        drivers.percentDriven.cancel()
        pushSwipe.cancel()
        if let completion { afterSwipe(completion) }
    }

    private func afterSwipe(_ completion: @escaping @MainActor () -> Void) {
        guard isTransitioning, let transition = navigationController?.transitionCoordinator else { return completion() }
        let isFollowed = transition.animate(alongsideTransition: nil) { _ in completion() }
        if !isFollowed { CADisplayLink.nextFrame(completion) }
    }

    /// Adopts the app's changes: another delegate, and the gesture and transition of the top screen.
    func adoptChanges() {
        delegates.adopt()
        recognizers?.adopt(options.gesture)
        if isInstalled { pushSwipe.addIfNeeded() }
        delegates.show(animators: needsAnimators)
    }

    /// Does the same as ``adoptChanges()`` when the stack is about to change, which shows whether there are animators.
    ///
    /// - Parameter screen: The screen that is pushed, which may have a transition.
    func stackWillChange(pushing screen: UIViewController? = nil) {
        adoptChanges()
        let isPushedWithTransition = screen.map { options.options(for: $0).transition != nil } ?? false
        if isPushedWithTransition || delegates.appAnimates == nil { delegates.show(animators: true) }
    }

    func optionsDidChange() {
        guard !isBeingSetUp else { return }
        adoptChanges()
        // Changes outside the window take effect when the navigation controller is back.
        guard isInstalled, let navigationController, navigationController.view.window != nil,
            let screen = navigationController.topViewController
        else { return }
        bar.adapt(toChangedOptionsOf: screen)
    }

    /// Called when the options of `screen`, which is on the stack, have changed.
    func optionsDidChange(of screen: UIViewController) {
        if screen === navigationController?.topViewController { optionsDidChange() }
    }

    /// Called when a finger is about to land, or has lifted.
    func touchDidChange() {
        adoptChanges()
        // UIKit may not have reported a screen that became the top screen outside the window.
        if navigationController?.transitionCoordinator == nil { bar.adaptToTopScreen() }
    }

    /// On a plain `UINavigationController`, a push can't be foreseen. There, UIKit sees animators whenever no finger is
    /// down; while one is, a swipe may become UIKit's own pop.
    private var needsAnimators: Bool {
        drivers.percentDriven.isRunning || transitions.push != nil || delegates.appAnimates == true
            || options.ofTopScreen.transition != nil
            || (!delegates.isOnSubclass && recognizers?.isTouched == false)
    }

    /// Pops the top screen, animated, if its ``PopOptions/shouldPop`` allows it. Use it for your own back button that
    /// asks the same question as the swipe. ``PopOptions/isEnabled`` and the rules apply to swipes only.
    ///
    /// This does nothing on the root, while something is presented, and while fingers drive a push or pop. While a push
    /// or pop runs by itself, this waits until it ends, as a flick does.
    ///
    /// - Returns: Whether the screen was asked, or will be. After a question, it is popped if the answer is yes.
    @discardableResult
    public func popIfAllowed() -> Bool {
        guard screenToLeave != nil, !fingersDrive else { return false }
        guard isBusy else { return popAfterAsking() }
        queue.add { [weak self] in self?.popAfterAsking() == true }
        return true
    }
}

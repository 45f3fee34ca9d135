import GestureArbitration
import ScreenTransitions
import UIKit
import UIKitSeams

/// A swipe between the tabs of a tab bar controller, and the transition played when another tab is selected.
///
/// ```swift
/// let tabSwipe = TabSwipe.install(on: tabBarController)
/// tabSwipe.transition = .cube
/// tabSwipe.onEvent = { event in print(event) }
/// ```
///
/// A swipe from trailing to leading selects the next tab, one from leading to trailing the previous tab. It yields to
/// everything that a ``BackSwipe`` yields to, such as sliders, rows with actions, maps, and scroll views that can still
/// scroll that way, and to the swipe back: above the root of a stack it does not begin (see
/// ``TabSwipeOptions/isEnabled``). Nor does it begin on a bar, on the first or the last tab if there is no tab on that
/// side, or on a tab in the "More" list. Tabs whose item is disabled are skipped. Whether the bar is hidden makes no
/// difference.
///
/// When a swipe is cancelled, everything is as before. The tab bar controller retains the tab swipe, and gets a
/// delegate that forwards everything to the app's own. If the app sets another delegate, it is adopted no later than
/// the next touch.
///
/// ### Your delegate
///
/// `tabBarController(_:shouldSelect:)` is also asked when a swipe begins; if it refuses, nothing moves. UIKit calls
/// `tabBarController(_:didSelect:)` for taps only; the tab swipe calls it when a swipe has finished, unless your
/// code selected another tab meanwhile. An animator of the
/// delegate takes precedence over ``transition``, and a swipe drives it.
///
/// ### Selecting a tab during a transition
///
/// UIKit can't select a tab while the transition between two others is running. A tab that is tapped meanwhile is
/// selected afterwards. Your own code is not held back: UIKit may log unbalanced appearance calls, the transition
/// continues, and the tab that was selected while the finger was down is shown when it has ended.
@MainActor
public final class TabSwipe {
    /// The transition between tabs, for taps and your own calls as well: forward to a tab of greater index, backward to
    /// one of lesser index, mirrored in right-to-left interfaces. The default is nil: a swipe plays
    /// ``/ScreenTransitions/ScreenTransition/slide``, and everything else is UIKit's.
    public var transition: ScreenTransition?

    /// Whether swipes change tabs at all. The default is true. If it is false, no ``TabSwipeOptions/isEnabled`` of a
    /// screen overrides it.
    public var isEnabled = true

    /// The options for every screen whose own ``UIKit/UIViewController/tabSwipe`` leaves them nil.
    public var defaults = TabSwipeOptions()

    /// Called with every event of a swipe. Capture the screens weakly.
    public var onEvent: (@MainActor (TabSwipeEvent) -> Void)?

    /// Decides which touches the swipe gets. At first its rules are
    /// ``/GestureArbitration/GestureArbiter/standardRules``; add your own at the front, or remove any of them. In a
    /// trace the recognizers are called `FullScreenPop.tabs`.
    ///
    /// Its requirements hold whatever the rules say: the direction, that there is a tab to go to, that no transition is
    /// running and nothing is presented that keeps the tabs from being used, the options of the screens under the
    /// finger, and that it does not start on a bar.
    public private(set) lazy var arbiter = makeArbiter()

    /// The tab bar controller that the tab swipe was made for; nil once it is released.
    public private(set) weak var tabBarController: UITabBarController?

    let delegates: TabDelegates
    private var triggers: [TransitionTrigger] = []
    /// Flicks that wait, towards both sides.
    private let queue = TransitionQueue()
    private lazy var handoff = ScrollHandoff(directions: [.back, .forward], tracedBy: arbiter)

    /// The last swipe that has begun to change the tab.
    private var followedChange: InteractiveTabChange?
    /// The tab that was tapped while a transition was running.
    private weak var tapped: UIViewController?

    init(of tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
        delegates = TabDelegates(of: tabBarController)
        queue.host = self
    }

    /// Whether a tab change begun by fingers is running, until the end of its animation.
    public var isTransitioning: Bool { running != nil }

    /// Cancels the swipe that fingers are making: the tab stays. The fingers swipe again only after they have lifted,
    /// and a flick that waits for a transition is dropped. A change whose fingers have let go ends as it would have.
    public func cancel() {
        for trigger in triggers { trigger.cancel() }
    }

    private func makeArbiter() -> GestureArbiter {
        let arbiter = GestureArbiter(
            requirements: [
                RestingFingerRule(), .direction, TabNeighborRule(tabBarController: tabBarController), .idleOrBeside,
                TabScreenRule(tabSwipe: self), BarRule(),
            ],
            rules: GestureArbiter.standardRules)
        arbiter.onDecision = { [weak self] recognizer, decision in
            self?.didDecide(decision, on: recognizer)
        }
        return arbiter
    }

    /// The current change of the tab by a swipe.
    var running: InteractiveTabChange? { followedChange.flatMap { $0.transition.isOver ? nil : $0 } }

    var isInstalled: Bool { !triggers.isEmpty }

    func loadRecognizers() {
        // Loading the view may install the tab swipe already.
        guard let view = tabBarController?.view, triggers.isEmpty else { return }
        triggers = [SwipeDirection.back, .forward].map { direction in
            let trigger = TransitionTrigger(.pan(direction), on: view, arbiter: arbiter, queue: queue) { [weak self] in
                self?.begin($0, direction) == true
            }
            trigger.onRefusal = { [weak self] in self?.onEvent?(.refused($0)) }
            if direction == .back { trigger.otherOwnerOfFlick = { [weak self] in self?.stack(thatMissed: $0) } }
            for recognizer in trigger.recognizers {
                recognizer.name = "FullScreenPop.tabs"
                (recognizer as? SwipePanGestureRecognizer)?.beforeLanding = { [weak self] in self?.delegates.adopt() }
            }
            return trigger
        }
        handoff.install(on: view)
        delegates.install(for: self)
    }

    /// The back swipe of a stack that was only coming when the finger of `pan` landed, and has not received it.
    private func stack(thatMissed pan: SwipePanGestureRecognizer) -> BackSwipeRecognizers? {
        guard let swipe = tabBarController?.selectedViewController?.innermostBackSwipe?.recognizers,
            !pan.fingerRecognizers.contains(where: swipe.isOwn)
        else { return nil }
        return swipe
    }

    func removeRecognizers() {
        for trigger in triggers { trigger.uninstall() }
        triggers = []
        handoff.uninstall()
        delegates.uninstall()
    }

    // MARK: A swipe

    /// Called when the gesture of `trigger` has begun. Other recognizers may have held it back since it was allowed to
    /// begin.
    ///
    /// - Returns: Whether a change of the tab has begun.
    private func begin(_ trigger: TransitionTrigger, _ direction: SwipeDirection) -> Bool {
        guard let tabBarController, let leaving = tabBarController.selectedViewController,
            let arriving = tabBarController.tab(towards: direction), let gestureDriver = trigger.gestureDriver
        else { return false }
        delegates.adopt()
        guard delegates.appDelegate?.allowsSelection(of: arriving, in: tabBarController) != false else {
            onEvent?(.refused(.selectionRefused))
            return false
        }
        // The delegate may have done something instead.
        guard tabBarController.selectedViewController === leaving, tabBarController.refusalUnlessIdle() == nil,
            tabBarController.isTab(arriving)
        else { return false }
        let responder = LeavingResponder(in: leaving)
        // A change whose end UIKit never reported may be left.
        followedChange?.transition.endIfLost()
        let change = InteractiveTabChange(from: leaving, to: arriving, drivenBy: gestureDriver) { [weak self] event in
            self?.onEvent?(TabSwipeEvent(event, towards: direction))
        }
        followedChange = change
        tabBarController.selectedViewController = arriving
        guard tabBarController.selectedViewController === arriving,
            let coordinator = tabBarController.transitionOfTabs
        else { return endAtOnce(change, from: leaving, towards: direction, hasBegun: gestureDriver.hasBegun) }
        tabBarController.view.stopScrolling()
        responder.restore(ifCancelled: coordinator)
        change.follow(coordinator, of: tabBarController) { [weak self] in
            self?.didEnd(change, from: leaving, isCancelled: $0)
        }
        return true
    }

    /// Ends a change that has no transition: the app's own animator may have ended it at once.
    ///
    /// - Parameter hasBegun: Whether UIKit has let the fingers drive it.
    /// - Returns: Whether the tab has changed, or was about to.
    private func endAtOnce(
        _ change: InteractiveTabChange, from leaving: UIViewController, towards direction: SwipeDirection,
        hasBegun: Bool
    ) -> Bool {
        let selected = tabBarController?.selectedViewController
        guard hasBegun else {
            followedChange = nil
            return selected !== leaving
        }
        onEvent?(.began(direction))
        didEnd(change, from: leaving, isCancelled: selected !== change.tab)
        return true
    }

    private func didEnd(_ change: InteractiveTabChange, from leaving: UIViewController, isCancelled: Bool) {
        if followedChange === change { followedChange = nil }
        guard let tabBarController else { return }
        if let selected = change.selectedMeanwhile, tabBarController.isTab(selected) {
            tabBarController.selectedViewController = selected
        }
        tabBarController.showSelectedTab()
        if !isCancelled, tabBarController.selectedViewController === change.tab {
            delegates.appDelegate?.didSelect(change.tab, insteadOf: leaving, in: tabBarController)
        }
        change.transition.reportEnd(isCancelled: isCancelled)
    }

    private func didDecide(_ decision: ArbitrationDecision, on recognizer: UIGestureRecognizer) {
        // The app may let the arbiter govern its own recognizers.
        guard triggers.contains(where: { recognizer.belongs(to: $0) }),
            let refusal = SwipeRefusal(decision, onAttemptOf: recognizer)
        else { return }
        onEvent?(.refused(refusal))
    }

    // MARK: A tap

    /// Keeps a tab that is tapped while the transition of `coordinator` is running, and selects it afterwards.
    func keep(_ tab: UIViewController, until coordinator: any UIViewControllerTransitionCoordinator) {
        tapped = tab
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.selectTapped() }
    }

    private func selectTapped() {
        guard let tabBarController, let tab = tapped else { return }
        tapped = nil
        let former = tabBarController.selectedViewController
        guard former !== tab, tabBarController.isTab(tab),
            delegates.appDelegate?.allowsSelection(of: tab, in: tabBarController) != false
        else { return }
        tabBarController.selectedViewController = tab
        delegates.appDelegate?.didSelect(tab, insteadOf: former, in: tabBarController)
    }
}

extension TabSwipe: TransitionHost {
    /// Whether the tabs change, or a stack on the selected tab.
    var isBusy: Bool {
        running != nil || tabBarController?.showsScreen { $0.transitionCoordinator != nil } == true
    }

    var fingersDrive: Bool { tabBarController?.transitionOfTabs?.isInteractive == true }

    var swipeSettles: Bool {
        guard running != nil, let change = tabBarController?.transitionOfTabs else {
            return tabBarController?.selectedViewController?.swipeSettles == true
        }
        return !change.isInteractive
    }

    var screenToCome: UIViewController? {
        guard let change = tabBarController?.transitionOfTabs else { return tabBarController?.selectedViewController }
        return change.viewController(forKey: change.isCancelled ? .from : .to)
    }
}

extension SwipeRefusal {
    fileprivate static var selectionRefused: SwipeRefusal {
        SwipeRefusal(rule: "tabBarController(_:shouldSelect:)", reason: .selectionRefused)
    }
}

extension ArbitrationReason {
    /// The app's delegate refuses in `tabBarController(_:shouldSelect:)`.
    public static var selectionRefused: ArbitrationReason { "the tab bar controller's delegate says no" }
}

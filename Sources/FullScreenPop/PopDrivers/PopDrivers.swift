import GestureArbitration
import UIKit

/// The drivers of one navigation controller, and the choice among them.
@MainActor
final class PopDrivers {
    /// The driver that the app has chosen.
    var choice = PopDriver.automatic
    /// Whether the private selector must not be used.
    var usesPublicInterfacesOnly = false
    let percentDriven = PercentDrivenPop()

    let options: StackOptions
    private let delegates: NavigationDelegates

    /// The delegate that UIKit has given its edge pan, which is also the target of the edge pan. UIKit retains it.
    private weak var systemDelegate: (any UIGestureRecognizerDelegate)?

    /// The last transition that had UIKit's own animation and was not driven by FullScreenPop.
    private weak var systemTransition: (any UIViewControllerTransitionCoordinator)?

    init(options: StackOptions, delegates: NavigationDelegates) {
        self.options = options
        self.delegates = delegates
    }

    /// UIKit's own recognizers that pop.
    var systemPops: SystemPopRecognizers { SystemPopRecognizers(of: options.navigationController) }

    /// Call it when the navigation controller's view is loaded, before the app may replace that delegate.
    func noteSystemTarget() {
        guard systemDelegate == nil else { return }
        systemDelegate = options.navigationController?.interactivePopGestureRecognizer?.delegate
    }

    /// Called when a transition begins.
    ///
    /// - Parameter hasAnimator: Whether UIKit has been given an animator, and does not use its own.
    func transitionBegins(_ coordinator: (any UIViewControllerTransitionCoordinator)?, hasAnimator: Bool) {
        systemTransition = hasAnimator ? nil : coordinator
    }

    /// Whether a transition that UIKit's own recognizers may interrupt is running: one of UIKit's own, on iOS 26, with
    /// no finger on it. Whether they do is up to UIKit.
    var systemMayInterrupt: Bool {
        guard let navigationController = options.navigationController,
            navigationController.contentPopRecognizer != nil,
            let systemTransition, !systemTransition.isInteractive
        else { return false }
        return navigationController.transitionCoordinator === systemTransition
    }

    /// Whether a swipe now is left to UIKit's own recognizers, which may interrupt the transition.
    var systemInterrupts: Bool { systemMayInterrupt && !needsPercentDriven && isLeftToSystem }

    /// Chooses the driver of a swipe that would pop the top screen now.
    ///
    /// - Parameter systemCanFollow: Whether UIKit's own recognizers can follow the swipe.
    func chooseDriver(systemCanFollow: Bool) -> ChosenDriver {
        if needsPercentDriven { return .percentDriven }
        if systemCanFollow, isLeftToSystem { return .contentPop }
        guard !usesPublicInterfacesOnly, let target = findSystemTarget() else { return .percentDriven }
        return .systemTarget(target)
    }

    /// Whether the top screen is popped percent-driven: the other drivers have only one animation and one gesture.
    private var needsPercentDriven: Bool {
        let options = options.ofTopScreen
        return delegates.appAnimatesPop() || options.transition != nil || options.gesture?.isSwipeBack == false
            || choice == .percentDriven
    }

    /// Whether the top screen is popped by UIKit's recognizers of iOS 26, if they can follow the swipe.
    private var isLeftToSystem: Bool { isSystemChosen && delegates.isOnSubclass && systemCanPopTopScreen }

    private var isSystemChosen: Bool { choice == .automatic || choice == .contentPop }

    /// The object behind UIKit's edge pan. If UIKit has replaced it, or it was the app's when noted, it is looked up
    /// again.
    private func findSystemTarget() -> SystemPopTarget? {
        if let target = systemDelegate.flatMap({ SystemPopTarget($0) }) { return target }
        systemDelegate = nil
        noteSystemTarget()
        return systemDelegate.flatMap { SystemPopTarget($0) }
    }

    /// Whether UIKit's recognizers of iOS 26 pop the top screen: only if UIKit shows its own back button.
    private var systemCanPopTopScreen: Bool {
        guard let navigationController = options.navigationController, navigationController.contentPopRecognizer != nil
        else { return false }
        let item = navigationController.shownOnStack.navigationItem
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !navigationController.isNavigationBarHidden && !item.hidesBackButton && !isReplaced
    }

    /// Moves the pop as the fingers have moved, from the gesture's beginning to its end.
    ///
    /// - Parameter begins: Whether the pop begins: with the gesture, or later if another driver has not popped by it.
    func follow(_ recognizer: UIGestureRecognizer, with driver: ChosenDriver, begins: Bool) {
        switch driver {
        case .systemTarget(let target):
            target.send(from: recognizer)
        case .percentDriven:
            // Beginning may end the gesture.
            let hasMoved = recognizer.state != .began
            if begins { beginPercentDriven(recognizer) }
            if hasMoved { percentDriven.follow(recognizer) }
        case .contentPop:
            // UIKit's own recognizers pop, until the fingers turn out to mean something else.
            if recognizer.state == .cancelled { systemPops.cancelPop() }
            if recognizer.state == .began, let view = recognizer.view,
                let movement = (recognizer as? SwipePanGestureRecognizer)?.untoldMovement
            {
                systemPops.goOn(from: movement, in: view)
            }
        }
    }

    private func beginPercentDriven(_ recognizer: UIGestureRecognizer) {
        guard let navigationController = options.navigationController else { return }
        percentDriven.begin(options.gesture, of: recognizer, in: navigationController)
    }
}

/// The driver of one gesture.
enum ChosenDriver {
    /// UIKit's own recognizers of iOS 26.
    case contentPop
    /// The target of UIKit's edge pan.
    case systemTarget(SystemPopTarget)
    /// One of FullScreenPop's transitions.
    case percentDriven

    var isContentPop: Bool {
        if case .contentPop = self { true } else { false }
    }
}

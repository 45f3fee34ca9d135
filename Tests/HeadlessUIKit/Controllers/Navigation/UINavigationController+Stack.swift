// Changes of the stack. The stack itself changes at once; what is on the screen follows (see +Transitions).
extension UINavigationController {
    func push(_ screen: UIViewController, animated: Bool) {
        precondition(!(screen is UINavigationController), "Pushing a navigation controller is not supported.")
        interruptTransition()
        guard !stack.contains(where: { $0 === screen }) else {
            HeadlessRuntime.current.faults.record(.pushedTwice(screen: screen.screenName))  // F7
            return
        }
        changeStack(to: stack + [screen], operation: .push, animated: animated)
    }

    func pop(animated: Bool) -> UIViewController? {
        interruptTransition()
        guard stack.count > 1, let top = stack.last else { return nil }
        changeStack(to: Array(stack.dropLast()), operation: .pop, animated: animated)
        return top
    }

    func pop(to screen: UIViewController, animated: Bool) -> [UIViewController]? {
        interruptTransition()
        guard let index = stack.firstIndex(where: { $0 === screen }) else {
            preconditionFailure("Tried to pop to a view controller that doesn't exist: \(screen.screenName)")
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        changeStack(to: Array(stack[...index]), operation: .pop, animated: animated)
        return popped
    }

    /// UIKit plays a pop if the new top was in the stack before, and a push otherwise.
    func replaceStack(with screens: [UIViewController], animated: Bool) {
        interruptTransition()
        for (index, screen) in screens.enumerated() where screens[..<index].contains(where: { $0 === screen }) {
            HeadlessRuntime.current.faults.record(.pushedTwice(screen: screen.screenName))  // F7
            return
        }
        let returns = screens.last.map { top in stack.contains { $0 === top } } ?? false
        changeStack(to: screens, operation: returns ? .pop : .push, animated: animated)
    }

    private func changeStack(to screens: [UIViewController], operation: Operation, animated: Bool) {
        let before = stack
        guard !before.elementsEqual(screens, by: ===) else { return }
        stack = screens
        for screen in screens where screen.parent !== self {
            addChild(screen)
            awaitingDidMove.append(screen)
        }
        let leaving = before.filter { screen in !screens.contains { $0 === screen } }
        for screen in leaving { screen.willMove(toParent: nil) }
        if transition != nil || (animated && isAppearingWithScreen) {
            recordOverlap()
            if transition != nil { return }
        }
        guard isOnScreen, animated, let shown, let top = stack.last, shown !== top else {
            placeTop()
            return
        }
        startTransition(operation, from: shown, to: top, stackBefore: before)
    }

    /// Whether this controller comes or goes together with the screen in it. A screen that is in `viewDidAppear` has
    /// come: from there a push is in order.
    private var isAppearingWithScreen: Bool {
        appearance.isChanging && shown?.appearance.isChanging != false
    }

    /// F7: the stack has changed, what is on the screen goes on as it was.
    private func recordOverlap() {
        let screen = stack.last?.screenName ?? "nothing"
        HeadlessRuntime.current.faults.record(.unbalancedAppearance(screen: screen))
    }

    var isInWindow: Bool { viewIfLoaded?.window != nil }

    var isOnScreen: Bool {
        isInWindow && appearance.state != .disappeared
    }

    /// Children that have left the stack and the screen go; those that have come are told.
    func settleChildren() {
        settleChildren(arrived: takeArrived())
    }

    /// The children whose `didMove(toParent:)` is due.
    func takeArrived() -> [UIViewController] {
        defer { awaitingDidMove = [] }
        return awaitingDidMove
    }

    func settleChildren(arrived: [UIViewController]) {
        for child in children where child !== shown && !stack.contains(where: { $0 === child }) {
            endSearch(of: child)
            child.removeFromParent()
            splitViewController?.stackDidLetGo(of: child)
        }
        for child in arrived where child.parent === self { child.didMove(toParent: self) }
    }

    private func endSearch(of child: UIViewController) {
        guard HeadlessRuntime.current.profile.navigation.searchesEndWithTheirScreen,
            let search = child.presented as? UISearchController
        else { return }
        ModalPresentation.drop(search)
    }
}

/// The private object behind `interactivePopGestureRecognizer` (F1): its delegate, and the target of its action.
///
/// Any pan can be sent to it. It does what UIKit's does: it trusts that whoever sends a pan has checked that a pop
/// makes sense. Where a pop does not (the root is shown, a transition runs), what it has prepared stays behind, and the
/// next transition starts under a finger that is not there, see `BehaviourProfile.Navigation.preparedPopsStay`.
@MainActor
final class NavigationInteractiveTransition: NSObject, SelectorResponder {
    static let action = Selector("handleNavigationTransition:")

    private weak var navigation: UINavigationController?
    /// Waits for the transition that the pop starts.
    private var pending: UIPercentDrivenInteractiveTransition?
    /// Follows the finger now.
    private var driven: UIPercentDrivenInteractiveTransition?
    /// Whose finger that is.
    private weak var leader: UIPanGestureRecognizer?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
    }

    func responds(toSelector selector: Selector) -> Bool {
        selector == Self.action
    }

    func perform(_ selector: Selector, with argument: Any?) {
        guard let pan = argument as? UIPanGestureRecognizer else { return }
        handle(pan)
    }

    /// Hands out what the next transition is to be driven by.
    func takePending() -> UIPercentDrivenInteractiveTransition? {
        defer { pending = nil }
        return pending
    }

    // MARK: F3

    private func handle(_ pan: UIPanGestureRecognizer) {
        guard !leavesPopToTwin(pan) else { return }
        switch pan.state {
        case .began: begin(with: pan)
        case .changed: driven?.update(progress(of: pan))
        case .ended: end(finishing: finishes(pan))
        case .cancelled, .failed: end(finishing: false)
        case .possible: break
        }
    }

    /// Whether another one of the system's own recognizers is popping.
    private func leavesPopToTwin(_ pan: UIPanGestureRecognizer) -> Bool {
        guard HeadlessRuntime.current.profile.navigation.systemRecognizersPopOneAtATime, driven != nil, let leader,
            leader !== pan
        else { return false }
        return isOwn(leader) && isOwn(pan)
    }

    private func isOwn(_ pan: UIPanGestureRecognizer) -> Bool {
        pan === navigation?.interactivePopGestureRecognizer || pan is ContentPopGestureRecognizer || pan.isOfZoom
    }

    private func begin(with pan: UIPanGestureRecognizer) {
        guard let navigation else { return }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .easeOut
        pending = interaction
        navigation.popViewController(animated: true)
        if let transition = navigation.transition, transition.interactor === interaction {
            driven = interaction
            leader = pan
        } else if !HeadlessRuntime.current.profile.navigation.preparedPopsStay {
            pending = nil
        }
    }

    private func end(finishing: Bool) {
        guard let interaction = driven else { return }
        driven = nil
        leader = nil
        if finishing { interaction.finish() } else { interaction.cancel() }
    }

    /// From 0 to 1 towards the trailing edge.
    private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
        guard let view = navigation?.viewIfLoaded, view.bounds.width > 0 else { return 0 }
        return min(max(pan.translation(in: view).x * backward / view.bounds.width, 0), 1)
    }

    /// F4
    private func finishes(_ pan: UIPanGestureRecognizer) -> Bool {
        guard let view = navigation?.viewIfLoaded, view.bounds.width > 0 else { return false }
        let velocity = pan.velocity(in: view).x * backward
        switch HeadlessRuntime.current.profile.navigation.popCompletion {
        case .projected(let seconds):
            return progress(of: pan) + velocity * CGFloat(seconds) / view.bounds.width > 0.5
        case .velocity:
            return velocity >= 0
        }
    }

    /// 1 where back is to the right, −1 where it is to the left.
    fileprivate var backward: CGFloat { navigation?.isRightToLeft == true ? -1 : 1 }
}

// MARK: - F2
extension NavigationInteractiveTransition: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let navigation, !isInBars(touch) else { return false }
        // F6: between them the two recognizers of the system reach everything; a pan of the app's that has this object
        // for its delegate begins anywhere.
        if gestureRecognizer === navigation.interactivePopGestureRecognizer, !navigation.edgeReaches(touch) {
            return false
        }
        if gestureRecognizer is ContentPopGestureRecognizer, navigation.edgeReaches(touch) { return false }
        if gestureRecognizer is ZoomContentPanGestureRecognizer, !navigation.edgeReaches(touch),
            !HeadlessRuntime.current.profile.navigation.zoomedScreensPopFromAnywhere
        {
            return false
        }
        return navigation.canPopByGesture
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.canPopByGesture else { return false }
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let translation = pan.translation(in: navigation.view)
        guard translation.x * backward > 0 else { return false }
        // F6: the content's pan is one from leading to trailing; the edge's has seen to that itself.
        if isOwn(pan), let asks = navigation.topViewController?.zoom?.options?.interactiveDismissShouldBegin,
            !asks(.init(pan))
        {
            return false
        }
        let isOfContent = pan is ContentPopGestureRecognizer || pan is ZoomContentPanGestureRecognizer
        return !isOfContent || abs(translation.x) > abs(translation.y)
    }

    /// F2b. A recognizer that the edge pan waits for cannot wait for the edge pan.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard lies(otherGestureRecognizer, whereItWaitsFor: gestureRecognizer),
            goesFirst(gestureRecognizer, before: otherGestureRecognizer)
        else { return false }
        return !gestureRecognizer.staticRequirements.contains { $0 === otherGestureRecognizer }
    }

    /// Inside the view of the navigation controller, or around it where the profile says so. Even then the pop
    /// recognizers of a navigation controller around this one do not wait: each of two would wait for the other.
    private func lies(_ other: UIGestureRecognizer, whereItWaitsFor recognizer: UIGestureRecognizer) -> Bool {
        guard let contents = recognizer.view, let view = other.view else { return false }
        if view.isDescendant(of: contents) { return true }
        return HeadlessRuntime.current.profile.navigation.othersAroundWaitForEdgePan
            && recognizer is UIScreenEdgePanGestureRecognizer && contents.isDescendant(of: view)
            && !(other.delegate is NavigationInteractiveTransition)
    }

    private func goesFirst(_ recognizer: UIGestureRecognizer, before other: UIGestureRecognizer) -> Bool {
        let choices = HeadlessRuntime.current.profile.navigation
        if recognizer.scroll != nil { return choices.othersWaitForTrackpadPop }
        if recognizer is UIScreenEdgePanGestureRecognizer { return choices.othersWaitForEdgePan }
        guard recognizer is ContentPopGestureRecognizer, other is UIPanGestureRecognizer, other.view !== recognizer.view
        else { return false }
        switch choices.contentPopPrecedence {
        case .nothing: return false
        case .pans: return !(other.view is UIScrollView)
        case .pansAndScrollViews: return true
        }
    }

    private func isInBars(_ touch: UITouch) -> Bool {
        guard let navigation, let view = touch.view else { return false }
        return view.isDescendant(of: navigation.bar) || view.isDescendant(of: navigation.bottomBar)
    }
}

extension UINavigationController {
    /// F2: on the root, during a transition or a presentation, and where the delegate or a hidden back button switches
    /// it off, the system's recognizers refuse. A search that is active does not hold them back: UIKit pops then
    /// (software-mansion/react-native-screens #2979).
    fileprivate var canPopByGesture: Bool {
        guard stack.count > 1, stackToPop === self, appearance.state == .appeared else { return false }
        guard canInterruptTransition || (transition == nil && stack.last === shown) else { return false }
        for screen in [presented, stack.last?.presented] {
            if screen?.isBeingPresented == true || screen?.isBeingDismissed == true { return false }
        }
        if HeadlessRuntime.current.profile.navigation.gesturePopNeedsBackButton, !showsBackButton { return false }
        return !delegateSwitchesPopOff
    }

    private var showsBackButton: Bool {
        guard !outermostStack.barIsHidden, let item = barItems.last else { return false }
        return !item.hidesBackButton
            && (item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton)
    }

    /// Whether a touch lies where the edge pan begins.
    fileprivate func edgeReaches(_ touch: UITouch) -> Bool {
        (interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.isInRegion(touch) ?? false
    }
}

// What delegates and classes implement. Swift has optional requirements only with the Objective-C runtime. Without it,
// a requirement that a delegate does not implement has a default that returns what UIKit documents.

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    import Foundation
    import UIKit
#else
    @_spi(Headless) import UIKit
#endif

// MARK: - Gesture recognizers

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    /// The delegate's answers or, for methods that it does not implement, UIKit's default.
    extension UIGestureRecognizerDelegate {
        package func allowsReceiving(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
        }

        package func allowsReceiving(_ event: UIEvent, by recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer?(recognizer, shouldReceive: event) ?? true
        }

        package func allowsReceiving(_ press: UIPress, by recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer?(recognizer, shouldReceive: press) ?? true
        }

        package func allowsBeginning(of recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizerShouldBegin?(recognizer) ?? true
        }

        package func allowsSimultaneity(of recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
            gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
        }

        package func requiresFailure(of other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false
        }

        package func requiresFailure(
            of recognizer: UIGestureRecognizer, beforeOther other: UIGestureRecognizer
        ) -> Bool {
            gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other) ?? false
        }
    }
#else
    /// The delegate's answers or, for methods that it does not implement, UIKit's default.
    extension UIGestureRecognizerDelegate {
        package func allowsReceiving(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer(recognizer, shouldReceive: touch)
        }

        package func allowsReceiving(_ event: UIEvent, by recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer(recognizer, shouldReceive: event)
        }

        package func allowsReceiving(_ press: UIPress, by recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer(recognizer, shouldReceive: press)
        }

        package func allowsBeginning(of recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizerShouldBegin(recognizer)
        }

        package func allowsSimultaneity(of recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
            gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
        }

        package func requiresFailure(of other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        }

        package func requiresFailure(
            of recognizer: UIGestureRecognizer, beforeOther other: UIGestureRecognizer
        ) -> Bool {
            gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
        }
    }
#endif

// MARK: - Navigation controllers

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    /// Calls of the delegate; nil for methods that it does not implement.
    extension UINavigationControllerDelegate {
        package func willShow(_ screen: UIViewController, in navigation: UINavigationController, animated: Bool) {
            navigationController?(navigation, willShow: screen, animated: animated)
        }

        package func didShow(_ screen: UIViewController, in navigation: UINavigationController, animated: Bool) {
            navigationController?(navigation, didShow: screen, animated: animated)
        }

        /// Whether the delegate implements the method for animators; nil if only asking it would tell.
        package var implementsAnimationController: Bool? {
            responds(to: #selector(navigationController(_:animationControllerFor:from:to:)))
        }

        package func animationController(
            for operation: UINavigationController.Operation, from leaving: UIViewController,
            to arriving: UIViewController, in navigation: UINavigationController
        ) -> OptionalAnswer<(any UIViewControllerAnimatedTransitioning)?> {
            guard implementsAnimationController == true else { return .notImplemented }
            return .answered(
                navigationController?(navigation, animationControllerFor: operation, from: leaving, to: arriving))
        }

        package func interactionController(
            for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            navigationController?(navigation, interactionControllerFor: animator)
        }
    }
#else
    /// Calls of the delegate; nil for methods that it does not implement.
    extension UINavigationControllerDelegate {
        package func willShow(_ screen: UIViewController, in navigation: UINavigationController, animated: Bool) {
            navigationController(navigation, willShow: screen, animated: animated)
        }

        package func didShow(_ screen: UIViewController, in navigation: UINavigationController, animated: Bool) {
            navigationController(navigation, didShow: screen, animated: animated)
        }

        /// Whether the delegate implements the method for animators; nil if only asking it would tell.
        package var implementsAnimationController: Bool? { nil }

        package func animationController(
            for operation: UINavigationController.Operation, from leaving: UIViewController,
            to arriving: UIViewController, in navigation: UINavigationController
        ) -> OptionalAnswer<(any UIViewControllerAnimatedTransitioning)?> {
            let answer = OptionalRequirement.ask(self) {
                $0.navigationController(navigation, animationControllerFor: operation, from: leaving, to: arriving)
            }
            return answer.map { .answered($0) } ?? .notImplemented
        }

        package func interactionController(
            for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            navigationController(navigation, interactionControllerFor: animator)
        }
    }
#endif

// MARK: - Tab bar controllers

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    /// Calls of the delegate; UIKit's default for methods that it does not implement.
    extension UITabBarControllerDelegate {
        /// Whether `screen` may be selected, by the method for tabs created as `UITab`, or by the older one.
        package func allowsSelection(of screen: UIViewController, in tabs: UITabBarController) -> Bool {
            if #available(iOS 18, *), let tab = screen.tab, let answer = tabBarController?(tabs, shouldSelectTab: tab) {
                return answer
            }
            return answersSelection(of: screen, in: tabs)
        }

        /// The older method's answer.
        package func answersSelection(of screen: UIViewController, in tabs: UITabBarController) -> Bool {
            tabBarController?(tabs, shouldSelect: screen) ?? true
        }

        /// Reports that `screen` has been selected instead of `former`.
        package func didSelect(
            _ screen: UIViewController, insteadOf former: UIViewController?, in tabs: UITabBarController
        ) {
            if #available(iOS 18, *), let tab = screen.tab,
                tabBarController?(tabs, didSelectTab: tab, previousTab: former?.tab) != nil
            {
                return
            }
            tabBarController?(tabs, didSelect: screen)
        }

        package func animationController(
            from leaving: UIViewController, to arriving: UIViewController, in tabs: UITabBarController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            tabBarController?(tabs, animationControllerForTransitionFrom: leaving, to: arriving)
        }

        package func interactionController(
            for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            tabBarController?(tabs, interactionControllerFor: animator)
        }
    }
#else
    /// Calls of the delegate; UIKit's default for methods that it does not implement.
    extension UITabBarControllerDelegate {
        package func allowsSelection(of screen: UIViewController, in tabs: UITabBarController) -> Bool {
            answersSelection(of: screen, in: tabs)
        }

        package func answersSelection(of screen: UIViewController, in tabs: UITabBarController) -> Bool {
            tabBarController(tabs, shouldSelect: screen)
        }

        package func didSelect(
            _ screen: UIViewController, insteadOf former: UIViewController?, in tabs: UITabBarController
        ) {
            tabBarController(tabs, didSelect: screen)
        }

        package func animationController(
            from leaving: UIViewController, to arriving: UIViewController, in tabs: UITabBarController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            tabBarController(tabs, animationControllerForTransitionFrom: leaving, to: arriving)
        }

        package func interactionController(
            for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            tabBarController(tabs, interactionControllerFor: animator)
        }
    }
#endif

// MARK: - Presentations

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    /// Calls of the delegate; UIKit's default for methods that it does not implement.
    extension UIAdaptivePresentationControllerDelegate {
        package func allowsDismissal(of presentation: UIPresentationController) -> Bool {
            presentationControllerShouldDismiss?(presentation) ?? true
        }

        package func willDismiss(_ presentation: UIPresentationController) {
            presentationControllerWillDismiss?(presentation)
        }

        package func didDismiss(_ presentation: UIPresentationController) {
            presentationControllerDidDismiss?(presentation)
        }

        package func dismissalWasAttempted(of presentation: UIPresentationController) {
            presentationControllerDidAttemptToDismiss?(presentation)
        }
    }
#else
    /// Calls of the delegate; UIKit's default for methods that it does not implement.
    extension UIAdaptivePresentationControllerDelegate {
        package func allowsDismissal(of presentation: UIPresentationController) -> Bool {
            presentationControllerShouldDismiss(presentation)
        }

        package func willDismiss(_ presentation: UIPresentationController) {
            presentationControllerWillDismiss(presentation)
        }

        package func didDismiss(_ presentation: UIPresentationController) {
            presentationControllerDidDismiss(presentation)
        }

        package func dismissalWasAttempted(of presentation: UIPresentationController) {
            presentationControllerDidAttemptToDismiss(presentation)
        }
    }
#endif

// MARK: - Animators

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    extension UIViewControllerAnimatedTransitioning {
        /// The animator to scrub the transition with; nil if this one does not return any.
        package func interruptibleAnimatorIfAny(
            using context: any UIViewControllerContextTransitioning
        ) -> (any UIViewImplicitlyAnimating)? {
            interruptibleAnimator?(using: context)
        }
    }

    extension UIViewImplicitlyAnimating {
        /// Continues with another timing; false if the animator does not implement this method.
        package func continueIfAble(
            withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
        ) -> Bool {
            continueAnimation?(withTimingParameters: parameters, durationFactor: durationFactor) != nil
        }
    }
#else
    extension UIViewControllerAnimatedTransitioning {
        /// The animator to scrub the transition with; nil if this one does not return any.
        package func interruptibleAnimatorIfAny(
            using context: any UIViewControllerContextTransitioning
        ) -> (any UIViewImplicitlyAnimating)? {
            OptionalRequirement.ask(self) { $0.interruptibleAnimator(using: context) }
        }
    }

    extension UIViewImplicitlyAnimating {
        /// Continues with another timing; false if the animator does not implement this method.
        package func continueIfAble(
            withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
        ) -> Bool {
            OptionalRequirement.ask(self) {
                $0.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
            } != nil
        }
    }
#endif

// MARK: - Rows of tables

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    extension UITableView {
        /// Whether the data source lets a row be edited.
        package func canEdit(_ row: IndexPath) -> Bool {
            dataSource?.tableView?(self, canEditRowAt: row) != false
        }

        /// Whether the data source and the delegate let a swipe on `row` show actions on one of its sides.
        package func hasSwipeActions(at row: IndexPath, leading: Bool) -> Bool {
            guard canEdit(row) else { return false }
            let configuration =
                leading
                ? delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: row)
                : delegate?.tableView?(self, trailingSwipeActionsConfigurationForRowAt: row)
            guard let configuration else { return !leading && isDeletedBySwipe(row) }
            return !configuration.actions.isEmpty
        }

        /// Whether UIKit's own action on the trailing side deletes `row`: the data source implements deletion, and the
        /// delegate has no actions of its own for that side.
        private func isDeletedBySwipe(_ row: IndexPath) -> Bool {
            let commit = #selector((any UITableViewDataSource).tableView(_:commit:forRowAt:))
            guard let dataSource, dataSource.responds(to: commit) else { return false }
            return (delegate?.tableView?(self, editingStyleForRowAt: row) ?? .delete) == .delete
        }
    }
#else
    extension UITableView {
        /// Whether the data source lets a row be edited.
        package func canEdit(_ row: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: row) != false }

        package func hasSwipeActions(at row: IndexPath, leading: Bool) -> Bool {
            guard canEdit(row), let delegate else { return false }
            let configuration =
                leading
                ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
                : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
            return configuration?.actions.isEmpty == false
        }
    }
#endif

// MARK: - Overridden methods

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    extension UIResponder {
        /// The class that is not Apple's and overrides `touchesMoved(_:with:)` for objects of this class; nil if there
        /// is none.
        package static var classOverridingTouchesMoved: AnyClass? {
            classOverriding(#selector(UIResponder.touchesMoved(_:with:)))
        }
    }

    extension UIScrollView {
        /// Whether a class that is not Apple's overrides `gestureRecognizerShouldBegin(_:)` for scroll views of this
        /// class.
        package static var overridesShouldBegin: Bool {
            classOverriding(#selector(UIView.gestureRecognizerShouldBegin(_:))) != nil
        }
    }

    extension UIControl {
        /// Whether a class that is not Apple's overrides `continueTracking(_:with:)` for controls of this class.
        package static var overridesContinueTracking: Bool {
            classOverriding(#selector(UIControl.continueTracking(_:with:))) != nil
        }
    }

    extension NSObject {
        fileprivate static func classOverriding(_ method: Selector) -> AnyClass? {
            var owner: NSObject.Type = self
            while let above = owner.superclass() as? NSObject.Type,
                above.implementation(of: method) == owner.implementation(of: method)
            {
                owner = above
            }
            // The bundle of a generic class, which is created as the app runs, may be the app's.
            if String(reflecting: owner).hasPrefix("SwiftUI.") { return nil }
            return Bundle(for: owner).bundleIdentifier?.hasPrefix("com.apple.") == true ? nil : owner
        }

        private static func implementation(of method: Selector) -> UInt {
            unsafeBitCast(instanceMethod(for: method), to: UInt.self)
        }
    }
#else
    extension UIResponder {
        /// The class that is not the model's and overrides `touchesMoved(_:with:)` for objects of this class; nil if
        /// there is none.
        package static var classOverridingTouchesMoved: AnyClass? { appClassOverridingTouchesMoved }
    }

    extension UIScrollView {
        /// Whether a class that is not the model's overrides `gestureRecognizerShouldBegin(_:)` for scroll views of
        /// this class.
        package static var overridesShouldBegin: Bool { appOverridesShouldBegin }
    }

    extension UIControl {
        /// Whether a class that is not the model's overrides `continueTracking(_:with:)` for controls of this class.
        package static var overridesContinueTracking: Bool { appOverridesContinueTracking }
    }
#endif

// MARK: - Forwarding

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    /// Called instead of a tab bar controller's delegate that has gone: UIKit may cache what a delegate responds to.
    private final class GoneDelegate: NSObject, Sendable {
        static let shared = GoneDelegate()

        @objc(tabBarControllerSupportedInterfaceOrientations:)
        func supportedOrientations(_ tabs: NSObject) -> UIInterfaceOrientationMask { .all }
        @objc(tabBarControllerPreferredInterfaceOrientationForPresentation:)
        func preferredOrientation(_ tabs: NSObject) -> UIInterfaceOrientation { .portrait }
        @objc(tabBarController:didSelectTab:previousTab:)
        func didSelect(_ tabs: NSObject, _ tab: NSObject, _ previous: NSObject?) {}
        @objc(tabBarController:willBeginCustomizingViewControllers:)
        func willBeginCustomizing(_ tabs: NSObject, _ screens: NSArray) {}
        @objc(tabBarController:willEndCustomizingViewControllers:changed:)
        func willEndCustomizing(_ tabs: NSObject, _ screens: NSArray, _ isChanged: Bool) {}
        @objc(tabBarController:didEndCustomizingViewControllers:changed:)
        func didEndCustomizing(_ tabs: NSObject, _ screens: NSArray, _ isChanged: Bool) {}
        @objc(tabBarControllerWillBeginEditing:)
        func willBeginEditing(_ tabs: NSObject) {}
        @objc(tabBarControllerDidEndEditing:)
        func didEndEditing(_ tabs: NSObject) {}
        @objc(tabBarController:visibilityDidChangeForTabs:)
        func visibilityDidChange(_ tabs: NSObject, _ changed: NSArray) {}
        @objc(tabBarController:displayOrderDidChangeForGroup:)
        func displayOrderDidChange(_ tabs: NSObject, _ group: NSObject) {}
        @objc(tabBarController:displayedViewControllersForTab:proposedViewControllers:)
        func displayedScreens(_ tabs: NSObject, _ tab: NSObject, _ proposed: NSArray) -> NSArray { proposed }
    }

    /// Forwards everything that it does not implement itself to another delegate.
    @MainActor
    package class DelegateProxy: NSObject {
        /// The delegate to forward to. Both properties are set on the main thread only, where UIKit makes its calls. On
        /// other threads, which may ask what the proxy responds to, they are only read.
        package nonisolated(unsafe) weak var base: (any NSObjectProtocol)?
        /// Methods that the proxy implements but hides, so that UIKit takes them for missing.
        package nonisolated(unsafe) var hiddenSelectors: Set<Selector> = []
        /// Whether the proxy only forwards.
        nonisolated(unsafe) var isReplaced = false
        /// The methods that the delegate is currently being asked about, on the main thread. A delegate that forwards
        /// to this proxy asks back.
        private nonisolated(unsafe) var askedSelectors: Set<Selector> = []
        /// Methods that the proxy implements only to forward them.
        private nonisolated static let forwardedSelectors: Set<Selector> = [
            #selector((any UINavigationControllerDelegate).navigationControllerSupportedInterfaceOrientations(_:)),
            #selector(
                (any UINavigationControllerDelegate).navigationControllerPreferredInterfaceOrientationForPresentation(
                    _:)),
            #selector((any UITabBarControllerDelegate).tabBarController(_:didSelect:)),
        ]

        package nonisolated override func responds(to selector: Selector) -> Bool {
            if isReplaced || Self.forwardedSelectors.contains(selector) { return baseResponds(to: selector) }
            if hiddenSelectors.contains(selector) { return false }
            return super.responds(to: selector) || baseResponds(to: selector)
        }

        private nonisolated func baseResponds(to selector: Selector) -> Bool {
            guard Thread.isMainThread else { return base?.responds(to: selector) == true }
            guard askedSelectors.insert(selector).inserted else { return false }
            defer { askedSelectors.remove(selector) }
            return base?.responds(to: selector) == true
        }

        package nonisolated override func forwardingTarget(for selector: Selector) -> Any? {
            if Thread.isMainThread { MainActor.assumeIsolated { adoptDelegate() } }
            return base ?? GoneDelegate.shared
        }

        /// Called before the proxy forwards a call, which may have come from a delegate that has not been adopted yet.
        package func adoptDelegate() {}

        /// Whether another tab may be selected now, whatever the app says; for proxies of tab bar controllers.
        ///
        /// - Parameter screen: The tab's screen, which may have to be created for this call.
        package func maySelect(_ screen: () -> UIViewController?) -> Bool { true }

        // UIKit may cache what a delegate responds to, and the app's delegate may have gone since. The methods
        // implemented here also work without a delegate.

        @objc(navigationControllerSupportedInterfaceOrientations:)
        package func navigationControllerSupportedInterfaceOrientations(
            _ navigation: UINavigationController
        ) -> UIInterfaceOrientationMask {
            let delegate = adoptedDelegate() as? any UINavigationControllerDelegate
            return delegate?.navigationControllerSupportedInterfaceOrientations?(navigation) ?? .all
        }

        @objc(navigationControllerPreferredInterfaceOrientationForPresentation:)
        package func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigation: UINavigationController
        ) -> UIInterfaceOrientation {
            let delegate = adoptedDelegate() as? any UINavigationControllerDelegate
            return delegate?.navigationControllerPreferredInterfaceOrientationForPresentation?(navigation) ?? .portrait
        }

        @objc(tabBarController:didSelectViewController:)
        package func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
            (adoptedDelegate() as? any UITabBarControllerDelegate)?.tabBarController?(tabs, didSelect: screen)
        }

        /// Called instead of `tabBarController(_:shouldSelect:)` for tabs created as `UITab`.
        @available(iOS 18, *)
        @objc(tabBarController:shouldSelectTab:)
        package func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            guard maySelect({ tab.viewController }) else { return false }
            let delegate = base as? any UITabBarControllerDelegate
            if let answer = delegate?.tabBarController?(tabs, shouldSelectTab: tab) { return answer }
            let older = #selector((any UITabBarControllerDelegate).tabBarController(_:shouldSelect:))
            // An app that has only the older method may not be asked by it, since this method is here.
            guard let delegate, delegate.responds(to: older), let screen = tab.viewController else { return true }
            return delegate.answersSelection(of: screen, in: tabs)
        }
    }
#else
    extension UINavigationControllerDelegate {
        fileprivate func supportedInterfaceOrientations(
            of navigation: UINavigationController
        ) -> UIInterfaceOrientationMask? {
            OptionalRequirement.ask(self) { $0.navigationControllerSupportedInterfaceOrientations(navigation) }
        }

        fileprivate func preferredInterfaceOrientationForPresentation(
            of navigation: UINavigationController
        ) -> UIInterfaceOrientation? {
            OptionalRequirement.ask(self) {
                $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
            }
        }
    }

    /// A proxy in front of another delegate: what it does not implement itself goes to that delegate. Without the
    /// Objective-C runtime this has to be written out.
    @MainActor
    package class DelegateProxy: NSObject, SelectorResponder {
        /// The delegate to forward to.
        package weak var base: (any NSObjectProtocol)?
        /// Methods that the proxy implements but hides, so that UIKit takes them for missing.
        package var hiddenSelectors: Set<Selector> = []
        /// Whether the proxy only forwards.
        var isReplaced = false

        /// Called before the proxy forwards a call, which may have come from a delegate that has not been adopted yet.
        package func adoptDelegate() {}

        package func responds(toSelector selector: Selector) -> Bool { !hiddenSelectors.contains(selector) }

        package func perform(_ selector: Selector, with argument: Any?) {}

        package func navigationControllerSupportedInterfaceOrientations(
            _ navigation: UINavigationController
        ) -> UIInterfaceOrientationMask {
            let delegate = adoptedDelegate() as? any UINavigationControllerDelegate
            return delegate?.supportedInterfaceOrientations(of: navigation)
                ?? OptionalRequirement.missing(in: self, .all)
        }

        package func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigation: UINavigationController
        ) -> UIInterfaceOrientation {
            let delegate = adoptedDelegate() as? any UINavigationControllerDelegate
            return delegate?.preferredInterfaceOrientationForPresentation(of: navigation)
                ?? OptionalRequirement.missing(in: self, .portrait)
        }

        package func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
            (adoptedDelegate() as? any UITabBarControllerDelegate)?.didSelect(screen, insteadOf: nil, in: tabs)
        }

        /// Whether another tab may be selected now, whatever the app says; for proxies of tab bar controllers.
        package func maySelect(_ screen: () -> UIViewController?) -> Bool { true }
    }
#endif

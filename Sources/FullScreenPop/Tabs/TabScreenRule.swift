import GestureArbitration
import UIKit

/// Applies ``TabSwipeOptions/isEnabled`` of the screens under the finger, and leaves a swipe to the stacks under it.
/// Above the root, a swipe from leading to trailing goes back or does nothing, and one the other way is refused as well
/// unless the screen's options say otherwise.
struct TabScreenRule: ArbitrationRule {
    weak var tabSwipe: TabSwipe?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard tabSwipe?.isEnabled != false else { return .deny(.tabSwipeDisabled) }
        let outermost = recognizer.view
        var isStated = false
        for view in SuperviewChain(from: touchedView(of: recognizer), upTo: outermost) where view !== outermost {
            guard let screen = view.next as? UIViewController else { continue }
            if let isEnabled = screen.tabSwipe.isEnabled {
                if !isEnabled { return .deny(.tabSwipeDisabled) }
                isStated = true
            }
            guard let navigation = screen as? UINavigationController, navigation.canGoBack else { continue }
            let isEnabledAboveRoot = navigation.topViewController.flatMap(isEnabled) == true
            if recognizer.swipeDirection == .back || !isEnabledAboveRoot { return .deny(.innerNavigation) }
        }
        return isStated || tabSwipe?.defaults.isEnabled != false ? nil : .deny(.tabSwipeDisabled)
    }

    /// The view under the finger; for a flick whose finger has lifted, that of the screen that has come since.
    private func touchedView(of recognizer: UIGestureRecognizer) -> UIView? {
        guard let touchdown = recognizer.touchdown, touchdown.viewsAreUnknown else { return recognizer.touchdown?.view }
        return tabSwipe?.tabBarController?.selectedViewController?.shownOnStack.viewIfLoaded
    }

    /// Does not wait for a back swipe that has nothing to pop: it may take longer to fail than pans around the tabs
    /// take to begin.
    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        guard other is BackSwipePanGestureRecognizer,
            let navigation = other.view?.ownNavigationController, !navigation.canGoBack
        else { return nil }
        return .exclusive(.nothingToPop)
    }

    private func isEnabled(_ screen: UIViewController) -> Bool? {
        screen.tabSwipe.isEnabled ?? tabSwipe?.defaults.isEnabled
    }
}

extension ArbitrationReason {
    /// The ``TabSwipeOptions/isEnabled`` of a screen under the finger is false, or ``TabSwipe/isEnabled`` is.
    public static var tabSwipeDisabled: ArbitrationReason {
        "the tab is not changed by swipes that start on the screen"
    }
}

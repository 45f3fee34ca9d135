import UIKit

/// Refuses to begin while the screen, or one inside it, takes part in a transition, while it presents something, and when
/// it has left the window.
///
/// The screen is the nearest view controller up the responder chain, and of a navigation controller the one on top. A
/// pop that begins during a push leaves the stack and the screen in disagreement, and one that begins during a pop of a
/// stack inside stops that. A screen presents something until the dismissal has ended. UIKit may hold a gesture back until
/// its view is no longer in the window.
///
/// A search is presented, too, but belongs to the screen that is searched, and UIKit's own swipe pops the two together. It
/// counts only while it comes or goes. What the search controller presents itself counts as if the screen presented it.
public struct IdleRule: ArbitrationRule {
    /// Denies during a transition and a presentation, and out of the window. No opinion if there is no view controller.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let screen = recognizer.nearestController(UIViewController.self) else { return nil }
        return recognizer.refusalOutOfWindow ?? screen.refusalUnlessIdle
    }
}

extension UIGestureRecognizer {
    /// Denies if the recognizer's view has left the window.
    fileprivate var refusalOutOfWindow: ArbitrationAnswer? { view?.window == nil ? .deny(.outOfWindow) : nil }
}

extension UIViewController {
    /// Denies because of a transition or a presentation; nil if there is neither.
    package var refusalUnlessIdle: ArbitrationAnswer? {
        let screen = (self as? UINavigationController)?.topViewController ?? self
        if transitionCoordinator != nil || screen.showsScreen(where: { $0.transitionCoordinator != nil }) {
            return .deny(.transitionRunning)
        }
        return screen.presentsOverItself ? .deny(.presenting) : nil
    }

    /// Whether this screen or its search presents something. A search itself counts while it comes or goes.
    private var presentsOverItself: Bool {
        guard let presented = presentedViewController else { return false }
        guard presented is UISearchController, !presented.isBeingPresented, !presented.isBeingDismissed else {
            return true
        }
        return presented.presentsOverItself
    }

    /// Whether `predicate` is true of this screen or of one inside it that is in a window. Asked for every finger that lands.
    package func showsScreen(where predicate: (UIViewController) -> Bool) -> Bool {
        predicate(self)
            || children.contains { $0.viewIfLoaded?.window != nil && $0.showsScreen(where: predicate) }
    }

    /// This screen and the screens inside it that are in a window, outermost first.
    package var shownScreens: [UIViewController] {
        [self] + children.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.shownScreens)
    }
}

extension ArbitrationReason {
    /// A push, a pop or another transition has not finished.
    public static var transitionRunning: ArbitrationReason { "a transition is running" }

    /// Something is presented, or is being dismissed.
    public static var presenting: ArbitrationReason { "something is presented" }

    /// The view of the gesture is not in a window any more.
    public static var outOfWindow: ArbitrationReason { "the view has left the window" }
}

extension ArbitrationRule where Self == IdleRule {
    /// Refuses to begin while the screen, or one inside it, takes part in a transition, while it presents something, and
    /// when it has left the window.
    public static var idle: IdleRule { IdleRule() }
}

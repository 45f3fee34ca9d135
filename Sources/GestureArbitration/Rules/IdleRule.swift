import UIKit

/// Refuses to begin while the screen, or one inside it, takes part in a transition, while the screen presents
/// something, and when it has left the window.
///
/// The screen is the nearest view controller up the responder chain or, for a navigation controller, its top screen. A
/// pop that begins during a push leaves the stack and the screen in disagreement. One that begins during a pop of an
/// inner stack stops the inner pop. UIKit may hold a gesture back until its view is no longer in the window.
///
/// The screen remains in use beside a sheet that does not dim it, and where a popover lets touches pass. Gestures that
/// present nothing themselves, such as the swipe back, ignore a presented screen unless it is being presented or
/// dismissed, or lies under the finger.
///
/// A search is presented, too, but belongs to the screen that is searched, and UIKit's own swipe pops the two together.
/// It counts only while it is being presented or dismissed. A screen that the search controller itself presents counts
/// as if the searched screen presented it.
public struct IdleRule: ArbitrationRule {
    /// Whether a presented screen counts only where it covers this one.
    private let allowsBesidePresentations: Bool

    package init(allowsBesidePresentations: Bool = false) {
        self.allowsBesidePresentations = allowsBesidePresentations
    }

    /// Denies during a transition or a presentation, and outside the window. No opinion if there is no view controller.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let screen = recognizer.nearestController(UIViewController.self) else { return nil }
        return recognizer.refusalOutOfWindow
            ?? screen.refusalUnlessIdle { presented in
                !allowsBesidePresentations || presented.comesOrGoes || !recognizer.isBeside(presented)
            }
    }
}

extension UIGestureRecognizer {
    /// Denies if the recognizer's view has left the window.
    fileprivate var refusalOutOfWindow: ArbitrationAnswer? { view?.window == nil ? .deny(.outOfWindow) : nil }

    /// Whether a finger that landed at the same place now would land in the recognizer's view, and not in the presented
    /// screen, which may be in that view as well.
    fileprivate func isBeside(_ presented: UIViewController) -> Bool {
        guard let view, let window = view.window, let touchdown,
            let hit = window.hitTest(touchdown.location(in: window), with: nil), hit.isDescendant(of: view)
        else { return false }
        let covers = [presented.presentationController?.containerView, presented.viewIfLoaded].compactMap(\.self)
        return !covers.contains { hit.isDescendant(of: $0) }
    }
}

extension ArbitrationReason {
    /// A push, a pop or another transition has not finished.
    public static var transitionRunning: ArbitrationReason { "a transition is running" }

    /// Something is presented, or is being dismissed.
    public static var presenting: ArbitrationReason { "something is presented" }

    /// The view of the gesture is no longer in a window.
    public static var outOfWindow: ArbitrationReason { "the view has left the window" }
}

extension ArbitrationRule where Self == IdleRule {
    /// Refuses to begin while the screen, or one inside it, takes part in a transition, while the screen presents
    /// something, and when it has left the window.
    public static var idle: IdleRule { IdleRule() }

    /// Refuses to begin during transitions. Beside a presentation, allows gestures that present nothing themselves.
    package static var idleOrBeside: IdleRule { IdleRule(allowsBesidePresentations: true) }
}

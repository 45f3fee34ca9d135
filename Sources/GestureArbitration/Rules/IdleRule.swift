import UIKit

/// Refuses to begin while the screen takes part in a transition, or presents something.
///
/// The screen is the nearest view controller up the responder chain, and of a navigation controller the one on top. A
/// pop that begins during a push leaves the stack and the screen in disagreement. A screen presents something until the
/// dismissal has ended.
public struct IdleRule: ArbitrationRule {
    /// Denies during a transition and a presentation. No opinion if there is no view controller.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        recognizer.nearestController(UIViewController.self)?.refusalUnlessIdle
    }
}

extension UIViewController {
    /// Denies because of a transition or a presentation; nil if there is neither.
    package var refusalUnlessIdle: Answer? {
        let screen = (self as? UINavigationController)?.topViewController ?? self
        if transitionCoordinator != nil { return .deny(.transitionRunning) }
        return screen.presentedViewController == nil ? nil : .deny(.presenting)
    }
}

extension Reason {
    /// A push, a pop or another transition has not finished.
    public static var transitionRunning: Reason { "a transition is running" }

    /// Something is presented, or is being dismissed.
    public static var presenting: Reason { "something is presented" }
}

extension ArbitrationRule where Self == IdleRule {
    /// Refuses to begin while the screen takes part in a transition, or presents something.
    public static var idle: IdleRule { IdleRule() }
}

import UIKit

/// Refuses to begin while a push, a pop or another transition is running in the navigation controller.
///
/// A pop that begins during a push leaves the stack and the screen in disagreement.
public struct TransitionRunningRule: ArbitrationRule {
    /// Makes the rule.
    public init() {}

    /// Denies while the nearest navigation controller up the responder chain has a transition coordinator.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let navigationController = recognizer.navigationController else { return nil }
        return navigationController.transitionCoordinator == nil ? nil : .deny(.transitionRunning)
    }
}

extension Reason {
    /// A push, a pop or another transition has not finished.
    public static var transitionRunning: Reason { "a transition is running" }
}

extension ArbitrationRule where Self == TransitionRunningRule {
    /// Refuses to begin while a push, a pop or another transition is running in the navigation controller.
    public static var transitionRunning: TransitionRunningRule { TransitionRunningRule() }
}

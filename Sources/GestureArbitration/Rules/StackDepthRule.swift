import UIKit

/// Refuses to begin while the navigation controller has nothing to go back to.
///
/// UIKit's own pop must not start on the root: the navigation controller would wait for a transition that never comes,
/// and would not react to the next push.
public struct StackDepthRule: ArbitrationRule {
    /// Denies if the nearest navigation controller up the responder chain shows its root. No opinion if there is none.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let navigationController = recognizer.navigationController else { return nil }
        return navigationController.canGoBack ? nil : .deny(.nothingToPop)
    }

    /// Nothing waits on the root: everything happens as without the swipe.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        shouldBegin(recognizer) == nil ? nil : .exclusive(.nothingToPop)
    }
}

extension ArbitrationReason {
    /// The navigation controller shows its root.
    public static var nothingToPop: ArbitrationReason { "there is no screen to go back to" }
}

extension ArbitrationRule where Self == StackDepthRule {
    /// Refuses to begin while the navigation controller has nothing to go back to.
    public static var stackDepth: StackDepthRule { StackDepthRule() }
}

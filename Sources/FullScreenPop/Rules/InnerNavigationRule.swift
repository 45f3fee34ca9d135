import GestureArbitration
import UIKit

/// Leaves a swipe that lands in an inner navigation controller to that one, while it has a screen to go back to.
struct InnerNavigationRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let outermost = recognizer.view else { return nil }
        var view = recognizer.touchdown?.view
        while let current = view, current !== outermost {
            if let inner = current.next as? UINavigationController, inner.viewControllers.count > 1 {
                return .deny(.innerNavigation)
            }
            view = current.superview
        }
        return nil
    }
}

extension Reason {
    /// The swipe landed in an inner navigation controller that has a screen to go back to.
    public static var innerNavigation: Reason { "the swipe belongs to an inner navigation controller" }
}

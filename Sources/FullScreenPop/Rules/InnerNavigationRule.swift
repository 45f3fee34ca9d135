import GestureArbitration
import UIKit

/// Leaves a swipe that lands in an inner navigation controller to that one, while it has a screen to go back to.
struct InnerNavigationRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        let outermost = recognizer.view
        let isInside = SuperviewChain(from: recognizer.touchdown?.view, upTo: outermost).contains { view in
            guard view !== outermost, let inner = view.next as? UINavigationController else { return false }
            return inner.viewControllers.count > 1
        }
        return isInside ? .deny(.innerNavigation) : nil
    }
}

extension Reason {
    /// The swipe landed in an inner navigation controller that has a screen to go back to.
    public static var innerNavigation: Reason { "the swipe belongs to an inner navigation controller" }
}

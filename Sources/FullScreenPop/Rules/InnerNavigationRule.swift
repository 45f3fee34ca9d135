import GestureArbitration
import UIKit

/// Leaves a swipe that lands in an inner navigation controller to that one, while it has a screen to go back to.
struct InnerNavigationRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        recognizer.refusal(insideStackWhere: { $0.canGoBack })
    }
}

extension UIGestureRecognizer {
    /// Denies if the finger landed in a navigation controller inside the recognizer's view for which `predicate` is
    /// true.
    func refusal(insideStackWhere predicate: (UINavigationController) -> Bool) -> ArbitrationAnswer? {
        let isInside = SuperviewChain(from: touchdown?.view, upTo: view).contains { touched in
            guard touched !== view, let inner = touched.ownNavigationController else { return false }
            return predicate(inner)
        }
        return isInside ? .deny(.innerNavigation) : nil
    }
}

extension ArbitrationReason {
    /// The swipe landed in an inner navigation controller that has a screen to go back to.
    public static var innerNavigation: ArbitrationReason { "the swipe belongs to an inner navigation controller" }
}

import GestureArbitration
import UIKit

/// Refuses a swipe that lands on a bar: UIKit's own swipes do not begin there, and bars have gestures of their own. The
/// bars of an inner stack at its root do not count for the stack around it. A scroll on a trackpad lands nowhere.
struct BarRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let touchdown = recognizer.touchdown, !touchdown.isScroll else { return nil }
        return Self.isOnBar(touchdown.view, in: recognizer.view) ? .deny(.touchOnBar) : nil
    }

    /// Whether a touched view is a bar or lies on one, inside `outermost`.
    @MainActor
    static func isOnBar(_ touched: UIView?, in outermost: UIView?) -> Bool {
        let isInStack = outermost?.ownNavigationController != nil
        var isOnBar = false
        for view in SuperviewChain(from: touched, upTo: outermost) {
            if view is UINavigationBar || view is UIToolbar || view is UITabBar { isOnBar = true }
            if isOnBar, isInStack, view !== outermost, isAtRoot(view) { isOnBar = false }
        }
        return isOnBar
    }

    /// Whether this is the view of a stack that has no screen to go back to. Inside another stack, its bars are content
    /// like any other.
    @MainActor
    private static func isAtRoot(_ view: UIView) -> Bool { view.ownNavigationController?.canGoBack == false }
}

extension ArbitrationReason {
    /// The finger landed on a navigation bar, a toolbar or a tab bar.
    public static var touchOnBar: ArbitrationReason { "the touch is on a bar" }
}

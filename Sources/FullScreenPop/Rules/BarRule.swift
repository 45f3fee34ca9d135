import GestureArbitration
import UIKit

/// Refuses a swipe that lands on a bar: UIKit's own swipes do not begin there, and bars have gestures of their own.
struct BarRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        let isOnBar = SuperviewChain(from: recognizer.touchdown?.view, upTo: recognizer.view).contains {
            $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar
        }
        return isOnBar ? .deny(.touchOnBar) : nil
    }
}

extension ArbitrationReason {
    /// The finger landed on a navigation bar, a toolbar or a tab bar.
    public static var touchOnBar: ArbitrationReason { "the touch is on a bar" }
}

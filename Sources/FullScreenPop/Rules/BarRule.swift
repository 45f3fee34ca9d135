import GestureArbitration
import UIKit

/// Refuses a swipe that lands on a bar: UIKit's own swipes do not begin there, and bars have gestures of their own.
struct BarRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        var view = recognizer.touchdown?.view
        while let current = view, current !== recognizer.view {
            if current is UINavigationBar || current is UIToolbar || current is UITabBar { return .deny(.touchOnBar) }
            view = current.superview
        }
        return nil
    }
}

extension Reason {
    /// The finger landed on a navigation bar, a toolbar or a tab bar.
    public static var touchOnBar: Reason { "the touch is on a bar" }
}

import GestureArbitration
import UIKit

/// Refuses a swipe that lands on a bar: UIKit's own swipes do not begin there, and bars have gestures of their own. A
/// scroll on a trackpad lands nowhere.
struct BarRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let touchdown = recognizer.touchdown, !touchdown.isScroll else { return nil }
        return Self.isOnBar(touchdown.view, in: recognizer.view) ? .deny(.touchOnBar) : nil
    }

    /// Whether a touched view is a bar or lies on one, inside `outermost`.
    @MainActor
    static func isOnBar(_ touched: UIView?, in outermost: UIView?) -> Bool {
        SuperviewChain(from: touched, upTo: outermost).contains {
            $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar
        }
    }
}

extension ArbitrationReason {
    /// The finger landed on a navigation bar, a toolbar or a tab bar.
    public static var touchOnBar: ArbitrationReason { "the touch is on a bar" }
}

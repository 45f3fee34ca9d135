import GestureArbitration
import UIKit

/// Refuses a swipe if there is no tab to go to, so that the finger is left to others.
struct TabNeighborRule: ArbitrationRule {
    weak var tabBarController: UITabBarController?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        tabBarController?.tab(towards: recognizer.swipeDirection) == nil ? .deny(.noTab) : nil
    }

    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        shouldBegin(recognizer) == nil ? nil : .exclusive(.noTab)
    }
}

extension ArbitrationReason {
    /// There is no tab on that side that can be selected.
    public static var noTab: ArbitrationReason { "there is no tab on that side" }
}

import GestureArbitration
import UIKit

extension UIView {
    /// Whether no swipe back starts on the view, not even at the edge: `arbitration.backSwipe` is `.blocked`. Setting
    /// it to false allows swipes, even if they were limited to the edge.
    @objc public var fullScreenPopBlocked: Bool {
        get { arbitration.backSwipe == .blocked }
        set { arbitration.backSwipe = newValue ? .blocked : .allowed }
    }
}

import UIKit

extension UIGestureRecognizer {
    /// Leaves the touches that this has, and can begin again with the next one: UIKit cancels or fails a recognizer that is
    /// switched off.
    package func leaveTouches() {
        isEnabled = false
        isEnabled = true
    }
}

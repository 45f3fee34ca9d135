import UIKit

extension UIGestureRecognizer {
    /// Gives up the current touches, and can begin again with the next one: UIKit cancels or fails a recognizer that is
    /// disabled.
    package func leaveTouches() {
        isEnabled = false
        isEnabled = true
    }
}

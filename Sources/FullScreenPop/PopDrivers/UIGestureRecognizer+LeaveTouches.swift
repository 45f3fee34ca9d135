import UIKit

extension UIGestureRecognizer {
    /// Leaves the touches that this has: UIKit cancels or fails a recognizer that is switched off.
    func leaveTouches() {
        isEnabled = false
        isEnabled = true
    }
}

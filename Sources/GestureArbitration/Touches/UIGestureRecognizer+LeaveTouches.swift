import UIKit

extension UIGestureRecognizer {
    /// Gives up the current touches, and can begin again with the next one: UIKit cancels or fails a recognizer that is
    /// disabled. One that the app has disabled has none.
    package func leaveTouches() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }
}

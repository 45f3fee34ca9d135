import UIKit
import UIKitSeams

extension UIEvent {
    /// Whether no finger of a recognizer stays on the screen. In one event, some may lift and others be cancelled.
    @MainActor
    func takesLastFinger(of recognizer: UIGestureRecognizer) -> Bool {
        touches(for: recognizer)?.contains(where: \.isOnScreen) != true
    }
}

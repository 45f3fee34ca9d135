import UIKit

extension UIEvent {
    /// Whether no finger of a recognizer stays on the screen. In one event, some may lift and others be cancelled.
    @MainActor
    func takesLastFinger(of recognizer: UIGestureRecognizer) -> Bool {
        (touches(for: recognizer) ?? []).allSatisfy { $0.phase == .ended || $0.phase == .cancelled }
    }
}

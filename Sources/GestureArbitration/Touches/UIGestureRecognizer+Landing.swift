import UIKit

extension UIGestureRecognizer {
    /// Whether a finger lands on the view in the current event. One that lands beside it, as on another column, does
    /// not belong to the recognizer.
    package func isLandedOn(by finger: UITouch) -> Bool {
        guard let view, finger.phase == .began else { return false }
        return finger.view?.isDescendant(of: view) == true
    }
}

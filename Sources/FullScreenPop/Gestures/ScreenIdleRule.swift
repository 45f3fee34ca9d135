import GestureArbitration
import UIKit

/// Refuses to begin while the screen that the recognizer is on takes part in a transition, or presents something.
struct ScreenIdleRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        recognizer.nearestController(UIViewController.self)?.refusalForBusyness
    }
}

extension UIViewController {
    /// No to whatever would begin now, because of a transition or a presentation; nil if there is neither.
    var refusalForBusyness: Answer? {
        if transitionCoordinator != nil { return .deny(.transitionRunning) }
        return presentedViewController == nil ? nil : .deny(.presenting)
    }
}

import UIKit

extension UIControl {
    /// Whether there is an action for one of `events`. An action for all touches, which may count them, says nothing.
    func hasAction(for events: UIControl.Event) -> Bool {
        !allControlEvents.isDisjoint(with: events) && !allControlEvents.contains(.allTouchEvents)
    }
}

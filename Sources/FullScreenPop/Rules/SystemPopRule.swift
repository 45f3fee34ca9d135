import GestureArbitration
import UIKit

/// Lets a back swipe and UIKit's own recognizers recognize together, and refuses the swipe, on every system and with
/// every driver, if the app has set `interactivePopGestureRecognizer.isEnabled` to false. It also refuses on a screen
/// that hides its back button, as UIKit does, unless its ``PopOptions/isEnabled`` is true.
struct SystemPopRule: ArbitrationRule {
    let options: StackOptions

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        options.systemLock.map { .deny($0) }
    }

    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        guard recognizer is UIPanGestureRecognizer, options.navigationController?.pops(by: other) == true else {
            return nil
        }
        return .simultaneous(.popsTogether)
    }
}

extension ArbitrationReason {
    /// The app has set `interactivePopGestureRecognizer.isEnabled` to false.
    public static var systemRecognizerDisabled: ArbitrationReason {
        "the app has disabled interactivePopGestureRecognizer"
    }

    /// The screen hides its back button.
    public static var backButtonHidden: ArbitrationReason { "the screen hides its back button" }

    fileprivate static var popsTogether: ArbitrationReason { "the navigation controller's recognizers pop together" }
}

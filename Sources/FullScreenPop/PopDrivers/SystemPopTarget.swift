import UIKit
import UIKitSeams

/// The target of UIKit's own edge pan, which pops for any recognizer that sends to it.
///
/// The object and its action are private. This is the only file that names the action, and there is no such target if
/// the object does not respond to it. Without the package trait of the same name the action has no name here, and there
/// is never such a target.
@MainActor
struct SystemPopTarget {
    #if SystemPopTarget
        private static let action: Selector? = NSSelectorFromString("handleNavigationTransition:")
    #else
        private static let action: Selector? = nil
    #endif

    private weak var target: (any UIGestureRecognizerDelegate)?

    /// Uses the delegate of UIKit's edge pan as the target; nil if it does not respond to the action.
    init?(_ target: any UIGestureRecognizerDelegate) {
        guard let action = Self.action, target.responds(to: action) else { return nil }
        self.target = target
    }

    /// Moves the pop as the fingers of `recognizer` have moved.
    func send(from recognizer: UIGestureRecognizer) {
        guard let target, let action = Self.action else { return }
        action.send(to: target, from: recognizer)
    }
}

import UIKit
import UIKitSeams

/// The object that UIKit's own edge pan sends to, which pops whatever recognizer sends to it.
///
/// The object and its action are private. This is the only file that names the action, and there is no such target if
/// the object does not respond to it.
@MainActor
struct SystemPopTarget {
    private static let action = NSSelectorFromString("handleNavigationTransition:")

    private weak var target: (any UIGestureRecognizerDelegate)?

    /// Takes the delegate of UIKit's edge pan for the target; nil if it does not respond to the action.
    init?(_ target: any UIGestureRecognizerDelegate) {
        guard target.responds(to: Self.action) else { return nil }
        self.target = target
    }

    /// Moves the pop as the fingers of `recognizer` have moved.
    func send(from recognizer: UIGestureRecognizer) {
        guard let target else { return }
        Self.action.send(to: target, from: recognizer)
    }
}

import UIKit
import UIKitSeams

/// The object that UIKit's own edge pan sends to, which pops by itself whatever recognizer sends to it.
///
/// That object and its action are private, and this is the only file that names the action. Whether the object answers it is
/// checked; where it does not, there is no such target.
@MainActor
struct SystemPopTarget {
    private static let action = NSSelectorFromString("handleNavigationTransition:")

    private weak var target: (any UIGestureRecognizerDelegate)?

    /// Takes the delegate that UIKit has given its edge pan for the target; nil if that does not answer the action.
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

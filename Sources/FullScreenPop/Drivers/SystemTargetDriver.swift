import GestureArbitration
import UIKit
import UIKitSeams

/// Sends the pan to the object that UIKit's own edge pan sends to, so that UIKit pops by itself.
///
/// That object and its action are private, and this is the only file that names the action. Whether the object answers
/// it is checked; where it does not, there is no such driver.
@MainActor
final class SystemTargetDriver: PopDriver {
    private static let action = NSSelectorFromString("handleNavigationTransition:")

    private weak var target: (any UIGestureRecognizerDelegate)?

    let popsBySystemRecognizers = false

    /// Makes a driver that sends to `target`, the delegate that UIKit has given its edge pan. Nil if `target` does not
    /// answer the action.
    init?(target: any UIGestureRecognizerDelegate) {
        guard target.responds(to: Self.action) else { return nil }
        self.target = target
    }

    func follow(_ recognizer: UIGestureRecognizer) {
        guard let target else { return }
        Self.action.send(to: target, from: recognizer)
    }
}

import UIKit

/// How a swipe becomes a pop.
///
/// A driver is chosen when a gesture of the navigation controller's is allowed to begin, and keeps it until its end. Which
/// swipes may begin is not its business.
@MainActor
protocol PopDriver: AnyObject {
    /// Whether UIKit's own recognizers do the popping. They are let through then, and the pan recognizes beside them
    /// only to keep scroll views still.
    var popsBySystemRecognizers: Bool { get }

    /// Moves the pop as the fingers have moved, from the gesture's beginning to its end.
    func follow(_ recognizer: UIGestureRecognizer)
}

import UIKit

/// How a swipe becomes a pop.
///
/// A driver is chosen when the navigation controller's pan is allowed to begin, and keeps the swipe until its end. Which
/// swipes may begin is not its business.
@MainActor
protocol PopDriver: AnyObject {
    /// Whether UIKit's own recognizers do the popping. They are let through then, and the pan recognizes beside them
    /// only to keep scroll views still.
    var popsBySystemRecognizers: Bool { get }

    /// Moves the pop as the pan has moved, from the pan's beginning to its end.
    func follow(_ pan: UIPanGestureRecognizer)
}

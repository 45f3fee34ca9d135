import UIKit

/// How a swipe becomes a pop.
///
/// A driver is attached to the navigation controller's pan before the pan begins, and stays until another one is chosen
/// for a later swipe. Which swipes may begin is not its business.
@MainActor
protocol PopDriver: AnyObject {
    /// Whether UIKit's own recognizers do the popping. They are let through then, and the pan recognizes beside them
    /// only to keep scroll views still.
    var popsBySystemRecognizers: Bool { get }

    /// Lets the pan's movement drive pops.
    func attach(to pan: UIPanGestureRecognizer)

    /// Undoes ``attach(to:)``.
    func detach(from pan: UIPanGestureRecognizer)
}

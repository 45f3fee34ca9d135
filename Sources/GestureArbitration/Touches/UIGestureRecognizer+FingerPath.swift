import UIKit

/// How a finger moves on its path, whether or not the recognizer has been told: how far along `direction`, and how far
/// across, in points of the recognizer's view.
extension UIGestureRecognizer {
    /// The movement since the finger landed.
    func wholeMovement(
        since touchdown: Touchdown, along direction: SwipeDirection
    ) -> (along: CGFloat, across: CGFloat)? {
        view.map { parts(of: touchdown.history.path.movement(in: $0), along: direction) }
    }

    /// The movement over the last points of the path.
    func latestMovement(
        since touchdown: Touchdown, along direction: SwipeDirection
    ) -> (along: CGFloat, across: CGFloat)? {
        view.map { parts(of: touchdown.history.path.latestMovement(in: $0), along: direction) }
    }

    /// The current movement.
    func presentMovement(
        since touchdown: Touchdown, along direction: SwipeDirection
    ) -> (along: CGFloat, across: CGFloat)? {
        view.map { parts(of: touchdown.history.path.presentMovement(in: $0), along: direction) }
    }
}

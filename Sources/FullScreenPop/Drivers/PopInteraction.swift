import UIKit

/// A pop that follows a finger.
@MainActor
protocol PopInteraction: UIViewControllerInteractiveTransitioning {
    /// Called when UIKit has started the transition. Before, the interaction must not be moved or ended.
    var didStart: @MainActor () -> Void { get set }

    /// Shows the pop at `progress`, from 0 to 1.
    func follow(to progress: CGFloat)

    /// Runs on to the end of the pop, or back to its start. Called once.
    ///
    /// - Parameter velocity: Of the finger, in progress per second; less than 0 on the way back.
    func end(popping: Bool, velocity: CGFloat)
}

import UIKit

extension DraggedAxes {
    /// Whether the fingers move along one of the axes in `view`, as straight as the recognizer requires; true for a
    /// recognizer that follows no movement.
    @MainActor
    func contains(movementOf recognizer: UIGestureRecognizer, in view: UIView) -> Bool {
        guard let movement = recognizer.movement(in: view) else { return true }
        let (x, y) = (abs(movement.x), abs(movement.y))
        if contains(x >= y ? .horizontal : .vertical) { return true }
        return contains(x >= y ? .vertical : .horizontal) && min(x, y) * UIGestureRecognizer.steepest > max(x, y)
            && recognizer.mayBeSteep
    }
}

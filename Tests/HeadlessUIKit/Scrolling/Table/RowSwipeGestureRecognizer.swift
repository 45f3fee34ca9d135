/// A drag along a row that has actions. Which row that is, and on which side, its delegate knows.
@MainActor
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    override func passesHysteresis(_ movement: CGPoint) -> Bool {
        abs(movement.x) > abs(movement.y)
            && abs(movement.x) >= HeadlessRuntime.current.profile.scrolling.swipeActionsHysteresis
    }
}

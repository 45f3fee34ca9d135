/// While the actions of a row are shown, a touch beside them closes the row and does nothing else.
@MainActor
final class RowCloseGestureRecognizer: UIGestureRecognizer {
    private weak var rowSwipe: RowSwipe?

    init(of rowSwipe: RowSwipe) {
        self.rowSwipe = rowSwipe
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let rowSwipe, let touch = event.first(of: touches), rowSwipe.closeIfNeeded(for: touch) else {
            state = .failed
            return
        }
        state = .ended
    }

    override func reset() {
        super.reset()
        rowSwipe?.closeIfAsked()
    }

    // The finger that closes a row may go on to scroll the table, or swipe another row.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

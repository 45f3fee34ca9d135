@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The first is the one at the edge of the row.
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

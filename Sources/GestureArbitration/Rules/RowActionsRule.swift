import UIKit

/// Leaves a swipe to a row that has actions on the side that the swipe would uncover.
///
/// UIKit begins to drag a row later than a pan begins, so the pan of a view around a table takes the finger from the
/// row. The rule asks the table's data source and delegate whether the row has actions, as UIKit does. Collection views
/// can't be asked about their rows; see ``OtherGesturesRule``.
public struct RowActionsRule: ArbitrationRule {
    /// Denies if a row under the finger has actions on the side that the swipe uncovers.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard recognizer.followsMovement, let touchdown = recognizer.touchdown,
            touchdown.claimants.kinds.contains(.tables), recognizer.swipeDirection.isHorizontal,
            recognizer.agreesWithItsDirection(since: touchdown) == true,
            recognizer.pullsRow(along: recognizer.swipeDirection)
        else { return nil }
        return .deny(.rowHasActions)
    }
}

extension ArbitrationReason {
    /// A row under the finger has actions, which the swipe uncovers.
    public static var rowHasActions: ArbitrationReason { "a row has actions on that side" }
}

extension ArbitrationRule where Self == RowActionsRule {
    /// Leaves a swipe to a row that has actions on the side that the swipe would uncover.
    public static var rowActions: RowActionsRule { RowActionsRule() }
}

import UIKit

/// Leaves a swipe to a row that has actions on the side which the swipe would uncover.
///
/// UIKit drags a row later than a pan begins, so a pan of a view around a table takes the finger from it. The rule asks
/// the table's data source and delegate whether the row has actions, as UIKit does. What the rows of a collection view
/// have can't be asked; see ``OtherGesturesRule``.
public struct RowActionsRule: ArbitrationRule {
    /// Denies if a row under the finger has actions on the side that the swipe uncovers.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let touchdown = recognizer.touchdown, touchdown.claimants.kinds.contains(.tables),
            touchdown.swipeDirection.isHorizontal, recognizer.agreesWithItsDirection(since: touchdown) == true,
            recognizer.pullsRow(along: touchdown.swipeDirection)
        else { return nil }
        return .deny(.rowHasActions)
    }
}

extension ArbitrationReason {
    /// A row under the finger has actions, which the swipe uncovers.
    public static var rowHasActions: ArbitrationReason { "a row has actions on that side" }
}

extension ArbitrationRule where Self == RowActionsRule {
    /// Leaves a swipe to a row that has actions on the side which the swipe would uncover.
    public static var rowActions: RowActionsRule { RowActionsRule() }
}

import UIKit
import UIKitSeams

/// Leaves a swipe to a row that has actions on the side which the swipe would uncover.
///
/// UIKit drags a row later than a pan begins, so a pan of a view around a list takes the finger from it.
///
/// - Of a `UITableView` the rule asks data source and delegate whether the row has actions, as UIKit does.
/// - What a collection view's rows have can't be asked. The swipe waits until the pan of their actions has failed, like
///   every other pan on a scroll view that is not its own.
public struct RowActionsRule: ArbitrationRule {
    /// Makes the rule.
    public init() {}

    /// Denies if a row under the finger has actions on the side that the swipe uncovers.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let touchdown = recognizer.touchdown, recognizer.swipeDirection.isHorizontal,
            recognizer.agreesWithItsDirection == true
        else { return nil }
        for claimant in touchdown.claimants {
            guard let table = claimant.view as? UITableView, !table.isEditing,
                let row = table.indexPathForRow(at: touchdown.location(in: table))
            else { continue }
            if table.hasSwipeActions(at: row, leading: recognizer.swipeDirection == .back) {
                return .deny(.rowHasActions)
            }
        }
        return nil
    }

    /// Makes a pan wait for those on scroll views inside that are not the scroll views' own.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> Relation? {
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.swipeDirection.isHorizontal, let view = pan.view,
            let otherPan = other as? UIPanGestureRecognizer, otherPan.minimumNumberOfTouches == 1,
            let list = other.view as? UIScrollView, list.isDescendant(of: view), !other.belongsToScrollView
        else { return nil }
        return list is UITableView || list is UITextView ? nil : .waits(.rowsGoFirst)
    }
}

extension Reason {
    /// A row under the finger has actions, which the swipe uncovers.
    public static var rowHasActions: Reason { "a row has actions on that side" }

    /// A scroll view has a pan beside its own, such as that of its rows' actions.
    public static var rowsGoFirst: Reason { "a pan of a list goes first" }
}

extension ArbitrationRule where Self == RowActionsRule {
    /// Leaves a swipe to a row that has actions on the side which the swipe would uncover.
    public static var rowActions: RowActionsRule { RowActionsRule() }
}

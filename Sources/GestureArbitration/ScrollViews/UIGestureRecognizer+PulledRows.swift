import UIKit
import UIKitSeams

extension UIGestureRecognizer {
    /// The steepest pull on a row: the tangent of 35 degrees.
    private static let steepestPull: CGFloat = 0.7
    /// The steepest pull on a row that goes before a container's pan: the tangent of 27 degrees.
    private static let levelPull: CGFloat = 0.5

    /// Whether the finger pulls back a row that has actions on the uncovered side, less than 35 degrees off the
    /// horizontal, and no scroll view can use the movement. Where no swipe goes before the row, as on the root of a
    /// stack, UIKit settles this.
    var pullsRowBack: Bool {
        guard let view, let movement = movement(in: view), abs(movement.y) < Self.steepestPull * abs(movement.x),
            moves(.back)
        else { return false }
        return pullsRow(along: .back) && !scrollViewUses(.back) && fingerIsOfSwipe
    }

    /// Whether a swipe back has the finger that goes before rows.
    private var fingerIsOfSwipe: Bool {
        guard let recognizers = touchdown?.fingerRecognizers, let rows = recognizers.first(where: \.pansRows) else {
            return false
        }
        return recognizers.contains { swipe in
            guard swipe.swipeDirection == .back, let arbiter = swipe.delegate as? GestureArbiter else { return false }
            return arbiter.relation(of: swipe, to: rows)?.kind == .goesFirst
        }
    }

    /// Whether the finger pulls a row that has actions on the uncovered side, so level that the row's pan begins before
    /// the table's. At the leading edge, a container's own swipe goes before rows, as a swipe back does.
    var opensRow: Bool {
        guard !landed(in: .leadingEdge), let view, let movement = movement(in: view),
            abs(movement.y) < Self.levelPull * abs(movement.x)
        else { return false }
        return [.back, .forward].contains { moves($0) && pullsRow(along: $0) }
    }

    /// Whether the finger moves so that it might pull a row with actions on the uncovered side.
    var pullsRow: Bool { directionOfMovement.map { pullsRow(along: $0) } == true }

    /// Whether a row under the finger has actions on the side that a movement in `direction` uncovers, and no scroll
    /// view in it can be moved that way, even if only to bounce.
    func pullsRow(along direction: SwipeDirection) -> Bool {
        guard let touchdown, touchdown.claimants.kinds.contains(.tables),
            let layout = view?.effectiveUserInterfaceLayoutDirection
        else { return false }
        for claimant in touchdown.claimants {
            guard let scrollView = claimant.view as? UIScrollView else { continue }
            let own = claimant.own(direction, in: layout)
            if let table = scrollView as? UITableView, !table.isEditing,
                touchdown.isOnRow(of: table, withActionsUncoveredBy: own)
            {
                return true
            }
            if scrollView.scrolls(along: own.direction) { return false }
        }
        return false
    }
}

extension UITableView {
    /// The row on which the finger landed, found by its cell if there is one: the table itself may have moved since.
    fileprivate func row(under touchdown: Touchdown) -> IndexPath? {
        for case let cell as UITableViewCell in SuperviewChain(from: touchdown.view, upTo: self) {
            if let row = indexPath(for: cell) { return row }
        }
        return indexPathForRow(at: touchdown.location(in: self))
    }
}

/// Which sides of the rows under a finger have actions. The app creates actions when asked for them, so it is asked
/// once for every finger, whatever recognizers there are.
@MainActor
final class RowActions {
    /// When the finger landed.
    fileprivate let time: TimeInterval
    fileprivate var known: [Side: Bool] = [:]

    /// A side of the row that a finger is on.
    fileprivate struct Side: Hashable {
        let table: ObjectIdentifier
        let isLeading: Bool
    }

    fileprivate init(time: TimeInterval) {
        self.time = time
    }
}

extension UITouch {
    private static let rowActions = AssociatedProperty<RowActions>()

    /// What is known about the rows under the finger that landed at `time`. UIKit uses a touch for one finger after
    /// another.
    fileprivate func rowActions(ofFingerLandedAt time: TimeInterval) -> RowActions {
        if let actions = Self.rowActions[self], actions.time == time { return actions }
        let actions = RowActions(time: time)
        Self.rowActions[self] = actions
        return actions
    }

    /// Forgets what is known about the rows under the finger.
    func forgetRowActions() { Self.rowActions[self] = nil }
}

extension Touchdown {
    /// Whether the finger is on a row that has actions on the side that a movement in a direction of the table
    /// uncovers.
    fileprivate func isOnRow(of table: UITableView, withActionsUncoveredBy own: ContentDirection) -> Bool {
        guard own.direction.isHorizontal else { return false }
        let leadingSign = SwipeDirection.back.sign(in: table.effectiveUserInterfaceLayoutDirection)
        let side = RowActions.Side(table: ObjectIdentifier(table), isLeading: own.sign == leadingSign)
        let actions = touch?.rowActions(ofFingerLandedAt: time) ?? makeRowActions()
        if let known = actions.known[side] { return known }
        let hasActions =
            table.row(under: self).map { table.hasSwipeActions(at: $0, leading: side.isLeading) } ?? false
        actions.known[side] = hasActions
        return hasActions
    }

    private func makeRowActions() -> RowActions {
        if let rowActionsOfScroll { return rowActionsOfScroll }
        let actions = RowActions(time: time)
        rowActionsOfScroll = actions
        return actions
    }
}

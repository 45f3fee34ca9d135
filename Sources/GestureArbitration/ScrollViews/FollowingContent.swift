import UIKit
import UIKitSeams

// Content that uses the movement of a finger by itself: canvases, and rows with actions.

extension UIGestureRecognizer {
    /// How steeply a row is pulled at most: the tangent of 35 degrees.
    private static let steepestPull: CGFloat = 0.7

    /// The view under the finger that follows it by itself, if no scroll view under the finger can use the movement.
    var followingView: UIView? {
        guard let follower = claimants.first(where: \.followsTouches)?.view,
            let layout = view?.effectiveUserInterfaceLayoutDirection,
            let direction = SwipeDirection.allCases.first(where: moves)
        else { return nil }
        return isUsed(direction, in: layout) ? nil : follower
    }

    /// Whether the finger has landed on a view that follows it by itself, or on a control that may do so once it has the touch.
    var isOnFollowingView: Bool {
        claimants.contains { $0.followsTouches || ($0.view as? UIControl)?.mayFollowFingers == true }
    }

    /// Whether a scroll view under the finger can use its movement in `direction`.
    private func isUsed(_ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> Bool {
        claimants.contains { claimant in
            guard let scrollView = claimant.view as? UIScrollView else { return false }
            let own = claimant.own(direction, in: layout)
            return scrollView.uses(own.direction, in: own.layout)
        }
    }

    /// Whether a view under the finger, in `scrollView`, may use what that can't.
    func hasContentThatFollows(in scrollView: UIScrollView?) -> Bool {
        guard let scrollView else { return false }
        return claimants.contains { claimant in
            claimant.view is UITableView || (claimant.followsTouches && claimant.view.isDescendant(of: scrollView))
        }
    }

    /// Whether the finger pulls a row back that has actions on the side which it uncovers, less than 35 degrees off, and no scroll
    /// view can use the movement.
    var pullsRow: Bool {
        guard let view, let movement = movement(in: view), abs(movement.y) < Self.steepestPull * abs(movement.x),
            moves(.back)
        else { return false }
        return pullsRow(along: .back) && !isUsed(.back, in: view.effectiveUserInterfaceLayoutDirection)
    }

    /// Whether a row under the finger has actions on the side that a movement in `direction` uncovers, and no scroll view
    /// in it can use the movement.
    func pullsRow(along direction: SwipeDirection) -> Bool {
        guard let touchdown, touchdown.claimants.kinds.contains(.tables),
            let layout = view?.effectiveUserInterfaceLayoutDirection
        else { return false }
        for claimant in touchdown.claimants {
            guard let scrollView = claimant.view as? UIScrollView else { continue }
            let own = claimant.own(direction, in: layout)
            if let table = scrollView as? UITableView, !table.isEditing,
                touchdown.isOnRow(of: table, withActionsUncoveredBy: own.direction, in: own.layout)
            {
                return true
            }
            if scrollView.reveals(own.direction, in: own.layout) { return false }
        }
        return false
    }
}

extension UITableView {
    /// The row that the finger has landed on, by its cell where there is one: the table itself may have been moved since.
    fileprivate func row(under touchdown: Touchdown) -> IndexPath? {
        for case let cell as UITableViewCell in SuperviewChain(from: touchdown.view, upTo: self) {
            if let row = indexPath(for: cell) { return row }
        }
        return indexPathForRow(at: touchdown.location(in: self))
    }

}

/// A side of the row that a finger is on.
struct RowSide: Hashable {
    fileprivate let table: ObjectIdentifier
    fileprivate let isLeading: Bool
}

extension Touchdown {
    /// Whether the finger is on a row that has actions on the side which a movement in `direction` uncovers. The app, which makes
    /// actions when it is asked for them, is asked once for every finger.
    fileprivate func isOnRow(
        of table: UITableView, withActionsUncoveredBy direction: SwipeDirection,
        in layout: UIUserInterfaceLayoutDirection
    ) -> Bool {
        guard direction.isHorizontal else { return false }
        let leadingSign = SwipeDirection.back.sign(in: table.effectiveUserInterfaceLayoutDirection)
        let side = RowSide(table: ObjectIdentifier(table), isLeading: direction.sign(in: layout) == leadingSign)
        if let known = rowActions[side] { return known }
        let hasActions =
            table.row(under: self).map { table.hasSwipeActions(at: $0, leading: side.isLeading) } ?? false
        rowActions[side] = hasActions
        return hasActions
    }
}

extension Claimant {
    /// Whether this is content, no control or scroll view, that follows fingers by itself.
    @MainActor
    fileprivate var followsTouches: Bool {
        options.draggedAxes == nil && !(view is UIControl) && view.followsTouches
    }
}

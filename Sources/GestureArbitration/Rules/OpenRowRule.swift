import UIKit
import UIKitSeams

/// Leaves a touch to a table in which a row is swiped open: the touch closes the row.
///
/// While a row's actions are shown, a `UITableView` is editing, but not all of its editable rows are.
public struct OpenRowRule: ArbitrationRule {
    /// Denies a touch that lands on a table with an open row. Asked when the touch lands, because the landing closes
    /// the row.
    public func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        for view in SuperviewChain(from: touch.view, upTo: recognizer.view) {
            if (view as? UITableView)?.hasOpenRow == true { return .deny(.rowIsOpen) }
        }
        return nil
    }

    /// Denies a trackpad scroll over a table with an open row.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let touchdown = recognizer.touchdown, touchdown.isScroll, touchdown.claimants.kinds.contains(.tables)
        else { return nil }
        let isOpen = touchdown.claimants.contains { ($0.view as? UITableView)?.hasOpenRow == true }
        return isOpen ? .deny(.rowIsOpen) : nil
    }
}

extension UITableView {
    fileprivate var hasOpenRow: Bool {
        isEditing && (indexPathsForVisibleRows ?? []).contains { cellForRow(at: $0)?.isEditing == false && canEdit($0) }
    }
}

extension ArbitrationReason {
    /// A row of the table under the finger is swiped open.
    public static var rowIsOpen: ArbitrationReason { "a row is swiped open" }
}

extension ArbitrationRule where Self == OpenRowRule {
    /// Leaves a touch to a table in which a row is swiped open.
    public static var openRows: OpenRowRule { OpenRowRule() }
}

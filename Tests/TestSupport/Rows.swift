import UIKit

/// Twenty rows of a table, which may have an action at each side.
package final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    package var hasLeadingActions = false
    package var hasTrailingActions = false
    package var canEdit = true
    /// How often the table view has asked for actions.
    package private(set) var timesAsked = 0

    package init(leadingActions: Bool = false, trailingActions: Bool = false) {
        (hasLeadingActions, hasTrailingActions) = (leadingActions, trailingActions)
    }

    package func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    package func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        timesAsked += 1
        return hasLeadingActions ? configuration : nil
    }

    package func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        timesAsked += 1
        return hasTrailingActions ? configuration : nil
    }

    private var configuration: UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
    }
}

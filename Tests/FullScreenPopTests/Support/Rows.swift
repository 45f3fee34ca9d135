@_spi(Headless) import UIKit

/// Twenty rows with an action at one side.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let areLeading: Bool

    /// - Parameter areLeading: Whether the actions are at the leading side, or at the trailing one.
    init(withLeadingActions areLeading: Bool) {
        self.areLeading = areLeading
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        areLeading ? configuration : nil
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        areLeading ? nil : configuration
    }

    private var configuration: UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
    }
}

extension NavigationFixture {
    /// Adds a table of `rows`, which it does not keep, to the top screen.
    @discardableResult
    func addTable(of rows: Rows) -> UITableView {
        let table = UITableView(frame: top.view.bounds)
        (table.dataSource, table.delegate) = (rows, rows)
        top.view.addSubview(table)
        device.settle()
        return table
    }
}

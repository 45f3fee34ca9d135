import TestSupport
@_spi(Headless) import UIKit

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

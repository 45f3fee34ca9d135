import GestureArbitration
import Testing
@_spi(Headless) import UIKit

/// Row actions need no rule: the table's own recognizer is the deeper one, and nothing makes it wait.
@MainActor
struct RowActionTests {
    let fixture = GestureFixture(rules: [.direction, .scrollEdge])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let rows = Rows()
    let onRow = CGPoint(x: 100, y: 20)

    init() {
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = rows
        table.delegate = rows
        fixture.view.addSubview(table)
        table.reloadData()
        table.layoutIfNeeded()
    }

    @Test("a swipe back on a row without actions begins")
    func noActions() {
        fixture.swipeBack(from: onRow)
        #expect(fixture.hasBegun)
    }

    @Test("a swipe back on a row with leading actions opens the row")
    func leadingActions() {
        rows.hasLeadingActions = true
        fixture.swipeBack(from: onRow)
        #expect(!fixture.hasBegun)
    }

    @Test("a swipe back on a row with trailing actions begins")
    func trailingActions() {
        rows.hasTrailingActions = true
        fixture.swipeBack(from: onRow)
        #expect(fixture.hasBegun)
    }

    @Test("a swipe back on an open row closes it and does not begin")
    func closing() {
        rows.hasTrailingActions = true
        fixture.swipe(by: CGVector(dx: -120, dy: 0), from: CGPoint(x: 300, y: 20))
        fixture.device.settle()
        fixture.swipeBack(from: onRow)
        #expect(!fixture.hasBegun)
    }
}

/// A table of rows that may have actions.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var hasLeadingActions = false
    var hasTrailingActions = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        hasLeadingActions ? configuration : nil
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        hasTrailingActions ? configuration : nil
    }

    private var configuration: UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
    }
}

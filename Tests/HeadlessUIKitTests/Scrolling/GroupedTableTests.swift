import Testing

@testable @_spi(Headless) import UIKit

@Suite("D: what the rows of tables stand on")
@MainActor
struct GroupedTableTests {
    private final class Source: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private let source = Source()
    private let device = HeadlessDevice()

    private func table(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: style)
        table.dataSource = source
        device.perform { device.window.addSubview(table) }
        device.settle()
        return table
    }

    private func ground(_ table: UITableView, _ row: Int) throws -> RowGround {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        return try #require(cell.subviews.compactMap { $0 as? RowGround }.first)
    }

    @Test("D rows of an inset group keep away from the sides, and a group from the one above")
    func places() {
        let table = table(.insetGrouped)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 35, width: 358, height: 44))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(202))
        #expect(table.contentSize.width == 390)
        #expect(table.indexPathForRow(at: CGPoint(x: 8, y: 50)) == nil)
    }

    @Test("D the corners of an inset group are round, and only those")
    func corners() throws {
        let table = table(.insetGrouped)
        let corners = try (0..<3).map { try ground(table, $0).layer }
        #expect(corners.map(\.cornerRadius) == [10, 0, 10])
        #expect(corners[0].maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(corners[2].maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test("D a line parts the rows; after a group's last row there is none")
    func lines() throws {
        for (style, hidden) in [(UITableView.Style.plain, [false, false, false]), (.grouped, [false, false, true])] {
            let table = table(style)
            #expect(try (0..<3).map { try ground(table, $0).subviews[0].isHidden } == hidden)
            table.removeFromSuperview()
        }
    }

    @Test("D a row has the table's colour, the selection's, or its own")
    func colors() throws {
        let table = table(.grouped)
        let ground = try ground(table, 0)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(ground.backgroundColor == .secondarySystemGroupedBackground)
        device.perform { cell.isHighlighted = true }
        #expect(ground.backgroundColor == .systemGray4)
        device.perform {
            cell.isHighlighted = false
            cell.backgroundColor = .red
            cell.setNeedsLayout()
        }
        #expect(ground.backgroundColor == nil)
    }
}

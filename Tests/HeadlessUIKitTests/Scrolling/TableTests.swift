import Testing

@testable @_spi(Headless) import UIKit

@Suite("D: tables")
@MainActor
struct TableTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = [30]
        var title: String?
        var leading: [String] = []
        var trailing: [String] = []
        var log: [String] = []
        var madeCells = 0

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            madeCells += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.row)")
        }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { configuration(leading) }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { configuration(trailing) }

        private func configuration(_ titles: [String]) -> UISwipeActionsConfiguration? {
            guard !titles.isEmpty else { return nil }
            return UISwipeActionsConfiguration(
                actions: titles.map { title in
                    UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
                        self?.log.append(title)
                        done(true)
                    }
                })
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
    }

    final class OwnCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            tag = 7
        }

        required init?(coder: NSCoder) { fatalError("Made by the table.") }
    }

    let device: HeadlessDevice
    let screen: UIView
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .plain)
    let source = Source()
    let pan = UIPanGestureRecognizer()
    let panLog = LoggingTarget()

    init() {
        self.init(direction: .leftToRight)
    }

    private init(direction: UIUserInterfaceLayoutDirection) {
        device = HeadlessDevice(size: CGSize(width: 390, height: 400), direction: direction)
        screen = UIView(frame: device.window.bounds)
        device.window.addSubview(screen)
        screen.addSubview(table)
        screen.addGestureRecognizer(pan)
        panLog.listen(to: pan)
        table.register(OwnCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        device.perform {}
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    private func offset(of row: Int) -> CGFloat { table.cellForRow(at: self.row(row))?.frame.minX ?? .nan }

    @Test("D1 a table is a scroll view as long as its rows, and holds cells for those that show")
    func rows() {
        #expect(table.contentSize == CGSize(width: 390, height: 1500))
        #expect(table.alwaysBounceVertical)
        #expect(table.indexPathsForVisibleRows?.count == 8)
        #expect(table.cellForRow(at: row(7)) is OwnCell)
        #expect(table.cellForRow(at: row(7))?.tag == 7)
        #expect(table.cellForRow(at: row(8)) == nil)
        #expect(table.rectForRow(at: row(3)) == CGRect(x: 0, y: 150, width: 390, height: 50))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 199)) == row(3))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 1501)) == nil)
    }

    @Test("D1 a table's cells that leave the screen are used again")
    func reuse() {
        var cells: Set<ObjectIdentifier> = []
        for y in stride(from: 0, to: 1100, by: 50) {
            device.perform { table.contentOffset.y = CGFloat(y) }
            for cell in table.visibleCells { cells.insert(ObjectIdentifier(cell)) }
        }
        #expect(source.madeCells > 20)
        #expect(cells.count <= 10)
        #expect(table.visibleCells.first?.textLabel?.text == "0.21")
    }

    @Test("D1 a table's sections have headers, and rows follow them")
    func sections() {
        source.sections = [2, 3]
        source.title = "Title"
        device.perform { table.reloadData() }
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 128, width: 390, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 156)
        #expect(table.contentSize.height == 306)
    }

    @Test("D3 a tap selects a row, and deselects the one before")
    func selection() {
        device.finger().down(at: CGPoint(x: 100, y: 75)).up()
        #expect(table.indexPathForSelectedRow == row(1))
        #expect(table.cellForRow(at: row(1))?.isSelected == true)
        device.finger().down(at: CGPoint(x: 100, y: 125)).up()
        #expect(source.log == ["select 1", "deselect 1", "select 2"])
        #expect(table.indexPathsForSelectedRows == [row(2)])
    }

    @Test("D6 a drag takes the highlight from a row, and scrolls")
    func dragUnhighlights() {
        let finger = device.finger().down(at: CGPoint(x: 100, y: 175)).hold(for: 0.2)
        #expect(table.cellForRow(at: row(3))?.isHighlighted == true)
        finger.move(by: 0, -60, over: 0.2)
        #expect(table.cellForRow(at: row(3))?.isHighlighted == false)
        #expect(table.contentOffset.y == 50)
        finger.up()
        #expect(source.log == ["drag"])
    }

    @Test("D11 a tap on rows that move selects none")
    func tapStops() {
        device.finger().down(at: CGPoint(x: 100, y: 300)).move(by: 0, -150, over: 0.1).up()
        device.advance(by: 0.1)
        device.finger().down(at: CGPoint(x: 100, y: 75)).up()
        #expect(table.indexPathForSelectedRow == nil)
        #expect(!table.isDecelerating)
    }

    @Test("D4 a row without actions leaves a drag along it to the parents")
    func noActions() {
        device.finger().down(at: CGPoint(x: 100, y: 75)).move(by: 100, over: 0.2)
        #expect(pan.state.isActive)
    }

    @Test(
        "D4 a drag along a row uncovers its actions, from the side where it has any",
        arguments: [(true, 1.0, true), (true, -1, false), (false, -1, true), (false, 1, false)])
    func swipe(isLeading: Bool, direction: CGFloat, opens: Bool) {
        if isLeading { source.leading = ["Pin", "Flag"] } else { source.trailing = ["Delete", "Flag"] }
        pan.isEnabled = false
        let start = CGPoint(x: 195, y: 75)
        device.finger().down(at: start).move(by: direction * 120, over: 0.3).hold(for: 0.2).up()
        device.settle()
        #expect(offset(of: 1) == (opens ? direction * 148 : 0))
        #expect(table.contentOffset.y == 0)
    }

    @Test(
        "D4 a parent's pan takes the finger from a row, unless the finger is very fast",
        arguments: [(0.3, false), (0.04, true)])
    func parentsPan(duration: TimeInterval, opens: Bool) {
        source.trailing = ["Delete"]
        device.finger().down(at: CGPoint(x: 195, y: 75)).move(by: -120, over: duration).hold(for: 0.2).up()
        device.settle()
        #expect((offset(of: 1) < 0) == opens)
        #expect(panLog.states.isEmpty == opens)
    }

    @Test("D4 how far a row's drag needs to go is the profile's choice")
    func rowHysteresis() {
        device.runtime.profile.scrolling.swipeActionsHysteresis = 10
        source.trailing = ["Delete"]
        device.finger().down(at: CGPoint(x: 195, y: 75)).move(by: -120, over: 0.3)
        #expect(offset(of: 1) < 0 && panLog.states.isEmpty)
    }

    @Test("D4 right to left, the leading actions of a row are on the right")
    func swipeRightToLeft() {
        let mirrored = TableTests(direction: .rightToLeft)
        mirrored.pan.isEnabled = false
        mirrored.source.leading = ["Pin"]
        mirrored.device.finger().down(at: CGPoint(x: 195, y: 75)).move(by: -80, over: 0.3).hold(for: 0.2).up()
        mirrored.device.settle()
        #expect(mirrored.offset(of: 1) == -74)
    }

    @Test("D4 a row closes again after a short swipe, and opens after a quick one")
    func shortSwipe() {
        pan.isEnabled = false
        source.trailing = ["Delete"]
        device.finger().down(at: CGPoint(x: 195, y: 75)).move(by: -30, over: 0.3).hold(for: 0.2).up()
        #expect(offset(of: 1) == 0)
        device.finger().down(at: CGPoint(x: 195, y: 75)).move(by: -40, over: 0.04).up()
        #expect(offset(of: 1) == -74)
    }

    @Test("D4 an open row closes by a drag back")
    func dragBack() {
        pan.isEnabled = false
        source.trailing = ["Delete"]
        device.finger().down(at: CGPoint(x: 195, y: 75)).move(by: -80, over: 0.3).up()
        device.finger().down(at: CGPoint(x: 195, y: 75)).move(by: 120, over: 0.3).up()
        #expect(offset(of: 1) == 0)
        #expect(source.log.isEmpty)
    }

    @Test("D4 an open row closes by a touch elsewhere, which does nothing else", arguments: [75.0, 225])
    func touchElsewhere(y: CGFloat) {
        pan.isEnabled = false
        source.trailing = ["Delete"]
        device.finger().down(at: CGPoint(x: 195, y: 75)).move(by: -80, over: 0.3).up()
        device.settle()
        device.finger().down(at: CGPoint(x: 100, y: y)).up()
        #expect(offset(of: 1) == 0)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("D4 a tap on a row's action performs it, and the row closes when it says that it is done")
    func performs() {
        pan.isEnabled = false
        source.trailing = ["Delete", "Flag"]
        device.finger().down(at: CGPoint(x: 195, y: 75)).move(by: -120, over: 0.3).up()
        device.settle()
        device.finger().down(at: CGPoint(x: 375, y: 75)).up()
        #expect(source.log == ["Delete"])
        #expect(offset(of: 1) == 0)
    }

    @Test("D4 a full swipe performs a row's first action")
    func fullSwipe() {
        pan.isEnabled = false
        source.trailing = ["Delete", "Flag"]
        device.finger().down(at: CGPoint(x: 380, y: 75)).move(by: -300, over: 0.4).up()
        #expect(source.log == ["Delete"])
        #expect(offset(of: 1) == 0)
    }

    @Test("D10 scrolling to a row puts it where it is asked")
    func scrollToRow() {
        table.scrollToRow(at: row(10), at: .top, animated: false)
        #expect(table.contentOffset.y == 500)
        table.scrollToRow(at: row(29), at: .top, animated: false)
        #expect(table.contentOffset.y == 1100)
        table.scrollToRow(at: row(0), at: .none, animated: false)
        #expect(table.contentOffset.y == 0)
    }
}

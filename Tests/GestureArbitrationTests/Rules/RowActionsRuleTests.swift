import GestureArbitration
import Testing
import TestSupport
@_spi(Headless) import UIKit

@MainActor
struct RowActionsRuleTests {
    let fixture: GestureFixture
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let rows = Rows()
    let onRow = CGPoint(x: 100, y: 20)

    init() { self.init(direction: .leftToRight) }

    private init(direction: UIUserInterfaceLayoutDirection) {
        fixture = GestureFixture(rules: [.direction, .openRows, .rowActions, .scrollEdge], direction: direction)
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
        #expect(fixture.refusal == .rowHasActions)
        #expect(table.isEditing)
    }

    @Test("without the rule, a swipe takes the finger from a row with leading actions")
    func withoutRule() {
        fixture.arbiter.rules = [.direction, .scrollEdge]
        rows.hasLeadingActions = true
        fixture.device.finger().down(at: onRow).move(by: 120, over: 0.5).up()
        #expect(fixture.hasBegun)
        #expect(!table.isEditing)
    }

    // Fails when only the table's own pan waits: a row begins before it, and opens for a flick up that is slanted
    // forward.
    @Test("a row's pan waits for the swipe, as the table's does, so that the table still goes before it")
    func rowWaits() {
        rows.hasTrailingActions = true
        fixture.device.finger().down(at: CGPoint(x: 300, y: 400)).move(by: -138, -99, over: 0.2).up()
        fixture.device.settle()
        #expect(table.contentOffset.y > 0)
        #expect(!table.isEditing)
    }

    // Fails when the swipe waits for a finger that winds up, though the row can use that movement.
    @Test("a row is opened by a forward drag 20 degrees off")
    func openedForward() {
        rows.hasTrailingActions = true
        fixture.device.finger().down(at: CGPoint(x: 300, y: 400)).move(by: -240, -87, over: 0.25).up()
        fixture.device.settle()
        #expect(table.contentOffset.y == 0)
        #expect(table.isEditing)
    }

    @Test("right to left, leading actions are on the right")
    func rightToLeft() {
        let mirrored = RowActionsRuleTests(direction: .rightToLeft)
        mirrored.rows.hasLeadingActions = true
        mirrored.fixture.swipeBack(from: onRow)
        #expect(mirrored.fixture.refusal == .rowHasActions)
    }

    @Test("a swipe onward on a row with trailing actions opens the row")
    func onward() {
        fixture.pan.swipeDirection = .forward
        rows.hasTrailingActions = true
        fixture.swipe(by: CGVector(dx: -120, dy: 0), from: CGPoint(x: 300, y: 20))
        #expect(fixture.refusal == .rowHasActions)
    }

    @Test("a row that can't be edited, and rows of a table in edit mode, keep no swipe", arguments: [false, true])
    func notSwiped(isEditing: Bool) {
        rows.hasLeadingActions = true
        rows.canEdit = isEditing
        if isEditing { table.setEditing(true, animated: false) }
        fixture.swipeBack(from: onRow)
        #expect(fixture.hasBegun)
    }

    @Test("a swipe back on a row with trailing actions begins")
    func trailingActions() {
        rows.hasTrailingActions = true
        fixture.swipeBack(from: onRow)
        #expect(fixture.hasBegun)
    }

    // Fails when every row counts that is not being edited, also one that can't be.
    @Test("while the table is edited, a row that can't be edited is no open row")
    func editedTable() {
        table.setEditing(true, animated: false)
        rows.canEdit = false
        for cell in table.visibleCells { cell.setEditing(false, animated: false) }
        fixture.swipeBack(from: onRow)
        #expect(fixture.hasBegun)
        rows.canEdit = true
        fixture.swipeBack(from: onRow)
        #expect(fixture.refusal == .rowIsOpen)
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

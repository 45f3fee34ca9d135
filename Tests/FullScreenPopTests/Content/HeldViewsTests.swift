import FullScreenPop
import GestureArbitration
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("What is held, opened or edited, with nothing set") @MainActor
struct HeldViewsTests {
    @Test(
        "a stepper that is held until it repeats keeps the finger, one that is only touched does not",
        arguments: TestConfiguration.all)
    func stepper(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let stepper = UIStepper(frame: CGRect(x: 148, y: 384, width: 94, height: 32))
        fixture.top.view.addSubview(stepper)
        fixture.finger(at: 180).hold(for: 0.8).move(by: fixture.back(150), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.controlIsHeld])
        fixture.finger(at: 180).hold(for: 0.1).move(by: fixture.back(200), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a button keeps a finger that has held it, but not at the edge, where it gets no touch as long as that rests",
        arguments: TestConfiguration.all, [8, 120])
    func heldButton(configuration: TestConfiguration, x: CGFloat) {
        for (event, width) in [(UIControl.Event.touchDown, 390), (.touchUpInside, 280)] {
            let fixture = NavigationFixture(configuration)
            let button = UIButton(frame: CGRect(x: 195 - width / 2, y: 370, width: width, height: 60))
            button.addAction(UIAction { _ in }, for: event)
            fixture.top.view.addSubview(button)
            fixture.finger(at: x).hold(for: 0.8).move(by: fixture.back(220), over: 0.2).up()
            fixture.device.settle()
            #expect(fixture.stack.count == (x < 30 ? 1 : 2))
        }
    }

    @Test(
        "a button as wide as a row does not keep a finger that has held it", arguments: TestConfiguration.all,
        [300, 390])
    func heldRow(configuration: TestConfiguration, width: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let button = UIButton(frame: CGRect(x: 195 - width / 2, y: 370, width: width, height: 60))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        fixture.top.view.addSubview(button)
        fixture.finger(at: 80).hold(for: 0.8).move(by: fixture.back(220), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(presses == 0)
    }

    @Test("a long press in a text field moves the insertion point, and pops nothing", arguments: TestConfiguration.all)
    func textField(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let field = UITextField(frame: CGRect(x: 20, y: 380, width: 350, height: 40))
        fixture.top.view.addSubview(field)
        fixture.finger(at: 60).hold(for: 0.7).move(by: fixture.back(200), over: 0.3).up()
        fixture.device.settle()
        #expect(field.isFirstResponder)
        #expect(fixture.stack.count == 2)
    }

    @Test("a swipe on a table with an open row closes the row; the next one pops", arguments: TestConfiguration.all)
    func openRow(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let rows = Rows(trailingActions: true)
        let table = fixture.addTable(of: rows)
        fixture.finger(at: 300, 300).move(by: fixture.back(-120), over: 0.2).hold(for: 0.1).up()
        fixture.device.settle()
        #expect(table.isEditing)
        fixture.swipe(from: 60, y: 500)
        #expect(!table.isEditing)
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.rowIsOpen])
        fixture.swipe(from: 60, y: 500)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when the recognizers ask with every movement.
    @Test(
        "the app is asked a few times for the actions of a row, however long it is pulled",
        arguments: TestConfiguration.all)
    func asksForActions(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let rows = Rows(trailingActions: true)
        let table = fixture.addTable(of: rows)
        fixture.finger(at: 300, 300).move(by: fixture.back(-120), over: 2).up()
        fixture.device.settle()
        #expect(table.isEditing)
        #expect(rows.timesAsked < 10)
    }

    @Test("a table that the app is editing can be swiped back", arguments: TestConfiguration.all)
    func editedTable(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let rows = Rows(trailingActions: true)
        let table = fixture.addTable(of: rows)
        table.setEditing(true, animated: false)
        fixture.swipe(from: 60)
        #expect(fixture.stack == ["Screen 0"])
    }
}

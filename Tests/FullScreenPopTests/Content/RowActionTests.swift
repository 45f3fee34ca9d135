import FullScreenPop
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Rows with actions under a back swipe") @MainActor
struct RowActionTests {
    private let rows = Rows(leadingActions: true, trailingActions: true)

    /// Drags a row open, and returns how often the app was asked for actions.
    private func drag(by distance: CGFloat, _ configuration: TestConfiguration) -> (
        fixture: NavigationFixture, asked: Int
    ) {
        let fixture = NavigationFixture(configuration)
        let table = UITableView(frame: CGRect(x: 0, y: 150, width: 390, height: 500))
        table.dataSource = rows
        table.delegate = rows
        fixture.top.view.addSubview(table)
        fixture.device.settle()
        fixture.finger(at: 200, 300).move(by: fixture.back(distance), over: 0.3).hold(for: 0.1).up()
        fixture.device.settle()
        #expect(table.isEditing)
        #expect(fixture.stack.count == 2)
        return (fixture, rows.timesAsked)
    }

    // Fails when each of the recognizers that follow a finger asks the app.
    @Test(
        "the app is asked for the actions of a side once by the table and once by the toolkit",
        arguments: TestConfiguration.all)
    func askedTwice(configuration: TestConfiguration) {
        #expect(drag(by: 100, configuration).asked <= 2)
    }

    // Fails when what was known of one finger is taken for the next one's.
    @Test("the app is asked again for the next finger", arguments: TestConfiguration.all)
    func askedAgain(configuration: TestConfiguration) {
        let (fixture, asked) = drag(by: 100, configuration)
        rows.hasLeadingActions = false
        fixture.finger(at: 200, 600).move(by: 0, -5, over: 0.02).up()
        fixture.device.settle()
        fixture.swipe(from: 200, by: 250, y: 520)
        #expect(fixture.stack == ["Screen 0"])
        #expect(rows.timesAsked > asked)
    }

    @Test("rows with leading actions keep the swipe", arguments: TestConfiguration.all)
    func leadingActions(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let rows = Rows(leadingActions: true)
        fixture.addTable(of: rows)
        fixture.swipe(from: 60, by: 150, y: 430)
        #expect(fixture.stack.count == 2)
        #expect(!fixture.events.contains(.began))
        #expect(fixture.recognizersAreIdle)
        #expect(fixture.device.faults.isEmpty)
    }

    /// Ways in which a stack is not popped.
    enum Lock: CaseIterable {
        case root, stackDisabled, screenDisabled, systemRecognizerDisabled, backButtonHidden

        @MainActor
        func apply(to fixture: NavigationFixture) {
            switch self {
            case .root: break
            case .stackDisabled: fixture.navigation.backSwipe.isEnabled = false
            case .screenDisabled: fixture.top.fullScreenPop.isEnabled = false
            case .systemRecognizerDisabled: fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
            case .backButtonHidden: fixture.top.navigationItem.hidesBackButton = true
            }
        }
    }

    // Fails when rows wait for a swipe that can't begin: the list waits with them, and the row takes the finger.
    @Test(
        "where nothing is popped, a list scrolls as with UIKit alone when a finger moves 30 degrees off",
        arguments: TestConfiguration.systems, Lock.allCases)
    func slantedScroll(configuration: TestConfiguration, lock: Lock) {
        let fixture = NavigationFixture(configuration, depth: lock == .root ? 1 : 2)
        lock.apply(to: fixture)
        let table = fixture.addTable(of: rows)
        fixture.finger(at: 60, 430).hold(for: 0.03).move(by: fixture.back(130), -75, over: 0.19).up()
        fixture.device.settle()
        #expect(table.contentOffset.y > 0)
        #expect(!table.isEditing)
    }

    // Fails when rows wait for a swipe to the previous tab on the first one.
    @Test("on the first tab as well", arguments: TestConfiguration.systems)
    func slantedScrollOnFirstTab(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration, isPlain: true, selected: 0)
        let table = UITableView(frame: CGRect(x: 0, y: 150, width: 390, height: 500))
        (table.dataSource, table.delegate) = (rows, rows)
        fixture.screen.view.addSubview(table)
        fixture.device.settle()
        fixture.finger(at: 60, 430).hold(for: 0.03).move(by: fixture.back(130), -75, over: 0.19).up()
        fixture.device.settle()
        #expect(table.contentOffset.y > 0)
        #expect(!table.isEditing)
    }
}

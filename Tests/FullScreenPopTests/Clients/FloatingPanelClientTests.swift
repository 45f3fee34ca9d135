import ForeignClients
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("A floating panel of a library")
struct FloatingPanelClientTests {
    private final class Watcher: FloatingPanelDelegate {
        var moves = 0
        func floatingPanelDidMove(_ panel: FloatingPanel) { moves += 1 }
    }

    private let panel = FloatingPanel()
    private let table = UITableView()
    private let rows = Rows(leadingActions: true)
    private let watcher = Watcher()

    private func show(_ configuration: ClientConfiguration) -> ClientFixture {
        let fixture = ClientFixture(configuration)
        panel.delegate = watcher
        panel.add(to: fixture.top, tracking: table)
        table.dataSource = rows
        fixture.device.settle()
        return fixture
    }

    @Test(
        "a panel follows the finger up and down, and its list scrolls when it is up", arguments: ClientConfiguration.all
    )
    func upAndDown(configuration: ClientConfiguration) {
        let fixture = show(configuration)
        let finger = fixture.device.finger().down(at: CGPoint(x: 195, y: 600)).move(by: 0, -110, over: 0.3)
        #expect(abs(panel.surface.frame.minY - 322) < 15)
        #expect(table.contentOffset.y == 0)
        finger.move(by: 0, -150, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(panel.place == .full)
        #expect(abs(panel.surface.frame.minY - 84.4) < 0.01)
        #expect(watcher.moves > 2)
        fixture.drag(from: CGPoint(x: 195, y: 600), by: 0, -150)
        #expect(table.contentOffset.y > 100)
        #expect(panel.place == .full)
        fixture.drag(from: CGPoint(x: 195, y: 300), by: 0, 150)
        #expect(table.contentOffset.y == 0)
        fixture.flick(from: CGPoint(x: 195, y: 300), by: 0, 200)
        #expect(panel.place == .half)
        #expect(fixture.depth == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("the edge pops over a panel that is there, and the panel stands", arguments: ClientConfiguration.all)
    func edge(configuration: ClientConfiguration) {
        let fixture = show(configuration)
        fixture.drag(from: CGPoint(x: 4, y: 600), by: 280)
        #expect(fixture.depth == 1)
        #expect(panel.place == .half)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a swipe over a panel from anywhere pops, for the panel lets other pans go first",
        arguments: BehaviourProfile.System.allCases)
    func swipe(system: BehaviourProfile.System) {
        let fixture = show(ClientConfiguration(navigation: .fullScreenPop, system: system))
        fixture.drag(from: CGPoint(x: 100, y: 600), by: 250)
        #expect(fixture.depth == 1)
        #expect(watcher.moves == 0)
    }
}

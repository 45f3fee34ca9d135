import ForeignClients
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("A pager of a library", .serialized)
struct PagerClientTests {
    private final class Watcher: PagerDelegate {
        var positions: [CGFloat] = []
        var settled: [Int] = []
        func pager(_ pager: Pager, didSettleOn index: Int) { settled.append(index) }
        func pager(_ pager: Pager, didScrollTo position: CGFloat) { positions.append(position) }
    }

    private let pager = Pager(pages: ["One", "Two", "Three"].map { Screen($0) })
    private let watcher = Watcher()

    private func show(_ configuration: ClientConfiguration) -> ClientFixture {
        pager.pagerDelegate = watcher
        return ClientFixture(configuration, [Screen("Home"), pager])
    }

    private let middle = CGPoint(x: 195, y: 400)

    @Test(
        "a pager turns its pages although it has taken over the delegate of their scroll view",
        arguments: ClientConfiguration.all)
    func turning(configuration: ClientConfiguration) throws {
        let fixture = show(configuration)
        watcher.positions = []
        fixture.flick(from: middle, by: -150)
        #expect(pager.currentIndex == 1)
        #expect(pager.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(try #require(watcher.positions.max()) > 0.95)
        #expect(watcher.positions.contains { $0 > 0.2 && $0 < 0.8 })
        fixture.flick(from: middle, by: 150)
        #expect(pager.currentIndex == 0)
        fixture.drag(from: middle, by: -60)
        #expect(pager.currentIndex == 0)
        #expect(fixture.depth == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a pager tells from the main queue where it has settled", arguments: ClientConfiguration.all)
    func mainQueue(configuration: ClientConfiguration) async {
        let fixture = show(configuration)
        fixture.flick(from: middle, by: -150)
        #expect(watcher.settled.isEmpty)
        await fixture.device.run(for: 0.1)
        #expect(watcher.settled == [1])
    }

    @Test("a page that is asked for slides in, and from there a finger turns on", arguments: ClientConfiguration.all)
    func requested(configuration: ClientConfiguration) {
        let fixture = show(configuration)
        fixture.device.perform { pager.scroll(to: 2, animated: true) }
        fixture.device.settle()
        #expect(pager.currentIndex == 2)
        fixture.flick(from: middle, by: 150)
        #expect(pager.currentIndex == 1)
        #expect(pager.pages.map { ($0 as? Screen)?.appearances.last } == ["didDisappear", "didAppear", "didDisappear"])
        #expect(fixture.depth == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "before the first page there is the swipe back, or nothing",
        arguments: [
            ClientConfiguration(navigation: .stock, system: .iOS18),
            ClientConfiguration(navigation: .fullScreenPop, system: .iOS18),
        ])
    func firstPage(configuration: ClientConfiguration) {
        let fixture = show(configuration)
        fixture.drag(from: CGPoint(x: 60, y: 400), by: 280)
        #expect(pager.currentIndex == 0)
        #expect(fixture.depth == (configuration.popsFromAnywhere ? 1 : 2))
        #expect(fixture.device.faults.isEmpty)
    }
}

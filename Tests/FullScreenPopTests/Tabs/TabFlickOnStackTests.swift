import Testing

@testable import FullScreenPop
@testable @_spi(Headless) import UIKit

/// A flick back that lands while the tabs change, on a stack that is only coming, and whose recognizers can't have it.
@MainActor
@Suite("A flick back right after a swipe to a tab with a pushed screen")
struct TabFlickOnStackTests {
    // Fails when `TabSwipe.stack(thatMissed:)` returns nil.
    @Test("pops the screen, and swipes no tab", arguments: TestConfiguration.systems, [0.2, 0.33])
    func pops(configuration: TestConfiguration, gap: Double) {
        let fixture = makeFixture(configuration)
        var events: [SwipeEvent] = []
        backSwipe(of: fixture).onEvent = { events.append($0) }
        swipeForward(fixture)
        fixture.device.advance(by: gap)
        flickBack(fixture, from: 100)
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.navigations[2].viewControllers.count == 1)
        #expect(events.first == .began && events.last == .finished)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a flick for another owner is decided by the tab swipe's own arbiter, or refuses without a report.
    @Test("asks the options of the screen, which is told of a refusal", arguments: TestConfiguration.systems)
    func options(configuration: TestConfiguration) {
        let fixture = makeFixture(configuration)
        var refusals: [SwipeRefusal] = []
        backSwipe(of: fixture).onEvent = { if case .refused(let refusal) = $0 { refusals.append(refusal) } }
        fixture.navigations[2].topViewController?.fullScreenPop.startRegion = .leadingEdge
        swipeForward(fixture)
        fixture.device.advance(by: 0.2)
        flickBack(fixture, from: 100)
        #expect(fixture.navigations[2].viewControllers.count == 2)
        #expect(refusals.map(\.reason) == [.outsideStartRegion])
        flickBack(fixture, from: 10)
        #expect(fixture.navigations[2].viewControllers.count == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    private func makeFixture(_ configuration: TestConfiguration) -> TabFixture {
        let fixture = TabFixture(configuration)
        fixture.device.perform { fixture.navigations[2].pushViewController(Screen("Pushed"), animated: false) }
        fixture.device.settle()
        return fixture
    }

    private func backSwipe(of fixture: TabFixture) -> BackSwipe { BackSwipe.of(fixture.navigations[2]) }

    private func swipeForward(_ fixture: TabFixture) {
        fixture.finger(at: 300).move(by: fixture.back(-160), over: 0.09).up()
    }

    private func flickBack(_ fixture: TabFixture, from distance: CGFloat) {
        fixture.finger(at: distance).move(by: fixture.back(170), over: 0.1).up()
        fixture.device.settle()
    }
}

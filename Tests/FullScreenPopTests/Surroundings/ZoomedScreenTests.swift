import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop

/// Screens that UIKit zooms have recognizers of its own on their views.
@MainActor
@Suite("Zoomed screens")
struct ZoomedScreenTests {
    private nonisolated static let configurations = TestConfiguration.leftToRight.filter { $0.system >= .iOS18 }

    private func show(_ configuration: TestConfiguration) -> NavigationFixture {
        let fixture = NavigationFixture(configuration, depth: 1)
        let detail = Screen("Detail")
        detail.preferredTransition = .zoom { _ in nil }
        fixture.device.perform { fixture.navigation.pushViewController(detail, animated: true) }
        fixture.device.settle()
        return fixture
    }

    @Test("a swipe pops a zoomed screen, once", arguments: configurations, [4, 150] as [CGFloat])
    func popping(configuration: TestConfiguration, start: CGFloat) {
        let fixture = show(configuration)
        let deeper = Screen("Deeper")
        deeper.preferredTransition = .zoom { _ in nil }
        fixture.device.perform { fixture.navigation.pushViewController(deeper, animated: true) }
        fixture.device.settle()
        fixture.swipe(from: start)
        #expect(fixture.stack == ["Screen 0", "Detail"])
        fixture.swipe(from: start)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a swipe that is let go too early leaves a zoomed screen", arguments: configurations)
    func letGo(configuration: TestConfiguration) {
        let fixture = show(configuration)
        fixture.swipe(by: 80)
        #expect(fixture.stack == ["Screen 0", "Detail"])
        #expect(fixture.navigation.topViewController?.view.frame == fixture.navigation.view.bounds)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `EdgeSwipeRule` takes the edge pan of a zoomed screen for that of a view inside.
    @Test("from its edge as well, a zoomed screen is popped by the driver that the app has chosen")
    func driver() {
        let fixture = show(TestConfiguration(system: .iOS18, driver: .percentDriven))
        let finger = fixture.finger(at: 4).move(by: fixture.back(200), over: 0.3)
        #expect(fixture.navigation.backSwipe.drivers.percentDriven.isRunning)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "with its swipe switched off a zoomed screen stays only if its zoom is held back, too",
        arguments: configurations)
    func switchedOff(configuration: TestConfiguration) {
        for holdsZoom in [true, false] {
            let fixture = show(configuration)
            let options = UIViewController.Transition.ZoomOptions()
            options.interactiveDismissShouldBegin = { _ in !holdsZoom }
            let top = fixture.navigation.topViewController
            top?.preferredTransition = .zoom(options: options) { _ in nil }
            top?.fullScreenPop.isEnabled = false
            fixture.swipe()
            #expect(fixture.stack == (holdsZoom ? ["Screen 0", "Detail"] : ["Screen 0"]))
        }
    }
}

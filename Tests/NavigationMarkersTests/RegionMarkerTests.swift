import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@testable import NavigationMarkers

@Suite("A marker that says where on content without a view a swipe may start") @MainActor
struct RegionMarkerTests {
    private static func part(
        _ backSwipe: ViewArbitration.BackSwipe, _ frame: CGRect = CGRect(x: 0, y: 300, width: 390, height: 200)
    ) -> HostingController.Part {
        .view {
            let marker = RegionMarker()
            marker.frame = frame
            marker.backSwipe = backSwipe
            return marker
        }
    }

    /// The screen on top has a view over the marker, as all content of SwiftUI may lie in one.
    private func app(_ configuration: DeviceConfiguration, _ part: HostingController.Part) -> (
        StackApp, HostingController
    ) {
        let screen = HostingController("Top", [part, .view { UIView() }])
        return (StackApp(configuration, screens: [HostingController("Home"), screen]), screen)
    }

    @Test("no swipe starts where the marker blocks them, and beside it one does", arguments: DeviceConfiguration.all)
    func blocked(configuration: DeviceConfiguration) {
        let (app, _) = app(configuration, Self.part(.blocked))
        for x in [5, 100, 300] as [CGFloat] { app.swipe(at: x, y: 400) }
        #expect(app.stack == ["Home", "Top"])
        app.swipe(y: 600)
        #expect(app.stack == ["Home"])
        #expect(app.device.faults.isEmpty)
    }

    @Test(
        "where the marker wants the edge, a swipe starts there", arguments: DeviceConfiguration.all,
        [5, 100] as [CGFloat])
    func edgeOnly(configuration: DeviceConfiguration, x: CGFloat) {
        let (app, _) = app(configuration, Self.part(.edgeOnly))
        app.swipe(at: x, y: 400)
        #expect(app.stack == (x < 30 ? ["Home"] : ["Home", "Top"]))
    }

    @Test("a marker that changes its mind, or goes, no longer blocks", arguments: [true, false])
    func changed(goes: Bool) {
        let marker = RegionMarker()
        marker.backSwipe = .blocked
        let (app, screen) = app(DeviceConfiguration(system: .iOS26), .view { marker })
        app.swipe()
        #expect(app.stack == ["Home", "Top"])
        app.device.perform { if goes { screen.removePart(at: 0) } else { marker.backSwipe = .allowed } }
        app.swipe()
        #expect(app.stack == ["Home"])
    }

    @Test("a marker that comes later blocks from the next touch on")
    func later() {
        let screen = HostingController("Top", [.view { UIView() }])
        let app = StackApp(screens: [HostingController("Home"), screen])
        app.device.perform { screen.insert(Self.part(.blocked), at: 0) }
        app.swipe()
        #expect(app.stack == ["Home", "Top"])
    }

    @Test("a marker that is moved to another controller applies to touches there")
    func moved() {
        let marker = RegionMarker()
        marker.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        marker.backSwipe = .blocked
        let home = HostingController("Home", [.view { marker }])
        let app = StackApp(screens: [home, HostingController("Top")])
        app.device.perform { app.navigation.viewControllers[1].view.addSubview(marker) }
        app.swipe()
        #expect(app.stack == ["Home", "Top"])
        app.device.perform { app.navigation.viewControllers[0].view.addSubview(marker) }
        app.swipe()
        #expect(app.stack == ["Home"])
    }

    @Test("a marker moves along with the content that scrolls")
    func scrolled() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        let marker = RegionMarker()
        marker.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
        marker.backSwipe = .blocked
        scrollView.addSubview(marker)
        let (app, _) = app(
            DeviceConfiguration(system: .iOS18),
            .view {
                scrollView
            })
        app.swipe(y: 400)
        #expect(app.stack == ["Home", "Top"])
        app.device.perform { scrollView.contentOffset.y = 250 }
        app.swipe(y: 400)
        #expect(app.stack == ["Home"])
    }

    @Test("a marker gets no touches")
    func touches() {
        let screen = HostingController("Top", [.view { UIView() }, Self.part(.blocked)])
        let app = StackApp(screens: [HostingController("Home"), screen])
        let hit = app.device.window.hitTest(CGPoint(x: 195, y: 400), with: nil)
        #expect(hit != nil && !(hit is RegionMarker))
    }

    @Test("a marker is not kept")
    func released() {
        weak var marker: RegionMarker?
        let (app, screen) = app(
            DeviceConfiguration(system: .iOS18),
            .view {
                let made = RegionMarker()
                made.backSwipe = .blocked
                return made
            })
        marker = screen.view.firstMarker
        #expect(marker != nil)
        app.device.perform { screen.removePart(at: 0) }
        #expect(marker == nil)
    }
}

extension UIView {
    fileprivate var firstMarker: RegionMarker? {
        self as? RegionMarker ?? subviews.lazy.compactMap(\.firstMarker).first
    }
}

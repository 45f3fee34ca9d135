import ForeignClients
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Shared elements of a library")
struct SharedElementsClientTests {
    private let elements = SharedElements(tag: 7)
    private let before = RecordingDelegate()
    private let home = Screen("Home")
    private let detail = Screen("Detail")

    private func show(_ configuration: ClientConfiguration) -> ClientFixture {
        for (screen, frame) in [
            (home, CGRect(x: 20, y: 600, width: 80, height: 80)),
            (detail, CGRect(x: 0, y: 100, width: 390, height: 390)),
        ] {
            let picture = UIView(frame: frame)
            picture.tag = 7
            picture.backgroundColor = .systemRed
            screen.view.addSubview(picture)
        }
        let fixture = ClientFixture(configuration, [home])
        fixture.navigation.delegate = before
        elements.adopt(fixture.navigation)
        return fixture
    }

    @Test("elements fly with a push and a pop, and the earlier delegate is told", arguments: ClientConfiguration.all)
    func flying(configuration: ClientConfiguration) throws {
        let fixture = show(configuration)
        fixture.device.perform { fixture.navigation.pushViewController(detail, animated: true) }
        fixture.device.advance(by: 0.2)
        let flying = try #require(detail.view.superview?.subviews.last)
        #expect(abs(flying.shownFrame.midY - 467) < 30)
        fixture.device.settle()
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        #expect(elements.arrivals == ["Detail", "Home"])
        #expect(before.calls.suffix(4) == ["willShow Detail", "didShow Detail", "willShow Home", "didShow Home"])
        #expect(home.view.viewWithTag(7)?.isHidden == false)
        #expect(home.view.alpha == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("screens without the element come and go as always", arguments: ClientConfiguration.all)
    func withoutElement(configuration: ClientConfiguration) {
        let fixture = show(configuration)
        let plain = Screen("Plain")
        fixture.device.perform { fixture.navigation.pushViewController(plain, animated: true) }
        fixture.device.settle()
        #expect(elements.arrivals.isEmpty)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        #expect(fixture.depth == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a swipe from anywhere pops with the elements' own animator")
    func swipe() {
        let fixture = show(ClientConfiguration(navigation: .fullScreenPop, system: .iOS18))
        fixture.device.perform { fixture.navigation.pushViewController(detail, animated: true) }
        fixture.device.settle()
        fixture.drag(from: CGPoint(x: 100, y: 700), by: 270)
        #expect(fixture.depth == 1)
        #expect(home.view.viewWithTag(7)?.isHidden == false)
        #expect(home.view.alpha == 1)
        #expect(fixture.device.faults.isEmpty)
    }
}

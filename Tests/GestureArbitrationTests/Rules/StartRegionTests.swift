import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct StartRegionTests {
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)

    @Test(
        "a start region is measured from the leading edge",
        arguments: [
            (StartRegion.anywhere, 399, true, true),
            (.within(100), 99.5, true, false),
            (.within(100), 100, false, false),
            (.within(100), 300.5, false, true),
            (.within(0), 0, false, false),
            (.within(-5), 0, false, false),
            (.fraction(0.5), 199, true, false),
            (.fraction(0.5), 201, false, true),
            (.fraction(3), 399, true, true),
            (.fraction(-1), 0, false, false),
        ])
    func contains(region: StartRegion, x: CGFloat, leftToRight: Bool, rightToLeft: Bool) {
        let point = CGPoint(x: x, y: 10)
        #expect(region.contains(point, in: bounds, direction: .leftToRight) == leftToRight)
        #expect(region.contains(point, in: bounds, direction: .rightToLeft) == rightToLeft)
    }

    @Test("a start region respects bounds that do not start at zero")
    func scrolledBounds() {
        let scrolled = CGRect(x: 1000, y: 0, width: 400, height: 800)
        #expect(StartRegion.within(50).contains(CGPoint(x: 1040, y: 0), in: scrolled, direction: .leftToRight))
        #expect(!StartRegion.within(50).contains(CGPoint(x: 1060, y: 0), in: scrolled, direction: .leftToRight))
        #expect(StartRegion.within(50).contains(CGPoint(x: 1360, y: 0), in: scrolled, direction: .rightToLeft))
    }

    @Test("a touch outside the start region never reaches the recognizer", arguments: [60.0, 330])
    func touches(x: CGFloat) {
        let fixture = GestureFixture(rules: [.startRegion(.within(120))])
        fixture.swipeBack(from: CGPoint(x: x, y: 400), lift: false)
        #expect(fixture.hasBegun == (x < 120))
        #expect(fixture.pan.numberOfTouches == (x < 120 ? 1 : 0))
        #expect(fixture.refusal == (x < 120 ? nil : .outsideStartRegion))
    }

    @Test("from right to left the start region lies on the right", arguments: [60.0, 330])
    func mirrored(x: CGFloat) {
        let fixture = GestureFixture(rules: [.startRegion(.within(120))], direction: .rightToLeft)
        fixture.swipeBack(from: CGPoint(x: x, y: 400))
        #expect(fixture.hasBegun == (x > 270))
    }

    @Test("each touch is checked against the start region by itself")
    func perTouch() {
        let fixture = GestureFixture(rules: [.startRegion(.within(120))])
        let outside = fixture.device.finger().down(at: CGPoint(x: 300, y: 200))
        fixture.swipeBack(from: CGPoint(x: 40, y: 400))
        #expect(fixture.hasBegun)
        outside.up()
    }
}

import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("The look-alike pop") @MainActor
struct LookAlikeTests {
    @Test(
        "the look-alike pop follows the finger linearly, the lower screen by three tenths, mirrored from right to left",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func poses(direction: UIUserInterfaceLayoutDirection) {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18, direction: direction, driver: .percentDriven))
        let finger = fixture.finger(at: 50)
        for distance in [107.5, 97.5] as [CGFloat] {
            finger.move(by: fixture.back(distance), over: 0.2).hold(for: 0.05)
            let moved = fixture.progress.last ?? 0
            #expect(abs(fixture.top.view.shownOrigin.x - fixture.back(390 * moved)) < 0.5)
            #expect(abs(fixture.below.view.shownOrigin.x + fixture.back(117 * (1 - moved))) < 0.5)
        }
        #expect(abs(fixture.top.view.shownOrigin.x - fixture.back(195)) < 0.5)
        finger.cancel()
        fixture.device.settle()
        #expect(fixture.top.view.shownOrigin.x == 0)
    }

    @Test("a cancelled look-alike pop leaves the views as they were")
    func givesBack() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18, driver: .percentDriven))
        fixture.top.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        fixture.top.view.alpha = 0.5
        let (superview, subviews) = (fixture.top.view.superview, fixture.top.view.superview?.subviews)
        let finger = fixture.finger(at: 50).move(by: 205, over: 0.2)
        #expect(fixture.below.view.window != nil)
        finger.cancel()
        fixture.device.settle()
        #expect(fixture.top.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        #expect(fixture.top.view.alpha == 0.5)
        #expect(fixture.below.view.superview == nil)
        #expect(fixture.top.view.superview === superview)
        #expect(superview?.subviews == subviews)
    }

    @Test("under Reduce Motion the look-alike pop fades while the finger drives it")
    func reduceMotion() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18, driver: .percentDriven))
        fixture.device.runtime.accessibility.reducesMotion = true
        let finger = fixture.finger(at: 50).move(by: 205, over: 0.2)
        #expect(fixture.top.view.shownOrigin.x == 0)
        #expect(fixture.below.view.shownOrigin.x == 0)
        finger.move(by: 60, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }
}

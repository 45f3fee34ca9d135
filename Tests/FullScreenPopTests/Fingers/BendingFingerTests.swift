import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// A thumb over a list, whose path bends: it may swipe or scroll.
@Suite("A finger that bends across over a list") @MainActor
struct BendingFingerTests {
    private func list(in fixture: NavigationFixture) -> UIScrollView {
        let list = UIScrollView(frame: fixture.top.view.bounds)
        list.contentSize = CGSize(width: 390, height: 4000)
        list.contentOffset.y = 1500
        fixture.device.perform { fixture.top.view.addSubview(list) }
        return list
    }

    // Fails when only the path as a whole shows that it scrolls: then the list stands still for twice as long.
    @Test("scrolls as soon as it moves farther across", arguments: TestConfiguration.leftToRight)
    func scrolls(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = list(in: fixture)
        let finger = fixture.finger(at: 150)
        var stood: TimeInterval = 0
        fixture.bend(finger, from: 40, to: 60, length: 220, frames: 48) {
            if list.contentOffset.y == 1500 { stood += 1 / 60 }
        }
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2 && fixture.events.isEmpty)
        #expect(list.contentOffset.y < 1450)
        #expect(stood < 0.3)
    }

    // Fails when the screen needs 120 points to catch up with a finger that has waited for as long.
    @Test("pops if it stays flatter as a whole, though the swipe begins late", arguments: TestConfiguration.all)
    func pops(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = list(in: fixture)
        let finger = fixture.finger(at: 90)
        fixture.bend(finger, from: 30, to: 50, length: 220, frames: 48)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(list.contentOffset.y == 1500)
    }

    // Fails when what a finger has done before it turned is part of its flick.
    @Test(
        "a stroke up where nothing scrolls, with a hook to the side as the finger lifts, pops nothing",
        arguments: TestConfiguration.all, [12, 20] as [CGFloat])
    func hook(configuration: TestConfiguration, length: CGFloat) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 150, 600).move(by: fixture.back(102), -228, over: 0.21)
            .move(by: fixture.back(length), over: 0.05).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a flick that went across counts as fast along the swipe, because the thumb has curled since.
    @Test(
        "a steep stroke over a strip, with a curl to the side as the finger lifts, pops nothing",
        arguments: TestConfiguration.leftToRight)
    func steepCurl(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let strip = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 500))
        strip.contentSize = CGSize(width: 1500, height: 500)
        fixture.device.perform { fixture.top.view.addSubview(strip) }
        fixture.finger(at: 120, 400).move(by: fixture.back(31.8), -50.9, over: 0.04)
            .move(by: fixture.back(12), 3, over: 0.05).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }
}

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

    /// Moves a finger `length` points in `duration` seconds, from one direction to another, in degrees off the swipe.
    private func bend(
        _ finger: Finger, of fixture: NavigationFixture, from start: Double, to end: Double, length: Double = 220,
        over duration: TimeInterval = 0.8, step: () -> Void = {}
    ) {
        let steps = Int(duration * 60)
        for index in 0..<steps {
            let angle = (start + (end - start) * (Double(index) + 0.5) / Double(steps)) * .pi / 180
            let way = length / Double(steps)
            finger.move(by: fixture.back(cos(angle) * way), sin(angle) * way, over: 1 / 60)
            step()
        }
    }

    // Fails when only the path as a whole shows that it scrolls: then the list stands still for twice as long.
    @Test("scrolls as soon as it moves farther across", arguments: World.leftToRight)
    func scrolls(world: World) {
        let fixture = NavigationFixture(world)
        let list = list(in: fixture)
        let finger = fixture.finger(at: 150)
        var stood: TimeInterval = 0
        bend(finger, of: fixture, from: 40, to: 60) { if list.contentOffset.y == 1500 { stood += 1 / 60 } }
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2 && fixture.events.isEmpty)
        #expect(list.contentOffset.y < 1450)
        #expect(stood < 0.3)
    }

    // Fails when the screen needs 120 points to catch up with a finger that has waited for as long.
    @Test("pops if it stays flatter as a whole, though the swipe begins late", arguments: World.all)
    func pops(world: World) {
        let fixture = NavigationFixture(world)
        let list = list(in: fixture)
        let finger = fixture.finger(at: 90)
        bend(finger, of: fixture, from: 30, to: 50)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(list.contentOffset.y == 1500)
    }
}

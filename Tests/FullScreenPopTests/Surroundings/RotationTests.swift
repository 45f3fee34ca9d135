import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("A rotation during a swipe") @MainActor
struct RotationTests {
    @Test("A pop follows a new size in the middle of a swipe", arguments: TestConfiguration.all)
    func rotation(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 60).move(by: fixture.back(120), over: 0.2)
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        fixture.device.advance(by: 0.5)
        finger.move(by: fixture.back(500), over: 0.4).hold(for: 0.2).up()
        fixture.device.settle()
        let visible = fixture.navigation.topViewController?.view
        #expect(visible?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(visible?.transform == .identity)
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
        fixture.device.rotate(to: CGSize(width: 390, height: 844))
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: false) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "After a rotation during a swipe, progress is a part of the new width",
        arguments: TestConfiguration.all.filter { $0.driver == .percentDriven })
    func progressAfterRotation(configuration: TestConfiguration) throws {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 60).move(by: fixture.back(205), over: 0.2).hold(for: 0.1)
        let before = try #require(fixture.progress.last)
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        fixture.device.advance(by: 0.4)
        finger.move(by: fixture.back(1), over: 0.1).hold(for: 0.1)
        let after = try #require(fixture.progress.last)
        #expect(abs(before - 0.5) < 0.01)
        #expect(abs(after - 196 / 844) < 0.01)
        #expect(abs(fixture.top.view.shownOrigin.x - fixture.back(196)) < 1)
        #expect(fixture.top.view.bounds.size == CGSize(width: 844, height: 390))
        finger.cancel()
        fixture.device.settle()
    }
}

import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("The first movement of a swipe") @MainActor
struct FirstMovementTests {
    /// How far the screen has moved in each frame, in points, while a finger goes `distance` in `duration` seconds.
    private func steps(of fixture: NavigationFixture, by distance: CGFloat, over duration: Double) -> [CGFloat] {
        let finger = fixture.finger(at: 60).move(by: fixture.back(distance), over: duration)
        let places = [0] + fixture.progress.map { $0 * fixture.size.width }
        finger.up()
        return zip(places, places.dropFirst()).map { $1 - $0 }
    }

    @Test("the screen does not jump after a slow finger that might have been a palm", arguments: TestConfiguration.all)
    func slow(configuration: TestConfiguration) throws {
        let steps = steps(of: NavigationFixture(configuration), by: 200, over: 4)
        #expect(steps.count > 100)
        #expect(try #require(steps.max()) < 4)
    }

    @Test("nor after a finger that might have been tapping a button", arguments: TestConfiguration.all)
    func button(configuration: TestConfiguration) throws {
        let fixture = NavigationFixture(configuration)
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        fixture.top.view.addSubview(button)
        fixture.device.settle()
        let steps = steps(of: fixture, by: 200, over: 1)
        #expect(steps.count > 30)
        // Two frames at twice the finger's 3.3 points: the first report is the second frame's.
        #expect(try #require(steps.max()) < 14)
    }

    @Test("after 79 points, the screen is where the finger has brought it", arguments: TestConfiguration.all)
    func catchesUp(configuration: TestConfiguration) throws {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 60).move(by: fixture.back(90), over: 1.5)
        #expect(abs(try #require(fixture.progress.last) * fixture.size.width - 79) < 0.01)
        finger.up()
    }

    @Test("what has been taken away from the movement comes back when the app sets another translation")
    func set() {
        let fixture = NavigationFixture(TestConfiguration.all[0])
        let finger = fixture.finger(at: 60).move(by: 100, over: 2)
        let pan = fixture.navigation.view.gestureRecognizers?.lazy
            .compactMap { $0 as? UIPanGestureRecognizer }.first { $0.state == .changed }
        pan?.setTranslation(CGPoint(x: 7, y: 3), in: fixture.navigation.view)
        #expect(pan?.translation(in: fixture.navigation.view) == CGPoint(x: 7, y: 3))
        finger.up()
    }
}

import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct CoordinatorTests {
    let fixture = LoggingNavigation(["A", "B"])
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        fixture.navigation.view.addSubview(badge)
        fixture.device.advance(by: 0.1)
    }

    private var shownX: CGFloat { badge.layer.presentation()?.position.x ?? badge.layer.position.x }

    @Test("G1 animations beside an interactive transition follow its progress, and go back when it is cancelled")
    func alongside() throws {
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 5, y: 422)).move(by: 10, over: 0.1)
        let coordinator = try #require(fixture.navigation.transitionCoordinator)
        let queued = coordinator.animate(alongsideTransition: { [badge] _ in badge.center.x = 110 }, completion: nil)
        #expect(queued)
        finger.move(by: 195, over: 0.2)
        #expect(abs(shownX - 60) < 0.01)
        finger.move(by: -117, over: 0.2).hold(for: 0.2)
        #expect(abs(shownX - 30) < 0.01)
        finger.up()
        fixture.device.settle()
        #expect(badge.center.x == 10)
        #expect(abs(shownX - 10) < 0.01)
    }

    @Test("G1 animations beside a finished transition end where they were told to")
    func alongsideFinished() throws {
        fixture.navigation.popViewController(animated: true)
        let coordinator = try #require(fixture.navigation.transitionCoordinator)
        coordinator.animate(alongsideTransition: { [badge] _ in badge.center.x = 110 })
        #expect(coordinator.transitionDuration == 0.35)
        fixture.device.advance(by: 0.2)
        #expect(shownX > 10 && shownX < 110)
        fixture.device.settle()
        #expect(badge.center.x == 110)
    }

    @Test("G1 the coordinator tells when the finger lets go, and whether that cancels")
    func interactionChanges() throws {
        for (distance, cancels) in [(100 as CGFloat, true), (300, false)] {
            var told: [Bool] = []
            let finger = fixture.device.finger()
            finger.down(at: CGPoint(x: 5, y: 422)).move(by: distance, over: 0.3).hold(for: 0.2)
            let coordinator = try #require(fixture.navigation.transitionCoordinator)
            #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
            coordinator.notifyWhenInteractionChanges { context in
                #expect(!context.isInteractive)
                told.append(context.isCancelled)
            }
            #expect(told.isEmpty)
            finger.up()
            #expect(told == [cancels])
            fixture.device.settle()
            #expect(told == [cancels])
        }
    }

    @Test("G1 a turn of the device tells the controllers, with a coordinator to animate alongside")
    func sizeChange() {
        final class TurningScreen: UIViewController {
            var sizes: [CGSize] = []
            var ended = 0
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
                coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.ended += 1 }
            }
        }
        let screen = TurningScreen()
        fixture.navigation.pushViewController(screen, animated: false)
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        #expect(screen.sizes == [CGSize(width: 844, height: 390)])
        #expect(screen.ended == 0)
        fixture.device.settle()
        #expect(screen.ended == 1)
        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(fixture.navigation.navigationBar.frame.width == 844)
    }

    @Test("F3 a pop's progress follows the width that the container has now")
    func turnedMeanwhile() {
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 5, y: 300)).move(by: 205, over: 0.3)
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        fixture.device.advance(by: 0.5)
        finger.move(by: 1, over: 0.02)
        #expect(abs((fixture.navigation.transitionCoordinator?.percentComplete ?? 0) - 196 / 844) < 1e-6)
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
        #expect(fixture.screens[1].view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }
}

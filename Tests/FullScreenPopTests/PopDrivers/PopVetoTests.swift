import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("UIKit's own pop is held back") @MainActor
struct PopVetoTests {
    // Fails when `PopVetoGestureRecognizer` decides, or ends, as soon as one of several fingers is lifted.
    @Test(
        "a screen that is not swiped away stays when another finger is lifted before the swipe",
        arguments: TestConfiguration.all)
    func otherFingerLifted(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.isEnabled = false
        let finger = fixture.finger(at: 60)
        fixture.finger(at: 300, 700).hold(for: 0.1).up()
        finger.move(by: fixture.back(250), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.screenDisabled])
    }

    // Fails when the veto counts those that are lifted, or those that are taken away, and not both.
    @Test(
        "fingers that leave in one event, one of them taken away, leave nothing behind",
        arguments: TestConfiguration.all)
    func liftedAndCancelled(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let fingers = fixture.fingersTogether(at: [(300, 500), (15, 720)])
        fixture.device.event {
            fingers[0].cancel()
            fingers[1].up()
        }
        fixture.device.settle()
        #expect(fixture.navigation.view.gestureRecognizers?.allSatisfy { $0.numberOfTouches == 0 } == true)
        fixture.swipe()
        #expect(fixture.milestones == [.began, .finished])
    }

    // Fails when the veto begins although none of UIKit's own recognizers has the finger.
    @Test("a recognizer of the app's that waits for every other one works where UIKit's own do not have the finger")
    func waitingForAll() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let panel = WaitingPanel(frame: CGRect(x: 0, y: 400, width: 390, height: 400)) { _ in true }
        fixture.top.view.addSubview(panel)
        fixture.finger(at: 195, 500).move(by: fixture.back(-120), over: 0.3).up()
        fixture.device.settle()
        #expect(panel.hasMoved)
        #expect(fixture.stack.count == 2)
    }

    // Fails when the veto lets UIKit's own go as soon as its finger is lifted.
    @Test(
        "a swipe that waits for another finger pops nothing that this finger has brought",
        arguments: TestConfiguration.leftToRight)
    func screenPushedMeanwhile(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let button = UIButton(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
        let navigation = fixture.navigation
        button.addAction(
            UIAction { [unowned navigation] _ in navigation.pushViewController(Screen("Next"), animated: true) },
            for: .touchUpInside)
        fixture.top.view.addSubview(button)
        let resting = fixture.finger(at: 240, 300).move(by: fixture.back(-37), 74, over: 0.2)
        let pressing = fixture.finger(at: 46, 520).move(by: 5, 60, over: 0.15)
        fixture.finger(at: 8).move(by: fixture.back(190), over: 0.15).up()
        pressing.up()
        fixture.device.advance(by: 0.2)
        resting.up()
        fixture.device.settle()
        #expect(fixture.device.faults.isEmpty)
        #expect(fixture.navigation.topViewController?.view.window != nil)
        #expect(
            fixture.milestones.filter { $0 == .began }.count
                == fixture.milestones.filter { $0 == .finished || $0 == .cancelled }.count)
    }
}

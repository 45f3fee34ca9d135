import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("A swipe that another recognizer holds back") @MainActor
struct HeldBackTests {
    // Fails when the requirements are not asked again about a swipe that UIKit has held back.
    @Test("does not pop a screen that has been locked meanwhile", arguments: TestConfiguration.all)
    func locked(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let undecided = UndecidedRecognizer()
        fixture.top.view.addGestureRecognizer(undecided)
        fixture.navigation.backSwipe.arbiter.rules.insert(.waits(for: undecided), at: 0)
        let finger = fixture.finger(at: 60).move(by: fixture.back(60), over: 0.1)
        fixture.top.fullScreenPop.isEnabled = false
        undecided.fail()
        finger.move(by: fixture.back(200), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.screenDisabled])
        #expect(!fixture.events.contains(.began))
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when the question is asked as soon as the pan may begin, though a map under the finger may still take it.
    @Test(
        "puts no question to the person before it is known that they swipe",
        arguments: TestConfiguration.all, [true, false])
    func question(configuration: TestConfiguration, isTaken: Bool) {
        let fixture = NavigationFixture(configuration)
        let undecided = UndecidedRecognizer()
        fixture.top.view.addGestureRecognizer(undecided)
        fixture.navigation.backSwipe.arbiter.rules.insert(.waits(for: undecided), at: 0)
        var questions = 0
        fixture.top.fullScreenPop.shouldPop = .when { _ in
            questions += 1
            return false
        }
        let finger = fixture.finger(at: 60).move(by: fixture.back(60), over: 0.1)
        #expect(questions == 0)
        if isTaken { undecided.begin() } else { undecided.fail() }
        finger.move(by: fixture.back(200), over: 0.2).up()
        fixture.device.settle()
        #expect(questions == (isTaken ? 0 : 1))
        #expect(fixture.refusals.map(\.reason) == (isTaken ? [] : [.vetoed]))
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a swipe that another recognizer holds back does not pop what is pushed meanwhile",
        arguments: TestConfiguration.all)
    func heldBack(configuration: TestConfiguration) {
        let undecided = UndecidedRecognizer()
        let fixture = NavigationFixture(configuration)
        fixture.top.view.addGestureRecognizer(undecided)
        fixture.navigation.backSwipe.arbiter.rules.insert(.waits(for: undecided), at: 0)
        let finger = fixture.finger(at: 60).move(by: fixture.back(120), over: 0.2)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Pushed"), animated: false) }
        fixture.device.perform { undecided.state = .failed }
        finger.move(by: fixture.back(120), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "Pushed"])
        #expect(fixture.refusals.map(\.reason) == [.screenReplaced])
        #expect(fixture.device.faults.isEmpty)
    }

    // The model lets recognizers fail whose view leaves the window. UIKit may go on with one that it holds back, and
    // the arbiter is asked again then.
    @Test("a swipe that is held back until its view has left the window is refused")
    func heldBackOutOfWindow() throws {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let backSwipe = fixture.navigation.backSwipe
        let pan = try #require(fixture.navigation.view.gestureRecognizers?.first { $0.name == "FullScreenPop.pan" })
        let finger = fixture.finger(at: 60)
        #expect(backSwipe.arbiter.decision(onHeldBack: pan).isAllowed)
        fixture.device.perform { fixture.device.window.rootViewController = Screen("Other") }
        #expect(backSwipe.arbiter.decision(onHeldBack: pan).reason == .outOfWindow)
        finger.up()
    }
}

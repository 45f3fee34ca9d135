import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("A swipe that another recognizer holds back") @MainActor
struct HeldBackTests {
    // Fails when the requirements are not asked again about a swipe that UIKit has held back.
    @Test("does not pop a screen that has been locked meanwhile", arguments: World.all)
    func locked(world: World) {
        let fixture = NavigationFixture(world)
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
        arguments: World.all, [true, false])
    func question(world: World, isTaken: Bool) {
        let fixture = NavigationFixture(world)
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
}

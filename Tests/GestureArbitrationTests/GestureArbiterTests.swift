import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct GestureArbiterTests {
    @Test("without rules a pan begins as it would without an arbiter")
    func defaults() {
        let fixture = GestureFixture()
        fixture.swipeBack()
        #expect(fixture.actions.states.first == .began)
        #expect(fixture.actions.states.last == .ended)
    }

    @Test("a rule that denies the touch keeps it from the recognizer")
    func denialOfTouch() {
        let rule = GivenRule(receives: .deny("not this touch"))
        let fixture = GestureFixture(rules: [rule])
        fixture.swipeBack(lift: false)
        #expect(fixture.pan.numberOfTouches == 0)
        #expect(rule.timesAskedToReceive == 1)
        #expect(rule.timesAskedToBegin == 0)
    }

    @Test("a rule that denies the beginning makes the recognizer fail")
    func denialOfBeginning() {
        let fixture = GestureFixture(rules: [GivenRule(begins: .deny("not now"))])
        fixture.swipeBack(lift: false)
        #expect(fixture.pan.state == .failed)
        #expect(fixture.actions.states.isEmpty)
    }

    @Test("the first answer wins and later rules are not asked")
    func firstAnswerWins() {
        let silent = GivenRule("Silent")
        let first = GivenRule("First", begins: .allow("first"))
        let second = GivenRule("Second", begins: .deny("second"))
        let fixture = GestureFixture(rules: [silent, first, second])
        fixture.swipeBack()
        #expect(fixture.hasBegun)
        #expect(silent.timesAskedToBegin == 1)
        #expect(second.timesAskedToBegin == 0)
    }

    @Test("rules may be changed between gestures")
    func changedRules() {
        let fixture = GestureFixture(rules: [GivenRule(begins: .deny("not now"))])
        fixture.swipeBack()
        fixture.arbiter.rules = []
        fixture.swipeBack()
        #expect(fixture.actions.states.filter { $0 == .began }.count == 1)
    }

    @Test("a decision tells the rule and the reason")
    func decision() {
        let fixture = GestureFixture(rules: [GivenRule("Curfew", begins: .deny("it is late"))])
        let decision = fixture.arbiter.decision(onBeginningOf: fixture.pan)
        #expect(!decision.isAllowed)
        #expect(decision.rule?.name == "Curfew")
        #expect(decision.reason == "it is late")
    }

    @Test("a decision that no rule made says so")
    func unansweredDecision() {
        let fixture = GestureFixture()
        let decision = fixture.arbiter.decision(onBeginningOf: fixture.pan)
        #expect(decision.isAllowed)
        #expect(decision.rule == nil)
        #expect(decision.reason == .noOpinion)
    }

    // Fails when a recognizer holds its arbiter as weakly as UIKit holds a delegate.
    @Test(
        "a recognizer keeps the arbiter that governs it, until it is released from it or goes",
        arguments: [true, false])
    func lifetime(isReleased: Bool) {
        let device = HeadlessDevice()
        let view = UIView(frame: device.window.bounds)
        device.window.addSubview(view)
        var pan: UIPanGestureRecognizer? = UIPanGestureRecognizer()
        weak var arbiter: GestureArbiter?
        if let pan {
            let governing = GestureArbiter(rules: [GivenRule(begins: .deny("not now"))])
            arbiter = governing
            governing.govern(pan)
            view.addGestureRecognizer(pan)
        }
        let finger = device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: 120, 0, over: 0.25)
        #expect(pan?.state == .failed)
        #expect(arbiter != nil)
        finger.up()
        if isReleased {
            pan.map { arbiter?.release($0) }
        } else {
            pan.map(view.removeGestureRecognizer)
            pan = nil
            device.settle()
        }
        #expect(arbiter == nil)
    }
}

import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct GestureArbiterTests {
    @Test("without rules a pan begins as it would without an arbiter")
    func defaults() {
        let stage = Stage()
        stage.swipeBack()
        #expect(stage.actions.states.first == .began)
        #expect(stage.actions.states.last == .ended)
    }

    @Test("a rule that denies the touch keeps it from the recognizer")
    func denialOfTouch() {
        let rule = GivenRule(receives: .deny("not this touch"))
        let stage = Stage(rules: [rule])
        stage.swipeBack(lift: false)
        #expect(stage.pan.numberOfTouches == 0)
        #expect(rule.timesAskedToReceive == 1)
        #expect(rule.timesAskedToBegin == 0)
    }

    @Test("a rule that denies the beginning makes the recognizer fail")
    func denialOfBeginning() {
        let stage = Stage(rules: [GivenRule(begins: .deny("not now"))])
        stage.swipeBack(lift: false)
        #expect(stage.pan.state == .failed)
        #expect(stage.actions.states.isEmpty)
    }

    @Test("the first answer wins and later rules are not asked")
    func firstAnswerWins() {
        let silent = GivenRule("Silent")
        let first = GivenRule("First", begins: .allow("first"))
        let second = GivenRule("Second", begins: .deny("second"))
        let stage = Stage(rules: [silent, first, second])
        stage.swipeBack()
        #expect(stage.hasBegun)
        #expect(silent.timesAskedToBegin == 1)
        #expect(second.timesAskedToBegin == 0)
    }

    @Test("rules may be changed between gestures")
    func changedRules() {
        let stage = Stage(rules: [GivenRule(begins: .deny("not now"))])
        stage.swipeBack()
        stage.arbiter.rules = []
        stage.swipeBack()
        #expect(stage.actions.states.filter { $0 == .began }.count == 1)
    }

    @Test("a decision tells the rule and the reason")
    func decision() {
        let stage = Stage(rules: [GivenRule("Curfew", begins: .deny("it is late"))])
        let decision = stage.arbiter.decision(onBeginningOf: stage.pan)
        #expect(!decision.isAllowed)
        #expect(decision.ruleName == "Curfew")
        #expect(decision.reason == "it is late")
    }

    @Test("a decision that no rule made says so")
    func unansweredDecision() {
        let stage = Stage()
        let decision = stage.arbiter.decision(onBeginningOf: stage.pan)
        #expect(decision.isAllowed)
        #expect(decision.rule == nil)
        #expect(decision.reason == .noOpinion)
    }
}

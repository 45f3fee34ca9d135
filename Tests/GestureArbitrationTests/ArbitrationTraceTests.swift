@testable import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ArbitrationTraceTests {
    @Test("an arbiter has no trace unless it is given one")
    func offByDefault() {
        #expect(GestureArbiter().trace == nil)
    }

    @Test("a swipe leaves one entry for the touch and one for the beginning")
    func entries() {
        let fixture = GestureFixture(rules: [GivenRule("Curfew", begins: .deny("it is late"))])
        fixture.device.advance(by: 2)
        fixture.swipeBack()
        #expect(fixture.trace.entries.map(\.question) == [.receive, .begin])
        #expect(fixture.trace.entries.map(\.outcome) == [.allowed, .denied])
        let denial = fixture.trace.entries[1]
        #expect(denial.recognizer == "swipe")
        #expect(denial.rule == "Curfew")
        #expect(denial.reason == "it is late")
        #expect(denial.time > 2 && denial.time < 2.25)
    }

    @Test("an entry for a touch names the view that it landed on")
    func touchedView() {
        let fixture = GestureFixture()
        fixture.swipeBack()
        #expect(fixture.trace.entries.first?.other == "UIView")
    }

    @Test("an entry for a relation names the other recognizer and tells the question")
    func relations() {
        let fixture = GestureFixture(rules: [GivenRule("Manners", relation: .goesFirst("me first"))])
        let inner = InnerPan(on: fixture)
        inner.pan.name = "inner"
        fixture.swipeBack()
        let entry = fixture.trace.entries.first { $0.question == .goBefore }
        #expect(entry?.other == "inner")
        #expect(entry?.rule == "Manners")
        #expect(entry?.outcome == .goesFirst)
    }

    @Test("a relation on which no rule has an opinion is recorded as UIKit takes it: each excludes the other")
    func unknownRelation() {
        let fixture = GestureFixture(rules: [])
        let inner = InnerPan(on: fixture)
        inner.pan.name = "inner"
        fixture.swipeBack()
        let entry = fixture.trace.entries.first { $0.question == .recognizeTogether }
        #expect(entry?.other == "inner" && entry?.rule == nil)
        #expect(entry?.outcome == .exclusive && entry?.reason == .noOpinion)
    }

    @Test("a recognizer without a name is called by its type and the type of its view")
    func unnamed() {
        let fixture = GestureFixture()
        fixture.pan.name = nil
        fixture.swipeBack()
        #expect(fixture.trace.entries.first?.recognizer == "UIPanGestureRecognizer of UIView")
    }

    @Test("a full trace forgets its oldest entries")
    func ring() {
        let fixture = GestureFixture()
        let trace = ArbitrationTrace(capacity: 3)
        fixture.arbiter.trace = trace
        for reason in ["one", "two", "three", "four", "five"] as [ArbitrationReason] {
            fixture.arbiter.rules = [GivenRule(begins: .deny(reason))]
            _ = fixture.arbiter.decision(onBeginningOf: fixture.pan)
        }
        #expect(trace.entries.map(\.reason) == ["three", "four", "five"])
    }

    @Test("a trace that was emptied starts again")
    func removeAll() {
        let fixture = GestureFixture()
        let trace = ArbitrationTrace(capacity: 2)
        fixture.arbiter.trace = trace
        for _ in 1...3 { _ = fixture.arbiter.decision(onBeginningOf: fixture.pan) }
        trace.removeAll()
        #expect(trace.entries.isEmpty)
        _ = fixture.arbiter.decision(onBeginningOf: fixture.pan)
        #expect(trace.entries.count == 1)
    }

    @Test("a trace hands on every entry as it happens")
    func handler() {
        let fixture = GestureFixture()
        var seen: [ArbitrationTrace.Entry] = []
        fixture.trace.onEntry = { seen.append($0) }
        fixture.swipeBack()
        #expect(seen == fixture.trace.entries)
        #expect(seen.count == 2)
    }

    @Test("an entry of a trace reads as a line with time, recognizer, question, decision and reason")
    func description() {
        let entry = ArbitrationTrace.Entry(
            time: 12.0834, question: .begin, recognizer: "swipe", other: nil, rule: "ControlRule", outcome: .denied,
            reason: "the touch is on a slider")
        #expect(entry.description == "12.083 s: swipe, begin: denied by ControlRule, the touch is on a slider")
    }

    @Test("a printed trace has one line for each entry")
    func printed() {
        let fixture = GestureFixture()
        fixture.swipeBack()
        let lines = fixture.trace.description.split(separator: "\n")
        #expect(lines.map(String.init) == fixture.trace.entries.map(\.description))
    }

    @Test("without a trace no rule is asked for its name")
    func free() {
        let fixture = GestureFixture()
        let rule = NamelessRule()
        fixture.arbiter.rules = [rule]
        fixture.arbiter.trace = nil
        fixture.swipeBack()
        #expect(rule.timesAsked == 1)
        #expect(rule.timesNamed == 0)
    }
}

/// Counts how often its name is wanted.
@MainActor
private final class NamelessRule: ArbitrationRule {
    private(set) var timesNamed = 0
    private(set) var timesAsked = 0

    var name: String {
        timesNamed += 1
        return "Nameless"
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        timesAsked += 1
        return .deny("no")
    }
}

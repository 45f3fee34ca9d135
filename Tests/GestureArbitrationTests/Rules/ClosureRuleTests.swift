import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ClosureRuleTests {
    @Test("a closure rule is asked when the recognizer is about to begin")
    func asked() {
        let list = UIView()
        list.isUserInteractionEnabled = false
        let rule = ClosureRule("Editing") { [unowned list] _ in
            list.isUserInteractionEnabled ? nil : .deny("the list is being edited")
        }
        let fixture = GestureFixture(rules: [rule])
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
        #expect(fixture.trace.entries.last?.rule == "Editing")
        #expect(fixture.refusal == "the list is being edited")
        list.isUserInteractionEnabled = true
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a closure rule is given the recognizer")
    func recognizer() {
        var seen: UIGestureRecognizer?
        let fixture = GestureFixture()
        fixture.arbiter.rules = [
            .when("Look") { recognizer in
                seen = recognizer
                return nil
            }
        ]
        fixture.swipeBack()
        #expect(seen === fixture.pan)
    }
}

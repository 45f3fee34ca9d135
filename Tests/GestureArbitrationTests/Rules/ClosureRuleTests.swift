import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ClosureRuleTests {
    @Test("the closure is asked when the recognizer is about to begin")
    func asked() {
        let list = UIView()
        list.isUserInteractionEnabled = false
        let rule = ClosureRule("Editing") { [unowned list] _ in
            list.isUserInteractionEnabled ? nil : .deny("the list is being edited")
        }
        let stage = Stage(rules: [rule])
        stage.swipeBack()
        #expect(!stage.hasBegun)
        #expect(stage.trace.entries.last?.rule == "Editing")
        #expect(stage.refusal == "the list is being edited")
        list.isUserInteractionEnabled = true
        stage.swipeBack()
        #expect(stage.hasBegun)
    }

    @Test("it is given the recognizer")
    func recognizer() {
        var seen: UIGestureRecognizer?
        let stage = Stage()
        stage.arbiter.rules = [
            .when("Look") { recognizer in
                seen = recognizer
                return nil
            }
        ]
        stage.swipeBack()
        #expect(seen === stage.pan)
    }
}

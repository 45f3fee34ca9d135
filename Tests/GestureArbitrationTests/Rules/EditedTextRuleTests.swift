import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct EditedTextRuleTests {
    let fixture = GestureFixture(rules: [.editedText])

    private func showField() -> UITextField {
        let field = UITextField(frame: CGRect(x: 45, y: 375, width: 300, height: 50))
        field.text = "A name"
        fixture.view.addSubview(field)
        return field
    }

    @Test(
        "a touch within 44 points of the insertion point moves that, and one farther away begins a swipe",
        arguments: [(0.0, false), (42, false), (48, true)])
    func reach(distance: CGFloat, begins: Bool) throws {
        let field = showField()
        field.becomeFirstResponder()
        let end = try #require(field.selectedTextRange?.end)
        let place = field.convert(field.caretRect(for: end), to: nil)
        fixture.swipeBack(from: CGPoint(x: place.maxX + distance, y: place.midY))
        #expect(fixture.hasBegun == begins)
        #expect(fixture.refusal == (begins ? nil : .textIsEdited))
    }

    @Test("text that is not edited refuses nothing")
    func notEdited() {
        _ = showField()
        fixture.swipeBack(from: CGPoint(x: 60, y: 400))
        #expect(fixture.hasBegun)
    }

    @Test("nor does a view that is first responder without text")
    func withoutText() {
        let view = Responsive(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        fixture.view.addSubview(view)
        view.becomeFirstResponder()
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    private final class Responsive: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }
}

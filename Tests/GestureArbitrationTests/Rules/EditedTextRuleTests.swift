import Foundation
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

    // Fails when carets are looked for in points of the view that is edited.
    @Test("the insertion point is where the text has it, in points of its own view", arguments: [true, false])
    func textInsideAnotherView(isNearText: Bool) {
        let field = FieldWithInnerView(frame: CGRect(x: 45, y: 375, width: 300, height: 50))
        fixture.view.addSubview(field)
        field.becomeFirstResponder()
        fixture.swipeBack(from: CGPoint(x: isNearText ? 255 : 55, y: 400), lift: false)
        #expect(fixture.refusal == (isNearText ? .textIsEdited : nil))
        #expect(fixture.hasBegun == !isNearText)
    }

    /// Its text is 200 points to the right of its own edge.
    private final class FieldWithInnerView: UITextField {
        private let inner = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 50))

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(inner)
        }

        required init?(coder: NSCoder) { nil }

        override var textInputView: UIView { inner }

        override func caretRect(for position: UITextPosition) -> CGRect {
            CGRect(x: 0, y: 10, width: 2, height: 30)
        }
    }

    @Test(
        "the second touch of a double tap on text selects, whether the text is edited or not, and another one does not",
        arguments: [0.2, 1.2], [true, false])
    func doubleTap(pause: TimeInterval, isEdited: Bool) {
        let text = UITextView(frame: CGRect(x: 45, y: 300, width: 300, height: 300))
        text.text = "A note"
        text.isEditable = isEdited
        fixture.view.addSubview(text)
        if isEdited { text.becomeFirstResponder() }
        fixture.device.finger().down(at: CGPoint(x: 200, y: 500)).up()
        fixture.device.advance(by: pause)
        fixture.swipeBack(from: CGPoint(x: 201, y: 500))
        #expect(fixture.hasBegun == (pause > 1))
        #expect(fixture.refusal == (pause > 1 ? nil : .textIsSelected))
    }

    @Test(
        "a pointer on text selects, and a pencil writes where it can be edited; a finger does neither",
        arguments: [UITouch.TouchType.direct, .pencil, .indirectPointer], [true, false])
    func pointerAndPencil(type: UITouch.TouchType, isEditable: Bool) {
        let text = UITextView(frame: CGRect(x: 45, y: 300, width: 300, height: 300))
        text.text = "A note"
        text.isEditable = isEditable
        fixture.view.addSubview(text)
        fixture.device.finger(type).down(at: CGPoint(x: 195, y: 500)).move(by: 120, over: 0.25).up()
        let reason: ArbitrationReason? =
            switch type {
            case .pencil where isEditable: .textIsWritten
            case .indirectPointer: .textIsSelected
            default: nil
            }
        #expect(fixture.refusal == reason)
        #expect(fixture.hasBegun == (reason == nil))
    }

    @Test("a double tap on text that cannot be selected, or beside text, refuses nothing", arguments: [true, false])
    func doubleTapElsewhere(isOnText: Bool) {
        let text = UITextView(frame: CGRect(x: 45, y: isOnText ? 300 : 650, width: 300, height: 150))
        text.isSelectable = false
        fixture.view.addSubview(text)
        fixture.device.finger().down(at: CGPoint(x: 100, y: 400)).up()
        fixture.device.advance(by: 0.1)
        fixture.swipeBack(from: CGPoint(x: 100, y: 400))
        #expect(fixture.hasBegun)
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

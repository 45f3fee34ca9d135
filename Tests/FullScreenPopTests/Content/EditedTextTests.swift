import Testing
@_spi(Headless) import UIKit

@Suite("Text under a back swipe") @MainActor
struct EditedTextTests {
    @Test(
        "Text that is being edited keeps the finger that takes hold of its insertion point or selection",
        arguments: TestConfiguration.all)
    func editedText(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let text = UITextView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
        text.text = String(repeating: "Some words that can be selected. ", count: 20)
        fixture.top.view.addSubview(text)
        fixture.device.perform { text.becomeFirstResponder() }
        for selection in [NSRange(location: 9, length: 0), NSRange(location: 9, length: 300)] {
            text.selectedRange = selection
            for end in [text.selectedTextRange?.start, text.selectedTextRange?.end].compactMap(\.self) {
                let place = text.convert(text.caretRect(for: end), to: nil)
                fixture.device.finger().down(at: CGPoint(x: place.midX, y: place.midY + 10))
                    .move(by: fixture.back(30), over: 0.2).move(by: fixture.back(200), over: 0.2).up()
                fixture.device.settle()
                #expect(fixture.stack.count == 2)
            }
        }
        fixture.swipe(from: 100, y: 480)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }
}

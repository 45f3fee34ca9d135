import Testing

@testable @_spi(Headless) import UIKit

@Suite("D: text views")
@MainActor
struct TextViewTests {
    final class Log: NSObject, UITextViewDelegate {
        var calls: [String] = []
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
    }

    let device = HeadlessDevice(size: CGSize(width: 300, height: 300))
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let log = Log()

    init() {
        device.window.addSubview(textView)
        textView.text = String(repeating: "some words to select ", count: 60)
        textView.delegate = log
        device.perform {}
    }

    @Test("D4 a text view scrolls its text")
    func scrolls() {
        #expect(textView.contentSize.height > 100)
        device.finger().down(at: CGPoint(x: 100, y: 80)).move(by: 0, -60, over: 0.1)
        #expect(textView.contentOffset.y == 50)
        #expect(!textView.isFirstResponder)
    }

    @Test("D3 a tap on a text view starts editing, and puts the insertion point where it is")
    func tap() {
        device.finger().down(at: CGPoint(x: 150, y: 30)).up()
        #expect(textView.isFirstResponder)
        #expect(textView.selectedRange.length == 0)
        #expect(log.calls.contains("began"))
        device.perform { _ = textView.resignFirstResponder() }
        #expect(log.calls.last == "ended")
    }

    @Test("D3 text that cannot be edited takes no tap")
    func notEditable() {
        textView.isEditable = false
        device.finger().down(at: CGPoint(x: 150, y: 30)).up()
        #expect(!textView.isFirstResponder)
    }

    @Test("D6 a long press on text selects a word, dragging on selects more, and nothing scrolls")
    func selection() {
        let finger = device.finger().down(at: CGPoint(x: 150, y: 30)).hold(for: 0.6)
        let word = textView.selectedRange
        #expect(["some", "words", "to", "select"].contains((textView.text as NSString).substring(with: word)))
        finger.move(by: 0, 40, over: 0.2)
        #expect(textView.selectedRange.location == word.location)
        #expect(textView.selectedRange.length > word.length)
        #expect(textView.contentOffset == .zero)
    }

    @Test("D6 the second touch of a double tap selects at once and more as it is dragged, or presses as any other does")
    func doubleTap() {
        textView.isEditable = false
        for selects in [true, false] {
            device.runtime.profile.controls.textDoubleTapSelects = selects
            device.finger().down(at: CGPoint(x: 150, y: 30)).up()
            device.advance(by: 0.1)
            let finger = device.finger().down(at: CGPoint(x: 150, y: 30)).move(by: 60, over: 0.1)
            #expect((textView.selectedRange.length > 5) == selects)
            finger.up()
            device.advance(by: 1)
            textView.selectedRange = NSRange(location: 0, length: 0)
        }
        device.finger().down(at: CGPoint(x: 150, y: 30)).hold(for: 0.6).up()
        #expect(textView.selectedRange.length > 0)
    }

    @Test("D6 text that cannot be selected takes no long press")
    func notSelectable() {
        textView.isSelectable = false
        let before = textView.selectedRange
        device.finger().down(at: CGPoint(x: 150, y: 30)).hold(for: 0.8).up()
        #expect(textView.selectedRange == before)
    }
}

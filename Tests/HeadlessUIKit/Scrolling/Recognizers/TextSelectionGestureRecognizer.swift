/// A long press that selects the word under the finger, and more words as the finger moves on. The second touch of a
/// double tap does so at once.
@MainActor
final class TextSelectionGestureRecognizer: UILongPressGestureRecognizer {
    private weak var textView: UITextView?
    private var action: RecognizerAction?
    private var firstWord = NSRange(location: 0, length: 0)
    private var usualDuration: TimeInterval = 0

    init(of textView: UITextView) {
        self.textView = textView
        super.init(target: nil, action: nil)
        usualDuration = minimumPressDuration
        let action = RecognizerAction { [weak self] _ in self?.extendSelection() }
        action.attach(to: self)
        self.action = action
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let selectsAtOnce =
            HeadlessRuntime.current.profile.controls.textDoubleTapSelects && touches.contains { $0.tapCount > 1 }
        minimumPressDuration = selectsAtOnce ? 0 : usualDuration
        super.touchesBegan(touches, with: event)
    }

    private func extendSelection() {
        guard let textView, state == .began || state == .changed, !textView.text.isEmpty else { return }
        let word = textView.wordRange(at: textView.characterIndex(at: location(in: textView)))
        if state == .began {
            firstWord = word
            textView.becomeFirstResponder()
        }
        textView.selectedRange = NSUnionRange(firstWord, word)
    }
}

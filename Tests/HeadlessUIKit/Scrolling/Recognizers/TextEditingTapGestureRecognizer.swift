/// A tap that puts the insertion point into editable text.
@MainActor
final class TextEditingTapGestureRecognizer: UITapGestureRecognizer {
    private weak var textView: UITextView?
    private var action: RecognizerAction?

    init(of textView: UITextView) {
        self.textView = textView
        super.init(target: nil, action: nil)
        let action = RecognizerAction { [weak self] _ in self?.beginEditing() }
        action.attach(to: self)
        self.action = action
    }

    private func beginEditing() {
        guard let textView, textView.isEditable, textView.becomeFirstResponder() else { return }
        let index = textView.characterIndex(at: location(in: textView))
        textView.selectedRange = NSRange(location: index, length: 0)
    }
}

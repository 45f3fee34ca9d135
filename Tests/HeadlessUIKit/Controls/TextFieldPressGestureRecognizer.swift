/// A long press in a text field, which begins to edit it and then moves the insertion point with the finger (MODEL).
@MainActor
final class TextFieldPressGestureRecognizer: UILongPressGestureRecognizer {
    private lazy var action = RecognizerAction { recognizer in
        if recognizer.state == .began { (recognizer.view as? UITextField)?.becomeFirstResponder() }
    }

    init() {
        super.init(target: nil, action: nil)
        action.attach(to: self)
    }
}

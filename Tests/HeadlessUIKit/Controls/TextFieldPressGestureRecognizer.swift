/// A long press in a text field, which begins to edit it and then moves the insertion point with the finger.
@MainActor
final class TextFieldPressGestureRecognizer: UILongPressGestureRecognizer {
    private lazy var action = RecognizerAction { [editingState] recognizer in
        if recognizer.state == editingState { (recognizer.view as? UITextField)?.becomeFirstResponder() }
    }
    private let editingState: State

    /// Nil where a long press is nothing to a text field.
    static func ofProfile() -> TextFieldPressGestureRecognizer? {
        switch HeadlessRuntime.current.profile.controls.textFieldPress {
        case .editsAtOnce: TextFieldPressGestureRecognizer(editingAt: .began)
        case .editsAtLift: TextFieldPressGestureRecognizer(editingAt: .ended)
        case .nothing: nil
        }
    }

    private init(editingAt state: State) {
        editingState = state
        super.init(target: nil, action: nil)
        action.attach(to: self)
    }
}

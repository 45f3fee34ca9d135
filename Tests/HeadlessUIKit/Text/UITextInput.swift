/// The part of Apple's protocol that tells where the insertion point and the selection are.
@preconcurrency @MainActor
public protocol UITextInput: AnyObject {
    var selectedTextRange: UITextRange? { get set }

    func caretRect(for position: UITextPosition) -> CGRect

    /// The view in whose points all geometry of the text is.
    var textInputView: UIView { get }
}

@preconcurrency @MainActor
open class UITextPosition: NSObject {}

@preconcurrency @MainActor
open class UITextRange: NSObject {
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

import UIKit
import UIKitSeams

/// Leaves a touch near the insertion point, or near an end of the selection, to the text that is being edited. Any text
/// gets the second touch of a double tap, and a pointer, which selects. Editable text gets a pencil, which writes.
///
/// A finger that lands there moves the insertion point or the end of the selection. A finger that stays down after a
/// double tap selects what it is dragged over. Elsewhere in the text nothing follows the finger until it has been down
/// long enough for UIKit's own recognizers to begin.
public struct EditedTextRule: ArbitrationRule {
    /// How near the insertion point a finger takes hold of it, in points: the size of a control that can be hit,
    /// according to Apple's Human Interface Guidelines. UIKit's own reach is not documented.
    private static let reach: CGFloat = 44

    /// Denies a touch near the insertion point of the text under it, the second touch of a double tap on text, a
    /// pointer on text, and a pencil on editable text. No opinion on recognizers that follow no movement.
    public func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard recognizer.followsMovement else { return nil }
        let chain = SuperviewChain(from: touch.view, upTo: recognizer.view)
        let selects = touch.tapCount > 1 || touch.type == .indirectPointer
        if selects, chain.contains(where: { $0.isText(\.isSelectable) }) { return .deny(.textIsSelected) }
        if touch.type == .pencil, chain.contains(where: { $0.isText(\.isEditable) }) { return .deny(.textIsWritten) }
        let isHeld = chain.contains { view in
            guard view.isFirstResponder, let text = view as? any UITextInput else { return false }
            let nearby = touch.location(in: text.viewOfGeometry ?? view)
            return text.endsOfSelection.contains { end in
                end.insetBy(dx: -Self.reach, dy: -Self.reach).contains(nearby)
            }
        }
        return isHeld ? .deny(.textIsEdited) : nil
    }
}

extension UIView {
    /// Whether this is text and, if it is a text view, text of this kind.
    fileprivate func isText(_ kind: KeyPath<UITextView, Bool>) -> Bool {
        (self as? UITextView)?[keyPath: kind] ?? (self is any UITextInput)
    }
}

extension UITextInput {
    /// Where the selection begins and ends, in points of the view that the text is in: twice the insertion point if
    /// nothing is selected.
    @MainActor
    fileprivate var endsOfSelection: [CGRect] {
        selectedTextRange.map { [$0.start, $0.end].map(caretRect) } ?? []
    }
}

extension ArbitrationReason {
    /// The touch is near the insertion point of text that is being edited.
    public static var textIsEdited: ArbitrationReason { "the touch is near the insertion point" }

    /// The touch is the second of a double tap on text, or a pointer's.
    public static var textIsSelected: ArbitrationReason { "the touch selects text" }

    /// The touch is a pencil's on editable text.
    public static var textIsWritten: ArbitrationReason { "a pencil writes text" }
}

extension ArbitrationRule where Self == EditedTextRule {
    /// Leaves a touch near the insertion point to the text that is being edited.
    public static var editedText: EditedTextRule { EditedTextRule() }
}

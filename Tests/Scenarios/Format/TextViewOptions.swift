import Foundation

/// What is special about a text view.
public struct TextViewOptions: Sendable {
    public var text: String
    /// Whether the text can be edited; it can be selected in any case.
    public var isEditable: Bool
    /// Whether the app lets the person edit it as soon as its screen has appeared.
    public var isEdited: Bool
}

extension TextViewOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case textView, text, editable, editing
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        text = try object.optional(.text) ?? ""
        isEditable = try object.optional(.editable) ?? true
        isEdited = try object.optional(.editing) ?? false
        guard isEditable || !isEdited else {
            throw object.failure(at: .editing, "expected false for text that is not editable")
        }
    }
}

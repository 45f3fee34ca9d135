import Foundation

/// What is special about a text view.
public struct TextViewOptions: Sendable {
    public var text: String
    /// Whether the text can be edited; it can be selected in any case.
    public var isEditable: Bool
}

extension TextViewOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case textView, text, editable
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        text = try object.optional(.text) ?? ""
        isEditable = try object.optional(.editable) ?? true
    }
}

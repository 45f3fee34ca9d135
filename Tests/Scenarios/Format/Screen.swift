import Foundation

/// A view controller with its content.
public struct Screen: Sendable {
    /// The screen's name, in the navigation bar and in expectations.
    public var title: String
    public var options: ScreenOptions
    public var content: [Element]
}

extension Screen: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case title, content
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: ScreenOptions.keys)
        title = try object.name(.title)
        options = try ScreenOptions(partOf: decoder)
        content = try object.optional(.content) ?? []
    }
}

import Foundation

/// A view controller with its content.
public struct Screen: Sendable {
    /// The screen's name, in the navigation bar and in expectations.
    public var title: String
    public var options: ScreenOptions
    /// Whether the tab bar is away while the screen is on a stack, but not at its root.
    public var hidesTabBar: Bool
    /// How the screen is presented; nil is as UIKit does it, over the full screen.
    public var modal: ModalOptions?
    public var content: [Element]
}

extension Screen: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case title, hidesTabBar, modal, content
    }

    /// The keys that are not those of ``ScreenOptions``.
    static let ownKeys = CodingKeys.allCases.map(\.stringValue)

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: ScreenOptions.keys)
        title = try object.name(.title)
        options = try ScreenOptions(partOf: decoder)
        hidesTabBar = try object.optional(.hidesTabBar) ?? false
        modal = try object.optional(.modal)
        content = try object.optional(.content) ?? []
    }
}

import Foundation

/// A view controller with its content.
public struct Screen: Sendable {
    /// The screen's name, in the navigation bar and in expectations.
    public var title: String
    public var options: ScreenOptions
    /// Whether the tab bar is away while the screen is on a stack, but not at its root.
    public var hidesTabBar: Bool
    /// Whether the screen has a search controller, which it presents itself.
    public var hasSearch: Bool
    /// How the screen is presented by a transition of the package. Without one of the three it is as UIKit does it,
    /// over the full screen.
    public var modal: ModalOptions?
    /// How UIKit presents the screen as a sheet.
    public var sheet: SheetOptions?
    /// How UIKit presents the screen as a popover.
    public var popover: PopoverOptions?
    public var content: [Element]
    /// What is in the bar that the screen shows at the lower end, or above the keyboard, as messengers do: its
    /// `inputAccessoryView`. Nil: it has none.
    public var inputAccessory: [Element]?

    /// Everything in its content and in that bar, with what is in that.
    public var elements: [Element] { (content + (inputAccessory ?? [])).flatMap(\.withDescendants) }

    /// How high that bar is, in points.
    static let inputAccessoryHeight = 50.0
}

extension Screen: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case title, hidesTabBar, search, modal, content, inputAccessory
    }

    /// The keys that are not those of ``ScreenOptions``.
    static let ownKeys = CodingKeys.allCases.map(\.stringValue)

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: ScreenOptions.keys)
        title = try object.name(.title)
        options = try ScreenOptions(partOf: decoder)
        hidesTabBar = try object.optional(.hidesTabBar) ?? false
        hasSearch = try object.optional(.search) ?? false
        switch try object.optional(.modal, PresentationOptions.self) {
        case .modal(let options): modal = options
        case .sheet(let options): sheet = options
        case .popover(let options): popover = options
        case nil: break
        }
        content = try object.optional(.content) ?? []
        inputAccessory = try object.optional(.inputAccessory)
    }
}

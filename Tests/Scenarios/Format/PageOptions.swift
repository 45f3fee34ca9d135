import Foundation

/// What is special about a page control or a page view controller.
public struct PageOptions: Sendable {
    /// How many pages there are.
    public var count: Int
    /// The index of the page that it begins with.
    public var selected: Int
}

extension PageOptions {
    /// The key of the kind of element.
    enum Kind: String {
        case pageControl, pages
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case count, selected
    }

    init(from decoder: any Decoder, key: Kind) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: [key.rawValue] + Element.sharedKeys)
        count = try object.wholeNumber(.count, in: 1...100, "pages") ?? 3
        selected = try object.optional(.selected) ?? 0
        guard (0..<count).contains(selected) else {
            throw object.failure(at: .selected, "expected the index of a page, found \(selected)")
        }
    }
}

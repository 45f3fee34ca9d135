/// What an app puts into the navigation bar for one of its screens. Nil leaves a part as it is.
public struct BarItems: Sendable {
    public var title: String?
    /// The titles of the buttons at the leading end, which take the back button's place.
    public var leading: [String]?
    /// The titles of those at the other end, outermost first.
    public var trailing: [String]?
}

extension BarItems: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case title, leading, trailing
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        title = try object.optional(.title)
        leading = try object.optional(.leading)
        trailing = try object.optional(.trailing)
        guard title != nil || leading != nil || trailing != nil else {
            throw object.failure("expected any of title, leading, trailing")
        }
    }
}

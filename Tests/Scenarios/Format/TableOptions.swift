import Foundation

/// What is special about a table: rows of one height in one section. Its content lies in the first row.
public struct TableOptions: Sendable {
    public var rows: Int
    /// In points.
    public var rowHeight: Double
    /// Whether every row can be swiped to reveal an action.
    public var swipeActions: Bool
    /// Whether every row can be swiped the other way to reveal an action at its leading side.
    public var leadingActions: Bool
    /// Whether a pull at its top refreshes it. It counts that.
    public var refreshes: Bool
    /// From where it begins, in points from the top.
    public var offset: CGPoint
    /// Room around the rows, in points.
    public var inset: ScrollOptions.Inset
    public var dismissesKeyboard: ScrollOptions.KeyboardDismissal?
}

extension TableOptions {
    static let possibleRows = 0...10_000
}

extension TableOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case table, rows, rowHeight, swipeActions, leadingActions, refreshes, offset, inset, dismissesKeyboard
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        rows = try object.wholeNumber(.rows, in: Self.possibleRows, "rows") ?? 0
        rowHeight = try object.number(.rowHeight, in: 1...1000, "points") ?? 44
        swipeActions = try object.optional(.swipeActions) ?? false
        leadingActions = try object.optional(.leadingActions) ?? false
        refreshes = try object.optional(.refreshes) ?? false
        offset = try object.point(.offset) ?? .zero
        inset = try object.inset(.inset) ?? ScrollOptions.Inset()
        dismissesKeyboard = try object.choice(.dismissesKeyboard)
    }
}

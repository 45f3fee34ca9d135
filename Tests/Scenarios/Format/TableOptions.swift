import Foundation

/// What is special about a table: rows of one height in one section. Its content lies in the first row.
public struct TableOptions: Sendable {
    public var rows: Int
    /// In points.
    public var rowHeight: Double
    /// Whether every row can be swiped to reveal an action.
    public var swipeActions: Bool
}

extension TableOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case table, rows, rowHeight, swipeActions
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        rows = try object.optional(.rows) ?? 0
        guard (0...10_000).contains(rows) else {
            throw object.failure(at: .rows, "expected 0 to 10000 rows, found \(rows)")
        }
        rowHeight = try object.optional(.rowHeight) ?? 44
        guard rowHeight > 0 else {
            throw object.failure(at: .rowHeight, "expected a height above 0, found \(rowHeight)")
        }
        swipeActions = try object.optional(.swipeActions) ?? false
    }
}

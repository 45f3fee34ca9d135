import Foundation

/// How UIKit presents a screen as a sheet.
public struct SheetOptions: Sendable {
    public var style: Style
    /// Where the sheet can rest, from the lowest.
    public var detents: [Detent]
    /// Where it rests first; nil is at the lowest.
    public var selectedDetent: Detent?
    /// Whether a drag up in a list at its top makes the sheet larger.
    public var scrollingExpands: Bool
    /// Whether a swipe must not dismiss it.
    public var isModal: Bool

    public enum Style: String, CaseIterable, Sendable {
        /// A page sheet.
        case sheet
        case formSheet
    }

    public enum Detent: String, CaseIterable, Sendable {
        case medium, large
    }
}

extension SheetOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case style, detents, selectedDetent, scrollingExpands, modalInPresentation
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        style = try object.choice(.style) ?? .sheet
        detents = try Self.detents(in: object)
        selectedDetent = try object.choice(.selectedDetent)
        if let selectedDetent, !detents.contains(selectedDetent) {
            throw object.failure(at: .selectedDetent, "expected one of the detents, found \(selectedDetent.rawValue)")
        }
        scrollingExpands = try object.optional(.scrollingExpands) ?? true
        isModal = try object.optional(.modalInPresentation) ?? false
    }

    private static func detents(in object: StrictObject<CodingKeys>) throws -> [Detent] {
        guard let names = try object.optional(.detents, [String].self) else { return [.large] }
        let detents = names.compactMap(Detent.init)
        guard detents.count == names.count, detents == [.medium] || detents == [.large] || detents == Detent.allCases
        else { throw object.failure(at: .detents, "expected medium, large, or both in this order") }
        return detents
    }
}

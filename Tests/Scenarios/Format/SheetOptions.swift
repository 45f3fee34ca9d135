import Foundation

/// How UIKit presents a screen as a sheet.
public struct SheetOptions: Sendable {
    public var style: Style
    /// Where the sheet can rest, from the lowest.
    public var detents: [Detent]
    /// Where it rests first; nil is at the lowest.
    public var selectedDetent: Detent?
    /// The highest one at which what is below is not dimmed, and remains in use; nil if there is none.
    public var undimmedDetent: Detent?
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
        case style, detents, selectedDetent, undimmedDetent, scrollingExpands, modalInPresentation
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        style = try object.choice(.style) ?? .sheet
        detents = try Self.detents(in: object)
        selectedDetent = try Self.detent(.selectedDetent, among: detents, in: object)
        undimmedDetent = try Self.detent(.undimmedDetent, among: detents, in: object)
        scrollingExpands = try object.optional(.scrollingExpands) ?? true
        isModal = try object.optional(.modalInPresentation) ?? false
    }

    private static func detent(
        _ key: CodingKeys, among detents: [Detent], in object: StrictObject<CodingKeys>
    ) throws -> Detent? {
        let detent: Detent? = try object.choice(key)
        if let detent, !detents.contains(detent) {
            throw object.failure(at: key, "expected one of the detents, found \(detent.rawValue)")
        }
        return detent
    }

    private static func detents(in object: StrictObject<CodingKeys>) throws -> [Detent] {
        guard let names = try object.optional(.detents, [String].self) else { return [.large] }
        let detents = names.compactMap(Detent.init)
        guard detents.count == names.count, detents == [.medium] || detents == [.large] || detents == Detent.allCases
        else { throw object.failure(at: .detents, "expected medium, large, or both in this order") }
        return detents
    }
}

import Foundation

/// The split view whose secondary column the stack is in.
public struct SplitOptions: Sendable {
    /// The stack in the primary column, root first.
    public var primary: [Screen]
    public var displayMode: DisplayMode
    public var behavior: Behavior
    public var presentsWithGesture: Bool
    /// The column on top when the split view collapses; nil is UIKit's proposal.
    public var collapsesTo: Column?

    public enum Column: String, CaseIterable, Sendable {
        case primary, secondary
    }

    public enum DisplayMode: String, CaseIterable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    }

    public enum Behavior: String, CaseIterable, Sendable {
        case automatic, tile, overlay
    }
}

extension SplitOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case primary, displayMode, behavior, presentsWithGesture, collapsesTo
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        primary = try object.required(.primary)
        guard !primary.isEmpty else { throw object.failure(at: .primary, "expected at least one screen") }
        displayMode = try object.choice(.displayMode) ?? .automatic
        behavior = try object.choice(.behavior) ?? .automatic
        presentsWithGesture = try object.optional(.presentsWithGesture) ?? true
        collapsesTo = try object.choice(.collapsesTo)
    }
}

/// A column by its name in a file.
struct SplitColumn: Decodable {
    let column: SplitOptions.Column

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let column = SplitOptions.Column(rawValue: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected primary or secondary")
        }
        self.column = column
    }
}

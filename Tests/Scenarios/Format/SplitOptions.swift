import Foundation

/// The split view whose secondary column the stack is in.
public struct SplitOptions: Sendable {
    /// The stack in the primary column, root first.
    public var primary: [Screen]
    /// The stack in the column between the two others, root first; empty where there are two columns.
    public var supplementary: [Screen]
    public var displayMode: DisplayMode
    public var behavior: Behavior
    public var presentsWithGesture: Bool
    /// The column on top when the split view collapses; nil is UIKit's proposal.
    public var collapsesTo: Column?

    public enum Column: String, CaseIterable, Sendable {
        case primary, supplementary, secondary
    }

    public enum DisplayMode: String, CaseIterable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
            twoDisplaceSecondary
    }

    public enum Behavior: String, CaseIterable, Sendable {
        case automatic, tile, overlay, displace
    }

    /// Those that there are, the primary one first.
    public var columns: [Column] {
        supplementary.isEmpty ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    }
}

extension SplitOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case primary, supplementary, displayMode, behavior, presentsWithGesture, collapsesTo
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        primary = try object.required(.primary)
        guard !primary.isEmpty else { throw object.failure(at: .primary, "expected at least one screen") }
        supplementary = try object.optional(.supplementary) ?? []
        guard !supplementary.isEmpty || !object.has(.supplementary) else {
            throw object.failure(at: .supplementary, "expected at least one screen")
        }
        displayMode = try object.choice(.displayMode) ?? .automatic
        behavior = try object.choice(.behavior) ?? .automatic
        presentsWithGesture = try object.optional(.presentsWithGesture) ?? true
        collapsesTo = try object.choice(.collapsesTo)
        guard supplementary.isEmpty else { return }
        if displayMode.needsThreeColumns {
            throw object.failure(at: .displayMode, "expected \(displayMode.rawValue) only beside supplementary")
        }
        if behavior == .displace { throw object.failure(at: .behavior, "expected displace only beside supplementary") }
        if collapsesTo == .supplementary {
            throw object.failure(at: .collapsesTo, "expected supplementary only where there is such a column")
        }
    }
}

extension SplitOptions.DisplayMode {
    public var needsThreeColumns: Bool {
        [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(self)
    }
}

/// A column by its name in a file.
struct SplitColumn: Decodable {
    let column: SplitOptions.Column

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let column = SplitOptions.Column(rawValue: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected primary, supplementary or secondary")
        }
        self.column = column
    }
}

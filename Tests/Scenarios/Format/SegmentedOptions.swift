import Foundation

/// What is special about a segmented control.
public struct SegmentedOptions: Sendable {
    public var segments: [String]
    /// The index of a segment, or -1 for none.
    public var selected: Int
}

extension SegmentedOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case segmented, segments, selected
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        segments = try object.required(.segments)
        guard segments.count <= 100 else {
            throw object.failure(at: .segments, "expected at most 100 segments, found \(segments.count)")
        }
        selected = try object.optional(.selected) ?? 0
        guard segments.indices.contains(selected) || selected == -1 else {
            throw object.failure(at: .selected, "expected the index of a segment, or -1 for none, found \(selected)")
        }
    }
}

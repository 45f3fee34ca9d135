import Foundation

/// What is special about a slider.
public struct SliderOptions: Sendable {
    public var value: Double
    public var range: ClosedRange<Double>
}

extension SliderOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case slider, value, range
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        range = try object.range(.range) ?? 0...1
        value = try object.optional(.value) ?? range.lowerBound
        guard range.contains(value) else {
            throw object.failure(
                at: .value, "expected a value in \(range.lowerBound)…\(range.upperBound), found \(value)")
        }
    }
}

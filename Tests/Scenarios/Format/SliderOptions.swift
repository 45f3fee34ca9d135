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
        let bounds = try object.places(.range, "least", "greatest") ?? [0, 1]
        guard bounds[0] < bounds[1] else {
            throw object.failure(at: .range, "expected the least value before the greatest")
        }
        range = bounds[0]...bounds[1]
        value = try object.optional(.value) ?? range.lowerBound
        guard range.contains(value) else {
            throw object.failure(
                at: .value, "expected a value in \(range.lowerBound)…\(range.upperBound), found \(value)")
        }
    }
}

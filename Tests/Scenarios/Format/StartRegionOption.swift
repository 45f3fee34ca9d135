import Foundation

/// How far from the leading edge a pop may begin: `120` for points, `{ "fraction": 0.5 }` for a part of the width.
public enum StartRegionOption: Sendable, Equatable {
    case points(Double)
    case fraction(Double)
}

extension StartRegionOption: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case fraction
    }

    public init(from decoder: any Decoder) throws {
        if let points = try? decoder.singleValueContainer().decode(Double.self) {
            guard (0...100_000).contains(points) else {
                throw DecodingError.dataCorruptedError(
                    in: try decoder.singleValueContainer(),
                    debugDescription: "expected 0 to 100000 points, found \(points)")
            }
            self = .points(points)
            return
        }
        let object = try StrictObject<CodingKeys>(decoder)
        let fraction = try object.required(.fraction, Double.self)
        guard (0...1).contains(fraction) else {
            throw object.failure(at: .fraction, "expected a fraction from 0 to 1, found \(fraction)")
        }
        self = .fraction(fraction)
    }
}

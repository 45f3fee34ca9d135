import Foundation

/// The direction in which the device's language is written.
public enum LayoutDirection: String, CaseIterable, Sendable, Codable, CustomStringConvertible {
    case ltr
    case rtl

    public var description: String { rawValue }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let direction = LayoutDirection(rawValue: name) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected one of ltr, rtl, found \(name)")
        }
        self = direction
    }
}

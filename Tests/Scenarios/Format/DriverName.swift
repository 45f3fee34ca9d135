import Foundation

/// How the toolkit is told to drive its pops.
public enum DriverName: String, CaseIterable, Sendable, Codable {
    case automatic, systemTarget, contentPop, percentDriven

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let driver = DriverName(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected one of \(names), found \(name)")
        }
        self = driver
    }
}

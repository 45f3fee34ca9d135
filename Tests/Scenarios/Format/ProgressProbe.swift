import Foundation

/// How far a transition must be at a time.
public struct ProgressProbe: Sendable, Codable {
    /// In seconds.
    public var at: TimeInterval
    /// From 0 to 1; 0 while no transition runs.
    public var `is`: Double
    /// How far the progress may be off.
    public var within: Double

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case at, `is`, within
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        guard let at = try object.seconds(.at) else { throw object.failure(at: .at, "missing, expected seconds") }
        self.at = at
        guard let progress = try object.fraction(.is) else {
            throw object.failure(at: .is, "missing, expected a number")
        }
        `is` = progress
        within = try object.fraction(.within) ?? 0.02
    }
}

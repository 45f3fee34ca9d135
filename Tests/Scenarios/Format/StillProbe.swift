import Foundation

/// How long a screen or an element may, or must, stand still in a stretch of time, such as while a finger leads it.
public struct StillProbe: Sendable, Encodable {
    /// The title of a screen or the name of an element.
    public var of: String
    /// The stretch of time, in seconds.
    public var from: TimeInterval
    public var to: TimeInterval
    /// Bounds of the longest time in it without a movement, in seconds.
    public var atLeast: TimeInterval?
    public var atMost: TimeInterval?
}

extension StillProbe: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case of, from, to, atLeast, atMost
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        of = try object.name(.of)
        from = try object.seconds(.from) ?? 0
        guard let to = try object.seconds(.to) else { throw object.failure(at: .to, "missing, expected seconds") }
        self.to = to
        guard from < to else { throw object.failure(at: .to, "expected a time after \(from.formatted) s") }
        atLeast = try object.seconds(.atLeast)
        atMost = try object.seconds(.atMost)
        guard atLeast != nil || atMost != nil else { throw object.failure("expected atLeast, atMost, or both") }
    }
}

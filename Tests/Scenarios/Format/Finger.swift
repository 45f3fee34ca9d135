import Foundation

/// One touch from its landing to its end, by a finger or something else.
public struct Finger: Sendable {
    /// When it lands, in seconds.
    public var start: TimeInterval
    /// Where it lands, in points of the window.
    public var down: CGPoint
    public var kind = TouchKind.finger
    /// How wide it is where it touches, in points; nil is a finger of the usual width.
    public var radius: Double?
    public var path: [Segment]
    public var end: End

    /// A part of the way.
    public enum Segment: Sendable {
        /// Evenly to a place; in no time it arrives with one sample.
        case move(to: CGPoint, over: TimeInterval)
        /// To a place with one sample, after a time.
        case sample(at: CGPoint, after: TimeInterval)
        /// Evenly by a distance from where the finger is.
        case shift(dx: Double, dy: Double, over: TimeInterval)
        case hold(TimeInterval)
    }

    /// How the touch ends.
    public enum End: Sendable {
        case up
        /// The system takes the touch away.
        case cancel
        /// It rests on the screen until the scenario is over.
        case stays
    }

    /// When it ends, in seconds.
    public var finish: TimeInterval { path.reduce(start) { $0 + $1.duration } }
}

extension Finger.Segment {
    var duration: TimeInterval {
        switch self {
        case .move(_, let over), .shift(_, _, let over): over
        case .sample(_, let after): after
        case .hold(let time): time
        }
    }
}

extension Finger: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case down, at, type, radius, path, up, cancel
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        guard let down = try object.point(.down) else {
            throw object.failure(at: .down, "missing, expected [x, y]")
        }
        self.down = down
        start = try object.seconds(.at) ?? 0
        kind = try object.choice(.type) ?? .finger
        radius = try object.number(.radius, in: 0...1000, "points")
        end = .up
        path = try object.optional(.path, [PathPart].self)?.flatMap(\.segments) ?? []
        guard finish <= 600 else {
            throw object.failure(at: .path, "expected a finger that is up after at most 600 seconds, found \(finish)")
        }
        let cancel = try object.optional(.cancel) ?? false
        let up = try object.optional(.up, Bool.self)
        if cancel, up != nil {
            throw object.failure(at: .cancel, "expected cancel or up, not both")
        }
        end = cancel ? .cancel : up ?? true ? .up : .stays
    }
}

/// An object of a path: one segment, or samples as they were recorded.
private struct PathPart: Decodable {
    let segments: [Finger.Segment]

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case to, by, hold, over, samples
    }

    init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        let kind = try object.only(of: [.to, .by, .hold, .samples])
        switch kind {
        case .hold, .samples:
            guard !object.has(.over) else {
                throw object.failure(at: .over, "expected \(kind.rawValue) to say the time alone")
            }
            segments = kind == .hold ? [.hold(try object.seconds(.hold) ?? 0)] : try Self.samples(of: object)
        default:
            guard let over = try object.seconds(.over) else {
                throw object.failure(at: .over, "missing, expected seconds")
            }
            let point = try object.point(kind) ?? .zero
            segments = [kind == .to ? .move(to: point, over: over) : .shift(dx: point.x, dy: point.y, over: over)]
        }
    }

    private static func samples(of object: StrictObject<CodingKeys>) throws -> [Finger.Segment] {
        var last: TimeInterval = 0
        let samples = try object.required(.samples, [[Double]].self)
        guard !samples.isEmpty else { throw object.failure(at: .samples, "expected at least one [seconds, x, y]") }
        return try samples.enumerated().map { index, sample in
            guard sample.count == 3 else {
                throw object.failure(at: .samples, "expected [seconds, x, y] as sample \(index)")
            }
            let place = CGPoint(x: sample[1], y: sample[2])
            let places = StrictObject<CodingKeys>.places
            guard places.contains(sample[1]), places.contains(sample[2]) else {
                throw object.failure(at: .samples, "expected sample \(index) within 100000 points, found \(place)")
            }
            guard sample[0] > last else {
                throw object.failure(
                    at: .samples,
                    "expected sample \(index) later than \(last.formatted) s, found \(sample[0].formatted) s")
            }
            guard sample[0] <= 600 else {
                throw object.failure(at: .samples, "expected sample \(index) within 600 seconds")
            }
            defer { last = sample[0] }
            return .sample(at: place, after: sample[0] - last)
        }
    }
}

import Foundation

/// One scroll with two fingers on a trackpad, from its beginning to its end.
public struct Scroll: Sendable {
    /// The way of a finger on the screen that lands where the pointer is, and moves as far.
    public var course: Finger
}

extension Scroll: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case over, at, path, cancel
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        guard let pointer = try object.point(.over) else {
            throw object.failure(at: .over, "missing, expected [x, y], where the pointer is")
        }
        let path = try object.required(.path, [ScrollPart].self).map(\.segment)
        let isCancelled = try object.optional(.cancel) ?? false
        course = Finger(
            start: try object.seconds(.at) ?? 0, down: pointer, path: path, end: isCancelled ? .cancel : .up)
        guard course.finish <= 600 else {
            throw object.failure(
                at: .path, "expected a scroll that is over after at most 600 seconds, found \(course.finish)")
        }
    }
}

/// An object of a path: fingers on a trackpad have no place on the screen to go to.
private struct ScrollPart: Decodable {
    let segment: Finger.Segment

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case by, hold, over
    }

    init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        guard try object.only(of: [.by, .hold]) == .by else {
            guard !object.has(.over) else {
                throw object.failure(at: .over, "expected hold to say the time alone")
            }
            segment = .hold(try object.seconds(.hold) ?? 0)
            return
        }
        guard let over = try object.seconds(.over) else {
            throw object.failure(at: .over, "missing, expected seconds")
        }
        let way = try object.point(.by) ?? .zero
        segment = .shift(dx: way.x, dy: way.y, over: over)
    }
}

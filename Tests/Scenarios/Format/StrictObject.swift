import Foundation

/// A JSON object of which every key must be known and every value must be what it is said to be.
///
/// An optional key may be left out; null is not a way to leave it out.
public struct StrictObject<Key: CodingKey & CaseIterable> {
    private let container: KeyedDecodingContainer<Key>

    /// - Parameter alsoKnown: keys that another part of the same type reads; nil leaves the check of unknown keys to
    ///   that part.
    public init(_ decoder: any Decoder, _: Key.Type = Key.self, alsoKnown: [String]? = []) throws {
        container = try decoder.container(keyedBy: Key.self)
        guard let alsoKnown else { return }
        let known = Key.allCases.map(\.stringValue) + alsoKnown
        let present = try decoder.container(keyedBy: AnyKey.self)
        if let stranger = present.allKeys.map(\.stringValue).sorted().first(where: { !known.contains($0) }) {
            let similar = known.similar(to: stranger)
            let suggestion = similar.isEmpty ? "" : "did you mean \(similar.joined(separator: " or "))? "
            throw DecodingError.dataCorruptedError(
                forKey: AnyKey(stringValue: stranger), in: present,
                debugDescription: "unknown key, \(suggestion)expected one of \(known.joined(separator: ", "))"
            )
        }
    }

    /// Whether the key is there.
    public func has(_ key: Key) -> Bool {
        container.contains(key)
    }

    public func required<Value: Decodable>(_ key: Key, _ type: Value.Type = Value.self) throws -> Value {
        guard has(key) else { throw failure(at: key, "missing, expected \(jsonName(of: type))") }
        return try value(key, type)
    }

    public func optional<Value: Decodable>(_ key: Key, _ type: Value.Type = Value.self) throws -> Value? {
        has(key) ? try value(key, type) : nil
    }

    /// Foundation does not say where a number with a fraction is that ought to be whole.
    private func value<Value: Decodable>(_ key: Key, _ type: Value.Type) throws -> Value {
        if type == Int.self, let whole = try whole(container.decode(Double.self, forKey: key), key) as? Value {
            return whole
        }
        if type == [Int].self {
            let numbers = try container.decode([Double].self, forKey: key)
            if let wholes = try numbers.map({ try whole($0, key) }) as? Value { return wholes }
        }
        return try container.decode(type, forKey: key)
    }

    private func whole(_ number: Double, _ key: Key) throws -> Int {
        guard let whole = Int(exactly: number) else {
            throw failure(at: key, "expected a whole number, found \(number)")
        }
        return whole
    }

    /// A number of a range, both ends included.
    public func number(_ key: Key, in range: ClosedRange<Double>, _ unit: String = "") throws -> Double? {
        guard let number = try optional(key, Double.self) else { return nil }
        try check([number], key, range, unit)
        return number
    }

    /// A whole number of a range.
    public func wholeNumber(_ key: Key, in range: ClosedRange<Int>, _ unit: String) throws -> Int? {
        guard let number = try optional(key, Int.self) else { return nil }
        guard range.contains(number) else {
            throw failure(at: key, "expected \(range.lowerBound) to \(range.upperBound) \(unit), found \(number)")
        }
        return number
    }

    private func check(_ numbers: [Double], _ key: Key, _ range: ClosedRange<Double>, _ unit: String) throws {
        guard let stranger = numbers.first(where: { !range.contains($0) }) else { return }
        let unit = unit.isEmpty ? "" : " \(unit)"
        throw failure(
            at: key,
            "expected \(range.lowerBound.formatted) to \(range.upperBound.formatted)\(unit), found \(stranger)")
    }

    /// Where anything may be, in points: far beyond every screen, and near enough to be played.
    static var places: ClosedRange<Double> { -100_000...100_000 }

    /// How long or wide anything may be, in points.
    static var lengths: ClosedRange<Double> { 0...100_000 }

    /// A string that names something, so it must not be empty.
    public func name(_ key: Key) throws -> String {
        let name = try required(key, String.self)
        guard !name.isEmpty else { throw failure(at: key, "expected a name, found an empty string") }
        return name
    }

    /// A time or a duration in seconds, 0 or more, and at most ten minutes: nobody wants to play more.
    func seconds(_ key: Key) throws -> TimeInterval? {
        guard let seconds = try optional(key, Double.self) else { return nil }
        guard seconds >= 0 else { throw failure(at: key, "expected 0 or more seconds, found \(seconds)") }
        guard seconds <= 600 else { throw failure(at: key, "expected at most 600 seconds, found \(seconds)") }
        return seconds
    }

    /// A number from 0 to 1.
    func fraction(_ key: Key) throws -> Double? {
        guard let fraction = try optional(key, Double.self) else { return nil }
        guard (0...1).contains(fraction) else {
            throw failure(at: key, "expected a number from 0 to 1, found \(fraction)")
        }
        return fraction
    }

    /// A list of exactly as many numbers as there are labels.
    func numbers(_ key: Key, _ labels: String...) throws -> [Double]? {
        try list(key, labels)
    }

    private func list(_ key: Key, _ labels: [String]) throws -> [Double]? {
        guard let numbers = try optional(key, [Double].self) else { return nil }
        guard numbers.count == labels.count else {
            let list = labels.joined(separator: ", ")
            throw failure(at: key, "expected \(labels.count) numbers, [\(list)], found \(numbers.count)")
        }
        return numbers
    }

    /// Places or distances in points, either way.
    func places(_ key: Key, _ labels: String...) throws -> [Double]? {
        guard let numbers = try list(key, labels) else { return nil }
        try check(numbers, key, Self.places, "points")
        return numbers
    }

    /// The least and the greatest value of something.
    func range(_ key: Key) throws -> ClosedRange<Double>? {
        guard let bounds = try places(key, "least", "greatest") else { return nil }
        guard bounds[0] < bounds[1] else { throw failure(at: key, "expected the least value before the greatest") }
        return bounds[0]...bounds[1]
    }

    /// Distances in points from the four sides.
    func inset(_ key: Key) throws -> ScrollOptions.Inset? {
        try places(key, "top", "leading", "bottom", "trailing").map {
            ScrollOptions.Inset(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        }
    }

    public func point(_ key: Key) throws -> CGPoint? {
        guard let numbers = try numbers(key, "x", "y") else { return nil }
        try check(numbers, key, Self.places, "points")
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    public func size(_ key: Key) throws -> CGSize? {
        guard let numbers = try numbers(key, "width", "height") else { return nil }
        try check(numbers, key, Self.lengths, "points")
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// The size of a screen, which has some extent.
    func screenSize(_ key: Key) throws -> CGSize? {
        guard let numbers = try numbers(key, "width", "height") else { return nil }
        try check(numbers, key, 0...10_000, "points")
        let size = CGSize(width: numbers[0], height: numbers[1])
        guard size.width > 0, size.height > 0 else { throw failure(at: key, "expected a size of more than 0 points") }
        return size
    }

    func rectangle(_ key: Key) throws -> CGRect? {
        guard let numbers = try numbers(key, "x", "y", "width", "height") else { return nil }
        try check(Array(numbers[..<2]), key, Self.places, "points")
        try check(Array(numbers[2...]), key, Self.lengths, "points")
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// One of the raw values of a type.
    public func choice<Value: RawRepresentable & CaseIterable>(_ key: Key, _: Value.Type = Value.self) throws -> Value?
    where Value.RawValue: Decodable {
        guard let raw = try optional(key, Value.RawValue.self) else { return nil }
        guard let value = Value(rawValue: raw) else {
            let values = Value.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
            throw failure(at: key, "expected one of \(values), found \(raw)")
        }
        return value
    }

    /// The one key of `keys` that is there.
    public func only(of keys: [Key]) throws -> Key {
        let present = keys.filter(has)
        guard present.count == 1 else {
            let list = keys.map(\.stringValue).joined(separator: ", ")
            let found = present.isEmpty ? "none" : present.map(\.stringValue).joined(separator: " and ")
            throw failure("expected exactly one of \(list), found \(found)")
        }
        return present[0]
    }

    /// An error about the value of a key.
    public func failure(at key: Key, _ expectation: String) -> DecodingError {
        .dataCorruptedError(forKey: key, in: container, debugDescription: expectation)
    }

    /// An error about the whole object.
    public func failure(_ expectation: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: container.codingPath, debugDescription: expectation))
    }
}

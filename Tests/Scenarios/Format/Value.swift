import Foundation

/// What an element shows, or what is expected of that. As a number: the value of a slider, stepper or scrubber, the
/// index of the selected segment or page, the selected characters of a text view, the pages in a web view's history,
/// the taps of a button or of a table's row actions, what a view has taken of touches. As true or false: whether a
/// switch is on or a text field is edited.
public enum Value: Sendable, Equatable {
    case number(Double)
    case bool(Bool)
    /// Both ends of a range slider, the lower first.
    case numbers([Double])
    /// What is expected of a number: neither less nor more than these.
    case between(least: Double?, greatest: Double?)

    /// Whether two values are the same to a person: numbers up to a hundredth.
    public func isClose(to other: Value) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): abs(a - b) <= 0.01
        case (.bool(let a), .bool(let b)): a == b
        case (.numbers(let a), .numbers(let b)):
            a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 0.01 }
        case (.between(let least, let greatest), .number(let number)):
            number >= least ?? -.infinity && number <= greatest ?? .infinity
        default: false
        }
    }
}

extension Value: Codable {
    private enum BoundKey: String, CodingKey, CaseIterable { case atLeast, atMost }

    public init(from decoder: any Decoder) throws {
        if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
            self = try Self.bounds(of: StrictObject(decoder))
            return
        }
        let container = try decoder.singleValueContainer()
        if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let numbers = try? container.decode([Double].self) {
            self = .numbers(numbers)
        } else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "expected a number, true or false, a list of numbers, or atLeast and atMost")
        }
    }

    private static func bounds(of object: StrictObject<BoundKey>) throws -> Value {
        let least = try object.optional(.atLeast, Double.self)
        let greatest = try object.optional(.atMost, Double.self)
        guard least != nil || greatest != nil else { throw object.failure("expected atLeast, atMost, or both") }
        if let least, let greatest, least > greatest {
            throw object.failure(at: .atMost, "expected no less than \(least.formatted), found \(greatest.formatted)")
        }
        return .between(least: least, greatest: greatest)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .bool(let bool): try container.encode(bool)
        case .numbers(let numbers): try container.encode(numbers)
        case .between(let least, let greatest):
            try container.encode(["atLeast": least, "atMost": greatest].compactMapValues(\.self))
        }
    }
}

extension Value: CustomStringConvertible {
    public var description: String {
        switch self {
        case .number(let number): number.formatted
        case .bool(let bool): "\(bool)"
        case .numbers(let numbers): "[\(numbers.map(\.formatted).joined(separator: ", "))]"
        case .between(let least?, let greatest?): "\(least.formatted) to \(greatest.formatted)"
        case .between(let least?, nil): "at least \(least.formatted)"
        case .between(nil, let greatest): "at most \(greatest?.formatted ?? "anything")"
        }
    }
}

extension Double {
    /// The number with at most three decimals, without needless zeros.
    var formatted: String {
        guard abs(self) < 1e12 else { return "\(self)" }
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

import Foundation

/// What an element shows. As a number: the value of a slider, stepper or scrubber, the index of the selected segment or
/// page, the selected characters of a text view, the pages in a web view's history, the taps of a button or of a table's
/// row actions, what a view has taken of touches. As true or false: whether a switch is on or a text field is edited.
public enum Value: Sendable, Equatable {
    case number(Double)
    case bool(Bool)

    /// Whether two values are the same to a person: numbers up to a hundredth.
    public func isClose(to other: Value) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): abs(a - b) <= 0.01
        case (.bool(let a), .bool(let b)): a == b
        default: false
        }
    }
}

extension Value: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected a number or true or false")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .bool(let bool): try container.encode(bool)
        }
    }
}

extension Value: CustomStringConvertible {
    public var description: String {
        switch self {
        case .number(let number): number.formatted
        case .bool(let bool): "\(bool)"
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

import UIKit

/// A measured number beside the one that it is to reach.
struct Figure: CustomStringConvertible {
    enum Aim {
        case atMost(Double)
        case atLeast(Double)
    }

    var name: String
    var value: Double
    var aim: Aim
    /// What the number comes from.
    var detail: String

    var isReached: Bool {
        switch aim {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        }
    }

    var description: String {
        let wanted =
            switch aim {
            case .atMost(let limit): "at most \(Self.text(limit))"
            case .atLeast(let limit): "at least \(Self.text(limit))"
            }
        return "\(name): \(Self.text(value)) (\(isReached ? "reached" : "MISSED"): \(wanted)). \(detail)"
    }

    static func text(_ value: Double) -> String {
        // Small fractions keep two digits that count.
        let power: Double = abs(value) < 0.1 ? 10_000 : 100
        return value == value.rounded() ? "\(Int(value))" : "\((value * power).rounded() / power)"
    }
}

import UIKit

/// A range in which a measurement is expected, and the answers on both sides of it.
struct Band {
    private let low: Double
    private let high: Double
    private let unit: String

    init(_ low: Double, _ high: Double, _ unit: String) {
        (self.low, self.high, self.unit) = (low, high, unit)
    }

    func name(of value: Double) -> String {
        let (least, most) = (Self.text(low), Self.text(high))
        if value < low { return "less than \(least) \(unit)" }
        return value > high ? "more than \(most) \(unit)" : "\(least) to \(most) \(unit)"
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
